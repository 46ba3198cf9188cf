import type { AuditLogChange, AuditLogKind } from '../../../../contract/admin/audit-log.ts';
import type { Context } from '../../../context.ts';
import { journal } from '../../../db/schema-audit-log.ts';
import { requireAskerId } from '../../../policies/asker.ts';

/** Audit log entry: an action on an account. */
export interface AuditEntry {
  kind: AuditLogKind;
  /** Changed fields. Values are given only if they are not personal data, because entries are permanent. */
  changes?: AuditLogChange[];
}

/** Writes audit log entries for actions of the asker on an account, in the transaction of the action. */
export async function writeAuditLog(
  tx: Pick<Context, 'db' | 'clock' | 'newId' | 'asker'>,
  subjectId: string,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const createdAt = new Date(tx.clock.now());
  const actorId = requireAskerId(tx);
  await tx.db.insert(journal).values(
    entries.map(({ kind, changes = [] }) => ({
      id: tx.newId(),
      kind,
      actorId,
      subjectId,
      changes,
      createdAt,
    })),
  );
}
