import type { Formatter } from '../../contract/values/format.ts';
import { totalOf } from '../../contract/values/money.ts';
import { orderNumber } from '../../contract/orders/order-number.ts';
import type { Order } from '../../contract/orders/order.ts';
import { saleTermsOf } from '../../contract/stores/sale-terms-text.ts';
import type { Parcel } from '../../contract/orders/parcels.ts';
import type { EmailText, EmailSection } from './write-email.ts';

/** Parcel data for e-mails, grouped by the names of its stalls. */
export type ParcelEmailData = Pick<Parcel, 'name' | 'sender' | 'lines' | 'stores'>;

/** Sender data of the market for its e-mails. */
export interface MarketEmailData {
  /** Public origin of the market, without a final slash; prefix of links in e-mails. */
  publicUrl: string;
  /** Contact address of the market. */
  contactEmail: string;
  formatter: Formatter;
}

export type OrderEmailData = Pick<Order, 'id' | 'shippingInfo'> & MarketEmailData;

/** Display name of a parcel. */
const nameOf = ({ name }: ParcelEmailData) => name ?? 'Productor';

/** Sender name of a parcel. */
export const senderName = ({ name, sender }: ParcelEmailData) => sender ?? name ?? 'Productor';

/** Rows for the lines of a parcel. */
export const emailRowsOf = ({ formatter: { price } }: OrderEmailData, { lines }: ParcelEmailData) =>
  lines.map(({ product, quantity, totalPrice }) => ({
    label: `${quantity} × ${product?.name ?? 'Producto'}`,
    value: price(totalPrice),
  }));

const total = (
  { formatter: { price } }: OrderEmailData,
  goods: readonly ParcelEmailData[],
): EmailSection => ({
  isSum: true,
  rows: [{ label: 'Total', value: price(totalOf(goods.flatMap(({ lines }) => lines))) }],
});

/** Sections with the lines of each parcel, and the total. */
export const orderSummarySections = (
  order: OrderEmailData,
  parcels: readonly ParcelEmailData[],
): EmailSection[] => [
  ...parcels.map((goods) => ({ title: `Paquete de ${nameOf(goods)}`, rows: emailRowsOf(order, goods) })),
  total(order, parcels),
];

/** Sections with each store's sale terms at the time of the order: seller, payment, delivery, returns (R5.4). */
const agreed = ({ formatter }: OrderEmailData, parcels: readonly ParcelEmailData[]): EmailSection[] =>
  parcels
    .flatMap(({ stores }) => stores)
    .map(({ name, ownerInfo }) => ({
      title: `Comprado en ${name}`,
      rows: saleTermsOf(ownerInfo, formatter).map((part) => ({
        label: `${part.title}: ${part.lines.map(({ text }) => text).join(part.name === 'owner' ? ', ' : ' ')}`,
      })),
    }));

function address({
  fullName,
  address,
  postalCode,
  city,
  state,
  phone,
  notes,
}: Order['shippingInfo']): EmailSection {
  const place = [`${postalCode} ${city}`, state].filter(Boolean).join(', ');
  const said = [fullName, address, place, phone, notes ? `Nota para el reparto: ${notes}` : undefined];
  return { title: 'Se envía a', rows: said.flatMap((label) => (label ? [{ label }] : [])) };
}

/** Reply-To addresses of an e-mail to a shopper: each seller's public address, or the market's if a seller has none. */
export const sellerReplyTo = (
  { contactEmail }: OrderEmailData,
  parcels: readonly ParcelEmailData[],
): string[] => {
  const addresses = parcels.flatMap(({ stores }) => {
    const shown = stores.flatMap(({ ownerInfo }) => ownerInfo?.email || []);
    return shown.length > 0 ? shown : [contactEmail];
  });
  return [...new Set(addresses)];
};

/** Reply-To address of an e-mail to a producer: the shopper's address from the order. */
export const shopperReplyTo = ({ shippingInfo, contactEmail }: OrderEmailData): string[] => [
  shippingInfo.email || contactEmail,
];

/** Button to the shopper's order screen. */
export const shopperOrderLink = ({ id, publicUrl }: OrderEmailData, label: string) => ({
  label,
  url: `${publicUrl}/orders/${id}`,
});

/** Button to the producer's order screen. */
export const producerOrderLink = ({ id, publicUrl }: OrderEmailData) => ({
  label: 'Ver el pedido',
  url: `${publicUrl}/producer/orders/${id}`,
});

/** Order confirmation to the shopper: parcels, prices, shipping address and payment. */
export const orderPlacedEmail = (order: OrderEmailData, parcels: readonly ParcelEmailData[]): EmailText => ({
  subject: `Tu pedido ${orderNumber(order.id)} está en marcha`,
  replyTo: sellerReplyTo(order, parcels),
  greeting: `Hola, ${order.shippingInfo.fullName}:`,
  opening: ['¡Gracias por comprar en el mercado! Esto es lo que has pedido:'],
  sections: [...orderSummarySections(order, parcels), ...agreed(order, parcels), address(order.shippingInfo)],
  button: shopperOrderLink(order, 'Ver mi pedido'),
  closing: [
    'Pagas a cada puesto como dice arriba, o como te escriba al recibir tu pedido. Aquí no te hemos cobrado nada, y el envío va aparte.',
    'Mientras nadie haya empezado a prepararlo, puedes cancelarlo en la página del pedido.',
  ],
});

/** New order e-mail to a producer: only their own lines, the shipping address, and the buyer's contact data. */
export function orderReceivedEmail(order: OrderEmailData, goods: ParcelEmailData): EmailText {
  const { fullName, email } = order.shippingInfo;
  const pieces = goods.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    subject: `Pedido nuevo ${orderNumber(order.id)}: ${order.formatter.count(pieces, 'artículo', 'artículos')} por preparar`,
    replyTo: shopperReplyTo(order),
    greeting: `Hola, ${senderName(goods)}:`,
    opening: [`${fullName} te ha comprado esto:`],
    sections: [
      { rows: emailRowsOf(order, goods) },
      total(order, [goods]),
      address(order.shippingInfo),
      ...(email ? [{ title: 'Para acordar el pago', rows: [{ label: email }] }] : []),
    ],
    button: producerOrderLink(order),
    closing: ['Escríbele cuanto antes para acordar el pago y la entrega: el mercado no cobra ni reparte.'],
  };
}

/** Cancellation confirmation to the shopper, who cancelled before any producer started. */
export const orderCancelledEmail = (
  order: OrderEmailData,
  parcels: readonly ParcelEmailData[],
): EmailText => ({
  subject: `Tu pedido ${orderNumber(order.id)} está cancelado`,
  replyTo: sellerReplyTo(order, parcels),
  greeting: `Hola, ${order.shippingInfo.fullName}:`,
  opening: ['Has cancelado tu pedido y nadie lo va a preparar. Esto es lo que ya no te llegará:'],
  sections: orderSummarySections(order, parcels),
  button: shopperOrderLink(order, 'Ver mi pedido'),
  closing: ['Si ya habías pagado a algún productor, él te lo devuelve: el mercado no cobra nada.'],
});

/** Cancellation e-mail to a producer: lines not to send, contact and reason. */
export const producerCancellationEmail = (
  order: OrderEmailData,
  goods: ParcelEmailData,
  { why, replyTo }: { why: string; replyTo: readonly string[] },
): EmailText => ({
  subject: `Pedido ${orderNumber(order.id)} cancelado: no lo prepares`,
  replyTo,
  greeting: `Hola, ${senderName(goods)}:`,
  opening: [`${why} Ya no tienes que preparar esto:`],
  sections: [{ rows: emailRowsOf(order, goods) }, total(order, [goods])],
  button: producerOrderLink(order),
  closing: [
    'Lo que no has enviado vuelve a estar a la venta en tu puesto.',
    'Si ya te lo había pagado, devuélveselo.',
  ],
});

/** Cancellation e-mail to a producer after the shopper cancelled. */
export const shopperCancelledOrderEmail = (order: OrderEmailData, goods: ParcelEmailData): EmailText =>
  producerCancellationEmail(order, goods, {
    why: `${order.shippingInfo.fullName} ha cancelado su pedido.`,
    replyTo: shopperReplyTo(order),
  });
