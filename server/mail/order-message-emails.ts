import { orderNumber } from '../../contract/orders/order-number.ts';
import {
  type ParcelEmailData,
  shopperOrderLink,
  producerOrderLink,
  type OrderEmailData,
  emailRowsOf,
  sellerReplyTo,
  senderName,
  shopperReplyTo,
} from './order-emails.ts';
import type { EmailText } from './write-email.ts';

const about = (order: OrderEmailData, goods: ParcelEmailData) => [
  { title: 'Es sobre esto', rows: emailRowsOf(order, goods) },
];

/** True if the seller's store shows an e-mail address, so that a reply reaches the seller. */
const showsAddress = ({ stores }: ParcelEmailData) => stores.some(({ ownerInfo }) => ownerInfo?.email);

/** E-mail to a producer with the shopper's message about an order. */
export const messageFromShopperEmail = (
  order: OrderEmailData,
  goods: ParcelEmailData,
  message: string,
): EmailText => ({
  subject: `Te escriben por el pedido ${orderNumber(order.id)}`,
  replyTo: shopperReplyTo(order),
  greeting: `Hola, ${senderName(goods)}:`,
  opening: [`${order.shippingInfo.fullName} te escribe:`, message],
  sections: about(order, goods),
  button: producerOrderLink(order),
  closing: ['Responde a este correo o escríbele desde el pedido.'],
});

/** E-mail to the shopper with a producer's message about an order. */
export const messageFromProducerEmail = (
  order: OrderEmailData,
  goods: ParcelEmailData,
  message: string,
): EmailText => ({
  subject: `Te escriben por tu pedido ${orderNumber(order.id)}`,
  replyTo: sellerReplyTo(order, [goods]),
  greeting: `Hola, ${order.shippingInfo.fullName}:`,
  opening: [`${senderName(goods)} te escribe:`, message],
  sections: about(order, goods),
  button: shopperOrderLink(order, 'Ver mi pedido'),
  closing: [
    showsAddress(goods)
      ? 'Responde a este correo o escríbele desde el pedido.'
      : 'No respondas a este correo: escríbele desde el pedido.',
  ],
});
