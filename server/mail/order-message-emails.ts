import { orderNumber } from '../../contract/orders/order-number.ts';
import {
  type EmailLines,
  shopperOrderLink,
  producerOrderLink,
  type OrderFacts,
  emailRowsOf,
  sellersOf,
  senderOf,
  shopperOf,
} from './order-emails.ts';
import type { EmailText } from './write-email.ts';

const about = (order: OrderFacts, goods: EmailLines) => [
  { title: 'Es sobre esto', rows: emailRowsOf(order, goods) },
];

/** True if the seller's store shows an e-mail address, so that a reply reaches the seller. */
const showsAddress = ({ stores }: EmailLines) => stores.some(({ ownerInfo }) => ownerInfo?.email);

/** E-mail to a producer with the shopper's message about an order. */
export const messageFromShopperEmail = (
  order: OrderFacts,
  goods: EmailLines,
  message: string,
): EmailText => ({
  subject: `Te escriben por el pedido ${orderNumber(order.id)}`,
  replyTo: shopperOf(order),
  greeting: `Hola, ${senderOf(goods)}:`,
  opening: [`${order.shippingInfo.fullName} te escribe:`, message],
  sections: about(order, goods),
  button: producerOrderLink(order),
  closing: ['Responde a este correo o escríbele desde el pedido.'],
});

/** E-mail to the shopper with a producer's message about an order. */
export const messageFromProducerEmail = (
  order: OrderFacts,
  goods: EmailLines,
  message: string,
): EmailText => ({
  subject: `Te escriben por tu pedido ${orderNumber(order.id)}`,
  replyTo: sellersOf(order, [goods]),
  greeting: `Hola, ${order.shippingInfo.fullName}:`,
  opening: [`${senderOf(goods)} te escribe:`, message],
  sections: about(order, goods),
  button: shopperOrderLink(order, 'Ver mi pedido'),
  closing: [
    showsAddress(goods)
      ? 'Responde a este correo o escríbele desde el pedido.'
      : 'No respondas a este correo: escríbele desde el pedido.',
  ],
});
