import { array, enums, type Infer, nullable, object, optional, string } from 'superstruct';
import { Pagination, pageQuery } from '../api/pagination.ts';
import { ADMIN } from './admin-limits.ts';
import { Id } from '../values/id.ts';
import { Instant } from '../values/instant.ts';

/**
 * What is written down when it is done: to an account by an admin, or by its owner (accountDeleted); to what somebody else sells or bought
 * by an admin; and notifications, which befall whoever writes them.
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

/** An account by its id, and by the name that it has today; null once it is no more. */
const Account = object({ id: Id, name: nullable(string()) });

/** A field that became another; what it said before and since, where that is nobody's personal data. Of a thing that was changed `to` is the id. */
const AuditLogChange = object({
  field: string(),
  from: optional(nullable(string())),
  to: optional(nullable(string())),
});
export type AuditLogChange = Infer<typeof AuditLogChange>;

/** «extension» Who changed what, when. */
export const AuditLogEntry = object({
  id: Id,
  kind: AuditLogKind,
  /** ISO 8601 in UTC. */
  createdAt: string(),
  actor: Account,
  /** The account that it befell, or whose it is that was changed. */
  subject: Account,
  changes: array(AuditLogChange),
});
export type AuditLogEntry = Infer<typeof AuditLogEntry>;

/** Newest first; `from` and `to` are instants, both included. */
export const AuditLogQuery = object({
  kind: optional(AuditLogKind),
  actorId: optional(Id),
  subjectId: optional(Id),
  from: optional(Instant),
  to: optional(Instant),
  ...pageQuery(ADMIN.journal),
});

export const AuditLogList = object({ entries: array(AuditLogEntry), pagination: Pagination });
