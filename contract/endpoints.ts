import type { Endpoint } from './api/endpoint.ts';
import { authEndpoints } from './endpoints/auth.ts';
import { cartEndpoints } from './endpoints/carts.ts';
import { favouriteEndpoints } from './endpoints/favourites.ts';
import { auditLogEndpoints } from './endpoints/audit-log.ts';
import { notificationEndpoints } from './endpoints/notifications.ts';
import { orderEndpoints } from './endpoints/orders.ts';
import { popupStoreEndpoints } from './endpoints/popup-stores.ts';
import { productEndpoints } from './endpoints/products.ts';
import { systemEndpoints } from './endpoints/system.ts';
import { reminderEndpoints } from './endpoints/reminders.ts';
import { userEndpoints } from './endpoints/users.ts';

/** Table of calls: method, path, access, request, answer and refusals of every call (R7). */
export const endpoints = {
  ...authEndpoints,
  ...popupStoreEndpoints,
  ...notificationEndpoints,
  ...productEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...userEndpoints,
  ...auditLogEndpoints,
  ...systemEndpoints,
  ...favouriteEndpoints,
  ...reminderEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
