import type { Role } from '../contract/users/role.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Blobs } from './storage/blobs.ts';

/** Who asks. Checked against the database on every request. */
export type Asker = { role: 'anonymous' } | { role: Role; userId: string; sessionId: string; email: string };

/** What a verb works with. `db` is the transaction where there is one; never reach for another client inside it. */
export interface Context {
  asker: Asker;
  db: Database;
  clock: Clock;
  mail: Mailer;
  blobs: Blobs;
  /** A new UUID v7. */
  newId(): string;
}
