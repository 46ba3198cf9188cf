import type { AuditLogEntry } from '../../../../contract/admin/audit-log.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { auditLogChangeText, auditLogKindText, auditLogActorText } from './audit-log.messages.ts';

type Row = readonly (string | number)[];

const COLUMNS: Row = [
  'Día',
  'Hora',
  'Qué',
  'Quién',
  'Id de quién',
  'A qué cuenta',
  'Id de la cuenta',
  'Cambios',
];

/** Export of the audit log: a header row and a row for each entry. */
export const auditLogCsv = (
  entries: readonly AuditLogEntry[],
  { isoDay, time }: Pick<Formatter, 'isoDay' | 'time'>,
): readonly Row[] => [
  COLUMNS,
  ...entries.map(({ createdAt, kind, actor, subject, changes }): Row => [
    isoDay(createdAt),
    time(createdAt),
    auditLogKindText[kind],
    auditLogActorText(actor),
    actor.id,
    auditLogActorText(subject),
    subject.id,
    changes.map(auditLogChangeText).join(', '),
  ]),
];
