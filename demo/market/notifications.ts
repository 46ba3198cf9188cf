import type { DemoNotification } from '../demo-market.types.ts';

export const DEMO_NOTIFICATIONS: DemoNotification[] = [
  {
    key: 'cierre-colmena',
    title: 'La Colmena cierra hoy',
    message:
      'Es el último día de La Colmena en Tenderete. Lo que tengas en el carrito no está reservado: confírmalo antes del cierre.',
    type: 'WARNING',
    priority: 'HIGH',
    link: '/tienda/la-colmena',
    hoursAgo: 2,
  },
  {
    key: 'abre-horno',
    title: 'Mañana abre el Horno de Rosario',
    message:
      'Pan de leña desde la primera hornada y solo durante tres días. Añádelo a tu calendario para que no se te pase.',
    type: 'INFO',
    priority: 'HIGH',
    link: '/tienda/horno-rosario',
    hoursAgo: 9,
  },
  {
    key: 'taller-cometas',
    title: 'Taller de cometas en El Trompo',
    message:
      'El sábado a las doce, gratis con cualquier compra. No hace falta apuntarse: trae cinta adhesiva y ganas.',
    type: 'SUCCESS',
    priority: 'MEDIUM',
    link: '/tienda/el-trompo',
    hoursAgo: 30,
  },
  {
    key: 'envios-lluvia',
    title: 'Envíos con un día de retraso en Levante',
    message:
      'Por la lluvia, los pedidos con destino a Valencia, Alicante y Murcia pueden tardar un día más de lo previsto.',
    type: 'WARNING',
    priority: 'URGENT',
    link: '/contact',
    hoursAgo: 52,
  },
  {
    key: 'pagos-resuelto',
    title: 'Avisos de pedido que no llegaban',
    message:
      'El lunes por la tarde algunos correos de confirmación salieron tarde. Ya están todos enviados y tus pedidos, a salvo.',
    type: 'ERROR',
    priority: 'MEDIUM',
    link: '/orders',
    hoursAgo: 140,
  },
  {
    key: 'gracias-parra',
    title: 'La Parra se despide hasta la vendimia',
    message: 'Gracias por pasar. Si compraste, tus pedidos siguen en «Tus pedidos», como siempre.',
    type: 'INFO',
    priority: 'LOW',
    link: '/orders',
    hoursAgo: 20,
  },
];
