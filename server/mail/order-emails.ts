import type { Formatter } from '../../contract/values/format.ts';
import { totalOf } from '../../contract/values/money.ts';
import { orderNumber } from '../../contract/orders/order-number.ts';
import type { Order } from '../../contract/orders/order.ts';
import { saleTermsOf } from '../../contract/stores/sale-terms-text.ts';
import type { Parcel } from '../../contract/orders/parcels.ts';
import type { Email, Section } from './write-email.ts';

/** What somebody sends or was to send, under the names of its stalls. */
export type EmailLines = Pick<Parcel, 'name' | 'sender' | 'lines' | 'stores'>;

/** How a market writes to people. */
export interface Correspondence {
  /** Where people reach the market, without a slash at the end; links in mails start with it. */
  publicUrl: string;
  /** The market's contact address. */
  contactEmail: string;
  formatter: Formatter;
}

export type OrderFacts = Pick<Order, 'id' | 'shippingInfo'> & Correspondence;

/** What a parcel is called. */
const nameOf = ({ name }: EmailLines) => name ?? 'Productor';

/** Who sends a parcel. */
export const senderOf = ({ name, sender }: EmailLines) => sender ?? name ?? 'Productor';

/** What is in a parcel. */
export const rowsOf = ({ formatter: { price } }: OrderFacts, { lines }: EmailLines) =>
  lines.map(({ product, quantity, totalPrice }) => ({
    label: `${quantity} × ${product?.name ?? 'Producto'}`,
    value: price(totalPrice),
  }));

const total = ({ formatter: { price } }: OrderFacts, goods: readonly EmailLines[]): Section => ({
  isSum: true,
  rows: [{ label: 'Total', value: price(totalOf(goods.flatMap(({ lines }) => lines))) }],
});

/** What is in parcels, by each, and what that comes to. */
export const sums = (order: OrderFacts, parcels: readonly EmailLines[]): Section[] => [
  ...parcels.map((goods) => ({ title: `Paquete de ${nameOf(goods)}`, rows: rowsOf(order, goods) })),
  total(order, parcels),
];

/** What each store told when the order was placed: who sells, how it is paid, how it comes, what comes back (R5.4). */
const agreed = ({ formatter }: OrderFacts, parcels: readonly EmailLines[]): Section[] =>
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
}: Order['shippingInfo']): Section {
  const place = [`${postalCode} ${city}`, state].filter(Boolean).join(', ');
  const said = [fullName, address, place, phone, notes ? `Nota para el reparto: ${notes}` : undefined];
  return { title: 'Se envía a', rows: said.flatMap((label) => (label ? [{ label }] : [])) };
}

/** Reply-To of a letter to a shopper: the address that each seller shows with the store, the market's where one shows none. */
export const sellersOf = ({ contactEmail }: OrderFacts, parcels: readonly EmailLines[]): string[] => {
  const addresses = parcels.flatMap(({ stores }) => {
    const shown = stores.flatMap(({ ownerInfo }) => ownerInfo?.email || []);
    return shown.length > 0 ? shown : [contactEmail];
  });
  return [...new Set(addresses)];
};

/** Reply-To of a letter to a producer: the address that the shopper gave for the order. */
export const shopperOf = ({ shippingInfo, contactEmail }: OrderFacts): string[] => [
  shippingInfo.email || contactEmail,
];

/** Where a shopper sees an order. */
export const linkTo = ({ id, publicUrl }: OrderFacts, label: string) => ({
  label,
  url: `${publicUrl}/orders/${id}`,
});

/** Where a producer sees what was sold. */
export const linkToSold = ({ id, publicUrl }: OrderFacts) => ({
  label: 'Ver el pedido',
  url: `${publicUrl}/producer/orders/${id}`,
});

/** To the shopper, that an order stands: what comes from whom, what it costs, where it goes, and who is paid. */
export const orderPlacedEmail = (order: OrderFacts, parcels: readonly EmailLines[]): Email => ({
  subject: `Tu pedido ${orderNumber(order.id)} está en marcha`,
  replyTo: sellersOf(order, parcels),
  greeting: `Hola, ${order.shippingInfo.fullName}:`,
  opening: ['¡Gracias por comprar en el mercado! Esto es lo que has pedido:'],
  sections: [...sums(order, parcels), ...agreed(order, parcels), address(order.shippingInfo)],
  button: linkTo(order, 'Ver mi pedido'),
  closing: [
    'Pagas a cada puesto como dice arriba, o como te escriba al recibir tu pedido. Aquí no te hemos cobrado nada, y el envío va aparte.',
    'Mientras nadie haya empezado a prepararlo, puedes cancelarlo en la página del pedido.',
  ],
});

/** To a producer, that something was bought: the own lines alone, where they go, and how to reach who pays for them. */
export function orderReceivedEmail(order: OrderFacts, goods: EmailLines): Email {
  const { fullName, email } = order.shippingInfo;
  const pieces = goods.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    subject: `Pedido nuevo ${orderNumber(order.id)}: ${order.formatter.count(pieces, 'artículo', 'artículos')} por preparar`,
    replyTo: shopperOf(order),
    greeting: `Hola, ${senderOf(goods)}:`,
    opening: [`${fullName} te ha comprado esto:`],
    sections: [
      { rows: rowsOf(order, goods) },
      total(order, [goods]),
      address(order.shippingInfo),
      ...(email ? [{ title: 'Para acordar el pago', rows: [{ label: email }] }] : []),
    ],
    button: linkToSold(order),
    closing: ['Escríbele cuanto antes para acordar el pago y la entrega: el mercado no cobra ni reparte.'],
  };
}

/** To the shopper, that what nobody had begun with was called off. */
export const orderCancelledEmail = (order: OrderFacts, parcels: readonly EmailLines[]): Email => ({
  subject: `Tu pedido ${orderNumber(order.id)} está cancelado`,
  replyTo: sellersOf(order, parcels),
  greeting: `Hola, ${order.shippingInfo.fullName}:`,
  opening: ['Has cancelado tu pedido y nadie lo va a preparar. Esto es lo que ya no te llegará:'],
  sections: sums(order, parcels),
  button: linkTo(order, 'Ver mi pedido'),
  closing: ['Si ya habías pagado a algún productor, él te lo devuelve: el mercado no cobra nada.'],
});

/** To a producer, that something is not to be sent any more, who is to be asked about it, and why. */
export const orderStoppedEmailOf = (
  order: OrderFacts,
  goods: EmailLines,
  { why, replyTo }: { why: string; replyTo: readonly string[] },
): Email => ({
  subject: `Pedido ${orderNumber(order.id)} cancelado: no lo prepares`,
  replyTo,
  greeting: `Hola, ${senderOf(goods)}:`,
  opening: [`${why} Ya no tienes que preparar esto:`],
  sections: [{ rows: rowsOf(order, goods) }, total(order, [goods])],
  button: linkToSold(order),
  closing: [
    'Lo que no has enviado vuelve a estar a la venta en tu puesto.',
    'Si ya te lo había pagado, devuélveselo.',
  ],
});

/** To a producer, that the shopper called off what was to be sent. */
export const orderCalledOffEmail = (order: OrderFacts, goods: EmailLines): Email =>
  orderStoppedEmailOf(order, goods, {
    why: `${order.shippingInfo.fullName} ha cancelado su pedido.`,
    replyTo: shopperOf(order),
  });
