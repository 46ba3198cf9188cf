export const pictureViewerMessages = {
  close: 'Cerrar la imagen ampliada',
  nearer: 'Acercar',
  farther: 'Alejar',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
};
