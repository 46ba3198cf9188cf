import type { AuditLogChange, AuditLogKind } from '../../../../contract/admin/audit-log.ts';
import type { Context } from '../../../context.ts';
import { journal } from '../../../db/schema-audit-log.ts';
import { requireAskerId } from '../../../policies/asker.ts';

/** Something that was done to an account. */
export interface AuditEntry {
  kind: AuditLogKind;
  /** Fields by name; what they said and say only where that is nobody's personal data: it stands for good. */
  changes?: AuditLogChange[];
}

/** Writes down that the asker did this to an account, in the transaction that does it. */
export async function writeAuditLog(
  tx: Pick<Context, 'db' | 'clock' | 'newId' | 'asker'>,
  subjectId: string,
  deeds: readonly AuditEntry[],
): Promise<void> {
  if (deeds.length === 0) return;
  const createdAt = new Date(tx.clock.now());
  const actorId = requireAskerId(tx);
  await tx.db.insert(journal).values(
    deeds.map(({ kind, changes = [] }) => ({
      id: tx.newId(),
      kind,
      actorId,
      subjectId,
      changes,
      createdAt,
    })),
  );
}
