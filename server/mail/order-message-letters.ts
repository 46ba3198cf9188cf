import { orderNumber } from '../../contract/orders/order-number.ts';
import { type Goods, linkTo, linkToSold, type OrderFacts, rowsOf, senderOf } from './order-letters.ts';
import type { Letter } from './write-mail.ts';

const about = (order: OrderFacts, goods: Goods) => [{ title: 'Es sobre esto', rows: rowsOf(order, goods) }];

/** To a producer, what the shopper writes about something of an order. */
export const writtenByShopperLetter = (order: OrderFacts, goods: Goods, message: string): Letter => ({
  subject: `Te escriben por el pedido ${orderNumber(order.id)}`,
  greeting: `Hola, ${senderOf(goods)}:`,
  opening: [`${order.shippingInfo.fullName} te escribe:`, message],
  sections: about(order, goods),
  button: linkToSold(order),
  closing: ['No respondas a este correo: escríbele desde el pedido.'],
});

/** To the shopper, what a producer writes about something of an order. */
export const writtenByProducerLetter = (order: OrderFacts, goods: Goods, message: string): Letter => ({
  subject: `Te escriben por tu pedido ${orderNumber(order.id)}`,
  greeting: `Hola, ${order.shippingInfo.fullName}:`,
  opening: [`${senderOf(goods)} te escribe:`, message],
  sections: about(order, goods),
  button: linkTo(order, 'Ver mi pedido'),
  closing: ['No respondas a este correo: escríbele desde el pedido.'],
});
