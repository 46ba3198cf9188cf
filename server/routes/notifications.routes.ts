import type { Handlers } from '../routing/handler.ts';
import type { AccountServices } from '../services/auth/auth-services.ts';
import { getNotificationSummary } from '../services/notifications/get-notification-summary.ts';
import { listNotifications } from '../services/notifications/list-notifications.ts';
import { sendContactMessage } from '../services/notifications/send-contact-message.ts';

/** R7.13. */
export const notificationHandlers = (services: Pick<AccountServices, 'contactEmail'>) =>
  ({
    listNotifications: (ctx, { query }) => listNotifications(ctx, query),
    getNotificationSummary: (ctx) => getNotificationSummary(ctx),
    sendContactMessage: (ctx, { body, address }) => sendContactMessage(ctx, services, { ...body, address }),
  }) satisfies Partial<Handlers>;
