import type { Verbs } from '../routing/verb.ts';
import { authVerbs } from './auth.routes.ts';
import { cartVerbs } from './carts.routes.ts';
import { favouriteVerbs } from './favourites.routes.ts';
import { healthVerbs } from './health.routes.ts';
import { auditLogVerbs } from './audit-log.routes.ts';
import { marketVerbs } from './market.routes.ts';
import { notificationVerbs } from './notifications.routes.ts';
import { orderVerbs } from './orders.routes.ts';
import { popupStoreVerbs } from './popup-stores.routes.ts';
import { productVerbs } from './products.routes.ts';
import { systemVerbs } from './system.routes.ts';
import { reminderVerbs } from './reminders.routes.ts';
import { userVerbs } from './users.routes.ts';
import { visitVerbs } from './visits.routes.ts';

/** Verbs by row of the table of calls; a row without a verb answers NOT_IMPLEMENTED. */
export const verbs: Partial<Verbs> = {
  ...authVerbs,
  ...popupStoreVerbs,
  ...notificationVerbs,
  ...productVerbs,
  ...cartVerbs,
  ...orderVerbs,
  ...userVerbs,
  ...auditLogVerbs,
  ...systemVerbs,
  ...favouriteVerbs,
  ...reminderVerbs,
  ...marketVerbs,
  ...healthVerbs,
  ...visitVerbs,
};
