import type { Call } from '../../contract/api/call.ts';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { NOTIFICATION_LIMITS, PRODUCT_LIMITS, STORE_LIMITS } from '../../contract/limits.ts';
import { CONTACT_MESSAGE_LIMITS } from '../../contract/contact/contact-message.ts';
import { ORDER_LIMITS } from '../../contract/orders/order-limits.ts';
import type { PrefetchCalls } from '../../contract/shell/rendered-page.ts';
import type { PathFor, ScreenPath } from '../../contract/screens.ts';
import { ADMIN_LIMITS } from '../../contract/admin/admin-limits.ts';
import { requestUrlOf, type RequestInput } from '../services/api/request-url.ts';
import { createAdminPanelService } from '../services/admin/panel/admin-panel.service.ts';
import { createAdminNotificationsService } from '../services/admin/notifications/admin-notifications.service.ts';
import { createContactMessagesService } from '../services/admin/contact/contact-messages.service.ts';
import { createAdminOrdersService } from '../services/admin/orders/admin-orders.service.ts';
import { createProducerOrdersService } from '../services/producer/orders/producer-orders.service.ts';
import { createProducerStatsService } from '../services/producer/today/producer-stats.service.ts';
import { createSystemService } from '../services/admin/system/system.service.ts';
import { createAdminStoresService } from '../services/admin/stores/admin-stores.service.ts';
import { createProducerStoresService } from '../services/producer/stores/producer-stores.service.ts';
import { createProductsTodayService } from '../services/producer/today/products-today.service.ts';
import { createAdminProductsService } from '../services/admin/products/admin-products.service.ts';
import { createProducerProductsService } from '../services/producer/products/producer-products.service.ts';
import { contactMessagesQueryIn } from '../wiring/admin/contact/contact-messages-href.ts';
import { adminOrdersQueryIn } from '../wiring/admin/orders/admin-orders-href.ts';
import { adminProductsQueryIn } from '../wiring/admin/products/admin-products-href.ts';
import { adminStoresQueryIn } from '../wiring/admin/stores/admin-stores-href.ts';
import { notificationsQueryIn } from '../wiring/admin/notifications/notifications-href.ts';
import { producerOrdersQueryIn } from '../wiring/producer/orders/producer-orders-href.ts';
import { producerProductsQueryIn } from '../wiring/producer/products/producer-products-href.ts';
import { producerStoresQueryIn } from '../wiring/producer/stores/producer-stores-href.ts';
import { loadAllProducerStores } from '../wiring/producer/stores/store-choices.wiring.ts';

type Ask = (call: Call, signal: AbortSignal) => unknown;

/** Calls that all screens of an audience make at their start. */
const OF_ALL: Record<'producer' | 'admin', readonly Ask[]> = {
  producer: [(call) => call('userInfo', {}), (call, signal) => loadAllProducerStores(call)(null, signal)],
  admin: [(call) => call('userInfo', {})],
};

/** Further calls of a screen, for an address without a query. */
const OF_SCREEN: Partial<Record<PathFor<'producer' | 'admin'>, Ask>> = {
  '/producer/dashboard': (call, signal) => [
    createProductsTodayService(call).loadGoods(null, signal),
    createProducerStatsService(call).loadStats(null, signal),
  ],
  '/producer/products': (call, signal) =>
    createProducerProductsService(call).listProducerProducts(
      { query: producerProductsQueryIn({}), limit: PRODUCT_LIMITS.pageSize, asOf: null },
      signal,
    ),
  '/producer/popup-stores': (call, signal) =>
    createProducerStoresService(call).listProducerStores(
      { query: producerStoresQueryIn({}), limit: STORE_LIMITS.listLimit, asOf: null },
      signal,
    ),
  '/admin/dashboard': (call, signal) => {
    const { loadAccounts, loadMarket } = createAdminPanelService(call, () => 0);
    return [loadAccounts(null, signal), loadMarket(null, signal)];
  },
  '/admin/orders': (call, signal) => [
    createAdminOrdersService(call).listAdminOrders(
      { query: adminOrdersQueryIn({}), limit: ADMIN_LIMITS.orders, asOf: null },
      signal,
    ),
    createAdminStoresService(call).loadChoices(null, signal),
  ],
  '/admin/popup-stores': (call, signal) =>
    createAdminStoresService(call).listAdminStores(
      { query: adminStoresQueryIn({}), limit: ADMIN_LIMITS.stores, asOf: null },
      signal,
    ),
  '/admin/products': (call, signal) => [
    createAdminProductsService(call).listAdminProducts(
      { query: adminProductsQueryIn({}), limit: ADMIN_LIMITS.products, asOf: null },
      signal,
    ),
    createAdminStoresService(call).loadChoices(null, signal),
  ],
  '/admin/notifications': (call, signal) =>
    createAdminNotificationsService(call).listNotifications(
      { query: notificationsQueryIn({}), limit: NOTIFICATION_LIMITS.pageSize, asOf: null },
      signal,
    ),
  '/admin/system': (call, signal) => createSystemService(call).loadStatus(null, signal),
  '/admin/messages': (call, signal) =>
    createContactMessagesService(call).listContactMessages(
      { query: contactMessagesQueryIn({}), limit: CONTACT_MESSAGE_LIMITS.pageSize, asOf: null },
      signal,
    ),
  '/producer/orders': (call, signal) =>
    createProducerOrdersService(call).listProducerOrders(
      { query: producerOrdersQueryIn({}), limit: ORDER_LIMITS.pageSize, asOf: null },
      signal,
    ),
};

/** Screens that the server prerenders. Tables with hundreds of rows are not among them. */
const PICTURED: readonly ScreenPath[] = [
  '/producer/dashboard',
  '/producer/products',
  '/producer/orders',
  '/producer/popup-stores',
  '/admin/dashboard',
];

/** True if the server prerenders the screen for members that it admits, before its code is loaded. */
export const isPrerendered = (path: ScreenPath): boolean => PICTURED.includes(path);

const isWithOwn = (path: ScreenPath): path is keyof typeof OF_SCREEN => Object.hasOwn(OF_SCREEN, path);

/** URLs that these services would call. A recording call function is used, so nothing is sent. */
function addressesOf(asks: readonly Ask[]): string[] {
  const asked: string[] = [];
  const note = (name: keyof typeof endpoints, input: RequestInput) => {
    const row: Endpoint = endpoints[name];
    asked.push(requestUrlOf(row, input, {}));
    return new Promise<never>(() => {});
  };
  const { signal } = new AbortController();
  // The row's structs type a call's answer, but a recording call has none.
  for (const ask of asks) ask(note as Call, signal);
  return asked;
}

/** First calls of a back office screen, so that its page can prefetch them before its code is loaded. */
export function prefetchCallsOf(path: ScreenPath): PrefetchCalls {
  const own = isWithOwn(path) ? OF_SCREEN[path] : undefined;
  return {
    always: addressesOf(OF_ALL[path.startsWith('/admin/') ? 'admin' : 'producer']),
    unsearched: addressesOf(own ? [own] : []),
  };
}
