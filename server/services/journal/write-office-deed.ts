import { requireAskerId } from '../../policies/asker.ts';
import { type Deed, writeJournal } from './write-journal.ts';

/**
 * Writes down what an admin did to something of somebody else's, in the transaction that does it; what people do with what is their own
 * is not written.
 */
export async function writeOfficeDeed(
  tx: Parameters<typeof writeJournal>[0],
  ownerId: string,
  deed: Deed,
): Promise<void> {
  if (tx.asker.role !== 'admin' || ownerId === requireAskerId(tx)) return;
  await writeJournal(tx, ownerId, [deed]);
}
