export const todayMessages = {
  title: 'Panel',
  greeting: (name: string) => `Hola, ${name}`,
  lead: 'Desde aquí cuidas del mercado. Esto es lo que ya puedes hacer.',
  orders: 'Pedidos del mercado',
  ordersHint: 'Los de todos, y por dónde van.',
  market: 'Ver el mercado',
  marketHint: 'Los puestos y los productos, como los ve quien compra.',
  guide: 'Leer la guía',
  guideHint: 'Cómo se abre un puesto y cómo se cuida.',
  account: 'Tu cuenta',
  accountHint: 'Tus datos, tu contraseña y la salida.',
};
