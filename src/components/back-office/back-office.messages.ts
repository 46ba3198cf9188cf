import type { Role } from '../../../contract/users/role.ts';

type Worker = Exclude<Role, 'consumer'>;

export const todayMessages = {
  title: 'Hoy',
  greeting: (name: string) => `Hola, ${name}`,
  lead: {
    producer: 'Desde aquí llevas tus puestos. Esto es lo que ya puedes hacer.',
    admin: 'Desde aquí cuidas del mercado. Esto es lo que ya puedes hacer.',
  } satisfies Record<Worker, string>,
  products: 'Tus productos',
  productsHint: 'Búscalos, ocúltalos o ponlos a la venta, de uno en uno o muchos a la vez.',
  orders: 'Pedidos del mercado',
  ordersHint: 'Los de todos, y por dónde van.',
  market: 'Ver el mercado',
  marketHint: 'Los puestos y los productos, como los ve quien compra.',
  guide: 'Leer la guía',
  guideHint: 'Cómo se abre un puesto y cómo se cuida.',
  account: 'Tu cuenta',
  accountHint: 'Tus datos, tu contraseña y la salida.',
};
