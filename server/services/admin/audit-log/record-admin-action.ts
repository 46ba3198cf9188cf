import { requireAskerId } from '../../../policies/asker.ts';
import { type AuditEntry, writeAuditLog } from './write-audit-log.ts';

/**
 * Writes an audit log entry if an admin changes something of another account, in the same transaction. Actions on own
 * data are not logged.
 */
export async function recordAdminAction(
  tx: Parameters<typeof writeAuditLog>[0],
  ownerId: string,
  entry: AuditEntry,
): Promise<void> {
  if (tx.asker.role !== 'admin' || ownerId === requireAskerId(tx)) return;
  await writeAuditLog(tx, ownerId, [entry]);
}
