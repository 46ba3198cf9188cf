import { array, enums, type Infer, nullable, object, optional, string } from 'superstruct';
import { PageInfo, pageQuery } from '../api/pagination.ts';
import { ADMIN_LIMITS } from './admin-limits.ts';
import { Id } from '../values/id.ts';
import { Instant } from '../values/instant.ts';

/**
 * Audit log event kinds: admin actions on accounts, stores, products and orders of others, and accountDeleted by the
 * owner. The subject of a notification event is the admin who wrote the notification.
 */
export const AUDIT_LOG_KINDS = [
  'userEdited',
  'userRoleChanged',
  'userActivated',
  'userDeactivated',
  'userDeleted',
  'accountDeleted',
  'storeCreated',
  'storeEdited',
  'storeStatusChanged',
  'storeApproved',
  'storeRefused',
  'storeDeleted',
  'storeEmptied',
  'productEdited',
  'productActivated',
  'productDeactivated',
  'productDeleted',
  'orderStatusChanged',
  'notificationCreated',
  'notificationStatusChanged',
  'notificationDeleted',
] as const;
export const AuditLogKind = enums(AUDIT_LOG_KINDS);
export type AuditLogKind = Infer<typeof AuditLogKind>;

/** Actor id of the operator at the command line of the server. No account has it. */
export const OPERATOR_ID = '00000000-0000-0000-0000-000000000000';

/** Account reference: id and current name; the name is null after the account is deleted. */
const Account = object({ id: Id, name: nullable(string()) });

/**
 * Changed field with old and new value. Values are omitted if they are personal data. For a changed entity, `to` is its
 * id.
 */
const AuditLogChange = object({
  field: string(),
  from: optional(nullable(string())),
  to: optional(nullable(string())),
});
export type AuditLogChange = Infer<typeof AuditLogChange>;

/** «extension» Audit log entry: actor, changes and time. */
export const AuditLogEntry = object({
  id: Id,
  kind: AuditLogKind,
  /** ISO 8601 in UTC. */
  createdAt: string(),
  actor: Account,
  /** Affected account, or the owner of the changed entity. */
  subject: Account,
  changes: array(AuditLogChange),
});
export type AuditLogEntry = Infer<typeof AuditLogEntry>;

/** Audit log query, newest first. `from` and `to` are inclusive instants. */
export const AuditLogQuery = object({
  kind: optional(AuditLogKind),
  actorId: optional(Id),
  subjectId: optional(Id),
  from: optional(Instant),
  to: optional(Instant),
  ...pageQuery(ADMIN_LIMITS.journal),
});

export const AuditLogList = object({ entries: array(AuditLogEntry), pagination: PageInfo });
