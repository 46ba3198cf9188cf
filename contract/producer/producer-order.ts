import type { Order, ProducerOrderDto, ProductOrder } from '../orders/order.ts';

/**
 * Order as its producer sees it (R3.13): the summary with empty `items`, plus own lines and buyer name. Totals, status
 * and history cover only the own lines.
 */
export interface ProducerOrder extends Order {
  lines: ProductOrder[];
  /** Account name of the buyer, or the name in the shipping address if the account has none. */
  buyer: string;
}

/** Producer order from the answer of a producer call (R3.13). */
export const producerOrderOf = (answered: ProducerOrderDto): ProducerOrder => {
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
