/** Text that occurs only on this page. A test checks that production builds do not contain it. */
export const SHOWCASE_MARK = 'Miel cruda de la Alcarria, recién sacada del panal';

export const showcaseMessages = {
  title: 'La Colmena',
  area: 'Trastienda',
  greeting: SHOWCASE_MARK,
  greetingLabel: 'Saludo del puesto',
  open: 'Abierto · cierra el sábado a las 15:00',
  more: 'Más',
  seeAsShoppers: 'Ver como quien compra',
  copyLink: 'Copiar el enlace',
  printPoster: 'Imprimir el cartel',
  closeForGood: 'Cerrar antes de tiempo',
  pause: 'Pausar',
  pauseTitle: '¿Pausas La Colmena?',
  pauseText:
    'Se seguirá viendo, pero nadie podrá comprar hasta que la abras de nuevo. Los pedidos que ya tienes siguen su camino.',
  pauseNow: 'Pausar el puesto',
  keepOpen: 'Seguir abierto',
  close: 'Cerrar',
};

export const salesMessages = {
  tab: 'Ventas',
  taken: 'En siete días',
  compared: '212 € más que en tu puesto anterior',
  chart: 'Lo que has vendido cada día, en euros',
  sold: 'Lo que se va acabando',
  soldOf: (sold: string, brought: string) => `${sold} de ${brought} vendidos`,
};

export const showcaseTableMessages = {
  tab: 'Productos',
  table: 'Productos del puesto',
  product: 'Producto',
  price: 'Precio',
  stock: 'Existencias',
  onSale: 'A la venta',
  left: (stock: number, written: string) => `${stock === 1 ? 'Queda' : 'Quedan'} ${written}`,
  noneLeft: 'Agotado',
  chooseAll: 'Elegir todos',
  choose: (name: string) => `Elegir ${name}`,
  onSaleOf: (name: string) => `${name}, a la venta`,
  priceOf: (name: string) => `Precio de ${name}`,
  changePrice: (name: string) => `Cambiar el precio de ${name}`,
  chosen: 'Productos elegidos',
  publish: 'Publicar',
  hide: 'Ocultar',
  forget: 'Quitar selección',
};

export const showcaseFormMessages = {
  name: 'Nombre',
  category: 'Categoría',
  categoryHint: 'Escribe para buscarla',
  noCategory: 'No hay ninguna así',
  showAll: 'Ver todas las categorías',
  deliveryMethods: 'Cómo se entrega',
  pickedUp: 'Se recoge en el puesto',
  sent: 'Se envía a casa',
  sentHint: 'Solo a la península',
  onSale: 'A la venta',
  save: 'Guardar',
  cancel: 'Dejarlo como estaba',
};

export const photoMessages = {
  tab: 'Fotos',
  label: 'Fotos del puesto',
  drop: 'Suelta aquí tus fotos',
  dropHint: 'Hasta ocho, en JPG, PNG o WebP, de 5 MB como mucho',
  choose: 'Elegir fotos',
  dropzone: 'Sitio para soltar fotos',
  remove: (name: string) => `Quitar ${name}`,
  preview: (name: string) => `Vista previa de ${name}`,
  refused: (name: string) => `${name} no puede entrar: mira que sea una foto y que no pase de 5 MB.`,
};

export const showcaseLoadingMessages = {
  tab: 'Esperas',
  veil: 'Cubrir la pantalla',
};
