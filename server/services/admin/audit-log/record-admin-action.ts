import { requireAskerId } from '../../../policies/asker.ts';
import { type AuditEntry, writeAuditLog } from './write-audit-log.ts';

/**
 * Writes down what an admin did to something of somebody else's, in the transaction that does it; what people do with what is their own
 * is not written.
 */
export async function recordAdminAction(
  tx: Parameters<typeof writeAuditLog>[0],
  ownerId: string,
  deed: AuditEntry,
): Promise<void> {
  if (tx.asker.role !== 'admin' || ownerId === requireAskerId(tx)) return;
  await writeAuditLog(tx, ownerId, [deed]);
}
