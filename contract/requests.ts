import type { RequestSchemas } from './api/request-schemas.ts';
import type { EndpointName } from './endpoints.ts';
import { authRequests } from './endpoints/auth.requests.ts';
import { cartRequests } from './endpoints/carts.requests.ts';
import { favouriteRequests } from './endpoints/favourites.requests.ts';
import { auditLogRequests } from './endpoints/audit-log.requests.ts';
import { notificationRequests } from './endpoints/notifications.requests.ts';
import { orderRequests } from './endpoints/orders.requests.ts';
import { popupStoreRequests } from './endpoints/popup-stores.requests.ts';
import { productRequests } from './endpoints/products.requests.ts';
import { systemRequests } from './endpoints/system.requests.ts';
import { reminderRequests } from './endpoints/reminders.requests.ts';
import { userRequests } from './endpoints/users.requests.ts';

/** Request schemas of every call, by its name in the table of calls (R7). */
export const requests = {
  ...authRequests,
  ...cartRequests,
  ...favouriteRequests,
  ...auditLogRequests,
  ...notificationRequests,
  ...orderRequests,
  ...popupStoreRequests,
  ...productRequests,
  ...reminderRequests,
  ...systemRequests,
  ...userRequests,
} as const satisfies Record<EndpointName, RequestSchemas>;

export type Requests = typeof requests;
