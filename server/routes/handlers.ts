import type { Handlers } from '../routing/handler.ts';
import type { AuthServices } from '../services/auth/auth-services.ts';
import { authHandlers } from './auth.routes.ts';
import { cartHandlers } from './carts.routes.ts';
import { healthHandlers } from './health.routes.ts';
import { notificationHandlers } from './notifications.routes.ts';
import { orderHandlers } from './orders.routes.ts';
import { popupStoreHandlers } from './popup-stores.routes.ts';
import { productHandlers } from './products.routes.ts';
import { userHandlers } from './users.routes.ts';

/** Who carries out which row of the endpoint table; a row that stands nowhere here answers NOT_IMPLEMENTED. */
export const handlersOf = (services: AuthServices): Partial<Handlers> => ({
  ...authHandlers(services),
  ...popupStoreHandlers,
  ...notificationHandlers(services),
  ...productHandlers,
  ...cartHandlers,
  ...orderHandlers(services),
  ...userHandlers(services),
  ...healthHandlers,
});
