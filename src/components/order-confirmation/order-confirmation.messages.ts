export const orderConfirmationMessages = {
  title: '¡Gracias! Tu pedido está en marcha',
  waiting: 'Tu pedido',
  loading: 'Trayendo tu resguardo',
  receipt: 'Tenderete',
  next: 'Qué pasa ahora',
  steps: [
    'Te mandamos este resguardo al email de tu cuenta.',
    'Cada productor recibe su parte del pedido y la prepara.',
    'Pagas a cada puesto como dice aquí abajo, o como te escriba: aquí no has pagado nada todavía.',
    'Te lo envía y lo marca en el pedido, para que veas por dónde va.',
  ],
  sale: 'A quién pagas y cómo te llega',
  see: 'Ver el pedido',
  goOn: 'Seguir comprando',
  print: 'Imprimir el resguardo',
};
