import { orderNumber } from '../../contract/orders/order-number.ts';
import { saleTermsOf } from '../../contract/stores/sale-terms-text.ts';
import {
  type ParcelEmailData,
  shopperOrderLink,
  type OrderEmailData,
  sellerReplyTo,
  producerCancellationEmail,
  orderSummarySections,
} from './order-emails.ts';
import type { EmailText, EmailSection } from './write-email.ts';

/** Texts that the seller or admin added to a status change. */
interface Said {
  notes?: string | undefined;
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
}

/** E-mail to the shopper about a status change of parcels. */
export type StatusEmail = (order: OrderEmailData & Said, parcels: readonly ParcelEmailData[]) => EmailText;

const noted = ({ notes }: Said): string[] => (notes ? [`Nos dicen: «${notes}»`] : []);

/** Specific parts of a status e-mail. */
interface Told {
  subject: string;
  replyTo: readonly string[];
  opening: string;
  sections: readonly EmailSection[];
  closing: readonly string[];
}

const statusEmail = (
  order: OrderEmailData & Said,
  { subject, replyTo, opening, sections, closing }: Told,
): EmailText => ({
  subject,
  replyTo,
  greeting: `Hola, ${order.shippingInfo.fullName}:`,
  opening: [opening, ...noted(order)],
  sections,
  button: shopperOrderLink(order, 'Ver mi pedido'),
  closing,
});

/** E-mail: the parcels are being prepared. */
export const parcelsOrganizedEmail: StatusEmail = (order, parcels) =>
  statusEmail(order, {
    subject: `Ya se prepara tu pedido ${orderNumber(order.id)}`,
    replyTo: sellerReplyTo(order, parcels),
    opening: 'Ya se está preparando esto de tu pedido:',
    sections: orderSummarySections(order, parcels),
    closing: ['Te escribimos otra vez en cuanto salga.'],
  });

/** Sections with the pickup and delivery terms of each store. */
const handedOver = ({ formatter }: OrderEmailData, parcels: readonly ParcelEmailData[]): EmailSection[] =>
  parcels
    .flatMap(({ stores }) => stores)
    .map(({ name, ownerInfo }) => ({
      title: `Cómo te lo da ${name}`,
      rows: saleTermsOf(ownerInfo, formatter)
        .filter((part) => part.name === 'delivery')
        .flatMap(({ lines }) => lines.map(({ text }) => ({ label: text }))),
    }));

/** E-mail: the parcels are ready for pickup. */
export const parcelsReadyEmail: StatusEmail = (order, parcels) =>
  statusEmail(order, {
    subject: `Listo para recoger: tu pedido ${orderNumber(order.id)}`,
    replyTo: sellerReplyTo(order, parcels),
    opening: 'Esto de tu pedido ya está listo:',
    sections: [...orderSummarySections(order, parcels), ...handedOver(order, parcels)],
    closing: ['Si quedaste en que te lo enviaran, te escribimos en cuanto salga.'],
  });

const carriage = ({ carrier, trackingNumber }: Said): EmailSection[] => {
  const rows = [
    ...(carrier ? [{ label: 'Lo lleva', value: carrier }] : []),
    ...(trackingNumber ? [{ label: 'Número de seguimiento', value: trackingNumber }] : []),
  ];
  return rows.length > 0 ? [{ title: 'El envío', rows }] : [];
};

/** E-mail: the parcels were shipped, with carrier and tracking number. */
export const parcelsSentEmail: StatusEmail = (order, parcels) =>
  statusEmail(order, {
    subject: `En camino: tu pedido ${orderNumber(order.id)}`,
    replyTo: sellerReplyTo(order, parcels),
    opening: 'Esto de tu pedido ya va de camino:',
    sections: [...orderSummarySections(order, parcels), ...carriage(order)],
    closing: ['Por dónde va lo ves también en la página del pedido.'],
  });

/** E-mail: the parcels were delivered. */
export const parcelsDeliveredEmail: StatusEmail = (order, parcels) =>
  statusEmail(order, {
    subject: `Entregado: tu pedido ${orderNumber(order.id)}`,
    replyTo: sellerReplyTo(order, parcels),
    opening: 'Esto de tu pedido consta como entregado:',
    sections: orderSummarySections(order, parcels),
    closing: [
      '¡Que lo disfrutes!',
      `Si no lo tienes o algo no está bien, cuéntanoslo: ${order.publicUrl}/contact`,
    ],
  });

const whoWithdrew = (parcels: readonly ParcelEmailData[], isOfMarket: boolean) =>
  isOfMarket ? 'el mercado' : (parcels.find(({ sender }) => sender)?.sender ?? 'quien te lo vendía');

/** E-mail to the shopper: some lines were cancelled, by whom and why. */
export const linesCancelledEmail = (
  order: OrderEmailData & Said,
  parcels: readonly ParcelEmailData[],
  isOfMarket: boolean,
): EmailText =>
  statusEmail(order, {
    subject: `Algo de tu pedido ${orderNumber(order.id)} se ha cancelado`,
    replyTo: isOfMarket ? [order.contactEmail] : sellerReplyTo(order, parcels),
    opening: `Lo sentimos: esto de tu pedido no te va a llegar. Lo ha cancelado ${whoWithdrew(parcels, isOfMarket)}.`,
    sections: orderSummarySections(order, parcels),
    closing: [
      'Lo demás del pedido, si lo hay, sigue su camino.',
      'Si ya lo habías pagado, el productor te lo devuelve: el mercado no cobra nada.',
    ],
  });

/** Cancellation e-mail to a producer after an admin cancelled, with the reason. */
export const adminCancelledOrderEmail = (order: OrderEmailData & Said, goods: ParcelEmailData): EmailText =>
  producerCancellationEmail(order, goods, {
    why: [`El mercado ha cancelado un pedido de ${order.shippingInfo.fullName}.`, ...noted(order)].join(' '),
    replyTo: [order.contactEmail],
  });
