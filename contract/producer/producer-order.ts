import type { Order, ProducerOrderAnswer, ProductOrder } from '../orders/order.ts';

/**
 * An order as who sells has it (R3.13): the summary, in which `items` is empty, and beside it the own lines and who bought
 * them. Totals, status and history are those of the own lines.
 */
export interface ProducerOrder extends Order {
  lines: ProductOrder[];
  /** The name of the account, or that on the parcel where the account has none to tell. */
  buyer: string;
}

/** Reads what the producer calls answer (R3.13). */
export const producerOrderOf = (answered: ProducerOrderAnswer): ProducerOrder => {
  const { consumerInfo, shippingInfo, productOrders, totalPrice, status, history, stores } = answered;
  return {
    id: answered.orderId,
    userId: consumerInfo.userId,
    items: [],
    totalPrice,
    status,
    shippingInfo,
    producerCount: 1,
    productOrdersCount: answered.productOrdersCount,
    completedProductOrders: productOrders.filter((line) => line.status === 'delivered').length,
    createdAt: answered.orderCreatedAt,
    updatedAt: answered.lastUpdatedAt,
    history,
    stores,
    lines: productOrders,
    buyer: consumerInfo.fullName ?? shippingInfo.fullName,
  };
};
