import type { Verbs } from '../routing/verb.ts';
import { cancelOrder } from '../services/orders/cancel-order.ts';
import { changeOrderStatus } from '../services/orders/change-order-status.ts';
import { changeProductOrderStatus } from '../services/orders/change-product-order-status.ts';
import { checkout } from '../services/checkout/checkout.ts';
import { getOrder } from '../services/orders/get-order.ts';
import { getProducerOrder } from '../services/producer/orders/get-producer-order.ts';
import { getProducerStats } from '../services/producer/orders/get-producer-stats.ts';
import { listOrders } from '../services/orders/list-orders.ts';
import { listProducerOrders } from '../services/producer/orders/list-producer-orders.ts';
import { sendOrderMessage } from '../services/orders/send-order-message.ts';

/** Verbs of the order calls (R7.18, R7.19). */
export const orderVerbs = {
  listOrders,
  getOrder,
  getConsumerOrder: getOrder,
  listProducerOrders,
  getProducerOrder,
  getProducerStats,
  checkout,
  sendOrderMessage,
  cancelOrder,
  changeOrderStatus,
  changeProductOrderStatus,
} satisfies Partial<Verbs>;
