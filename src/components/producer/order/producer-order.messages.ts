import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Shipment } from '../../../../contract/orders/parcels.ts';
import type { OrderStatus } from '../../../../contract/orders/order.ts';
import { failureMessages } from '../../feedback/failure.messages.ts';
import { SESSION_EXPIRED_TEXT, FOREIGN_ORDER_TEXT } from '../orders/order-status-changes.messages.ts';

export const producerOrderMessages = {
  order: 'Pedido',
  orders: 'Pedidos',
  loading: 'Cargando el pedido',
  placed: 'Hecho el',
  print: 'Imprimir albarán',
  way: 'Por dónde va',
  /** Instruction by order status. */
  lead: {
    pending: 'Es nuevo: mira que lo tienes todo y empieza a prepararlo.',
    organizing: 'Prepáralo y avisa cuando esté listo para salir.',
    ready_to_ship: 'Está listo: márcalo cuando lo entregues al transporte.',
    shipped: 'Va de camino. Márcalo cuando sepas que ha llegado.',
    delivered: 'Ha llegado. No queda nada que hacer.',
    completed: 'Está cerrado. No queda nada que hacer.',
    cancelled: 'Está cancelado: no hay nada que enviar.',
  } satisfies Record<OrderStatus, string>,
  note: (buyer: string) => `Nota para ${buyer}`,
  noteHint: 'La verá en su pedido, junto a este paso.',
  carrier: 'Transportista',
  trackingNumber: 'Número de seguimiento',
  sentWith: ({ carrier, trackingNumber }: Shipment) =>
    `Enviado${carrier ? ` con ${carrier}` : ''}${trackingNumber ? `, número ${trackingNumber}` : ''}.`,
  goods: 'Qué lleva',
  total: 'Total de lo tuyo',
  buyer: 'Para quién',
  call: 'Llamar',
  whatsapp: 'WhatsApp',
  write: 'Escribir',
  fromBuyer: 'Su nota para el reparto',
  allOrders: 'Ver los pedidos',
  leave: (buyer: string) => ({
    title: '¿Salir sin enviar el mensaje?',
    question: `Has escrito a ${buyer} y no se lo has enviado. Si sales ahora, se pierde.`,
    confirm: 'Salir sin enviar',
    dismiss: 'Seguir aquí',
  }),
  gone: 'Este pedido no está',
  goneHint: 'Puede que la dirección esté incompleta, o que el pedido no lleve nada tuyo.',
};

type LoadFailure = FailureOf<'getProducerOrder'>;

const failures = {
  ...failureMessages,
  UNAUTHENTICATED: SESSION_EXPIRED_TEXT,
  FORBIDDEN: 'No tienes permisos de productor para ver este pedido',
  NOT_OWNER: FOREIGN_ORDER_TEXT,
  NOT_FOUND: 'No encontramos este pedido.',
} satisfies Record<LoadFailure['code'], string>;

/** Failure message of loading one order (R6.2, R8.15). */
export const producerOrderFailureText = ({ code, message, errors }: LoadFailure): string =>
  (code === 'CONFLICT' && message) || errors.find(({ field }) => field === 'id')?.message || failures[code];
