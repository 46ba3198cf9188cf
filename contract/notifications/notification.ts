import { array, enums, type Infer, nullable, number, object, optional, string } from 'superstruct';
import { emailField } from '../values/email.ts';
import { Id } from '../values/id.ts';
import { LENGTHS } from '../values/lengths.ts';
import { PageInfo } from '../api/pagination.ts';
import { FullName } from '../values/person-name.ts';
import { freeText, requiredText } from '../values/text.ts';

export const NOTIFICATION_TYPES = ['INFO', 'WARNING', 'ERROR', 'SUCCESS'] as const;
export const NOTIFICATION_PRIORITIES = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'] as const;
export const NOTIFICATION_STATUSES = ['ACTIVE', 'INACTIVE', 'ARCHIVED'] as const;
export const NotificationType = enums(NOTIFICATION_TYPES);
export const NotificationPriority = enums(NOTIFICATION_PRIORITIES);
export const NotificationStatus = enums(NOTIFICATION_STATUSES);
export type NotificationStatus = Infer<typeof NotificationStatus>;

/** Notification from the admins to all users (R3.14). */
export const Notification = object({
  id: Id,
  title: string(),
  message: string(),
  type: NotificationType,
  priority: NotificationPriority,
  status: NotificationStatus,
  /** «extension» Link target as a path of this market; absent without a link. */
  link: optional(string()),
  createdAt: string(),
});
export type Notification = Infer<typeof Notification>;

export const NotificationList = object({
  notifications: array(Notification),
  pagination: optional(PageInfo),
});

export const NotificationSummary = object({
  totalCount: number(),
  unreadCount: number(),
  latestNotification: optional(nullable(Notification)),
});

/** Path of this market. It rejects "//" and "/\" at the start, because browsers read them as another site. */
const MARKET_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Notification creation (R5.12). */
export const NotificationCreate = object({
  title: requiredText('El título es requerido', { max: 200 }),
  message: requiredText('El mensaje es requerido', { max: LENGTHS.message }),
  type: NotificationType,
  priority: optional(NotificationPriority),
  /** «extension» Path of this market, or blank. */
  link: optional(
    freeText({ max: LENGTHS.link, pattern: MARKET_PATH, invalid: 'Empieza por «/», como /tiendas' }),
  ),
});
export type NotificationCreate = Infer<typeof NotificationCreate>;

/** Contact message creation (R5.11). */
export const ContactInput = object({
  name: FullName,
  email: emailField({ required: 'El email es requerido', invalid: 'El formato del email no es válido' }),
  subject: requiredText('El asunto es requerido', { max: LENGTHS.subject }),
  message: requiredText('El mensaje es requerido', { max: LENGTHS.message }),
});
export type ContactInput = Infer<typeof ContactInput>;
