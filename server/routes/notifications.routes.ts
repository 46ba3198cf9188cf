import type { Handlers } from '../routing/handler.ts';
import { getNotificationSummary } from '../services/notifications/get-notification-summary.ts';
import { listNotifications } from '../services/notifications/list-notifications.ts';

/** R7.13. */
export const notificationHandlers = {
  listNotifications: (ctx, { query }) => listNotifications(ctx, query),
  getNotificationSummary: (ctx) => getNotificationSummary(ctx),
} satisfies Partial<Handlers>;
