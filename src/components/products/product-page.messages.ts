export const productPageMessages = {
  title: 'Producto',
  coming: 'Cargando el producto',
  exclusive: 'Solo en este puesto',
  producer: 'Hecho por',
  pictures: 'Imágenes del producto',
  enlarge: 'Ampliar la imagen',
  add: 'Añadir al carrito',
  adding: 'Añadiendo…',
  added: 'Añadido al carrito',
  toCart: 'Ver el carrito',
  allChosen: 'No se pueden añadir más.',
  closed: 'La tienda no está disponible para compras',
};
