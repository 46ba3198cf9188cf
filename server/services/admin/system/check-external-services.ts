import { sql } from 'drizzle-orm';
import type { ExternalServiceState, SystemStatus } from '../../../../contract/admin/system-status.ts';
import type { Context } from '../../../context.ts';
import { withDeadline } from '../../../deadline.ts';
import { readStorageMark } from '../../../processes/storage-mark.ts';

/** In ms. */
const PATIENCE = 5_000;

/** One cheap request to an external service; a slow answer counts as none. */
async function ask(question: () => Promise<unknown>): Promise<ExternalServiceState> {
  try {
    await withDeadline(PATIENCE, question());
    return 'up';
  } catch {
    return 'down';
  }
}

/** Asks the services beside the market at once: a statement, the mark of the file storage, the greeting of the mail server. */
export async function checkExternalServices({
  db,
  blobs,
  greetMailServer,
}: Pick<Context, 'db' | 'blobs' | 'greetMailServer'>): Promise<SystemStatus['externalServices']> {
  const [database, storage, mail] = await Promise.all([
    ask(async () => db.execute(sql`select 1`)),
    ask(() => readStorageMark(blobs)),
    greetMailServer ? ask(greetMailServer) : ('off' as const),
  ]);
  return { database, storage, mail };
}
