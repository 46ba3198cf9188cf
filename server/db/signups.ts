import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { endOfCode } from './codes.ts';
import type { Database } from './database.ts';
import { signups } from './schema-auth.ts';

type Row = typeof signups.$inferSelect;
export type Signup = Omit<Row, 'expiresAt'>;

/** Which codes are void with a new one: those of the same signup, all that the mailbox holds, or none. */
type Voided = 'own' | 'all' | 'none';

const isVoided = ({ email, passwordHash }: Signup, voided: Voided) =>
  and(
    eq(signups.email, email),
    voided === 'own' ? eq(signups.passwordHash, passwordHash) : sql`${voided === 'all'}::boolean`,
  );

/** Keeps what was said by the code that is mailed for it; without a mail it is dead from the start, and as much work. `now` in ms. */
export async function putSignup(
  db: Database,
  now: number,
  signup: Signup,
  { isMailed, voided }: { isMailed: boolean; voided: Voided },
): Promise<void> {
  const expiresAt = isMailed ? endOfCode(now) : new Date(now);
  await db.delete(signups).where(isVoided(signup, voided));
  await db
    .insert(signups)
    .values({ ...signup, expiresAt })
    .onConflictDoUpdate({ target: [signups.email, signups.hash], set: { ...signup, expiresAt } });
}

/** Takes what was said with a code; of any number who do so at once one gets it. Whatever else waited is void then. */
export async function takeSignup(
  db: Database,
  now: number,
  { email, hash }: Pick<Row, 'email' | 'hash'>,
): Promise<Row | undefined> {
  const [taken] = await db
    .delete(signups)
    .where(and(eq(signups.email, email), eq(signups.hash, hash), gt(signups.expiresAt, new Date(now))))
    .returning();
  if (taken) await db.delete(signups).where(eq(signups.email, email));
  return taken;
}

/** Throws away what has expired. */
export async function pruneSignups(db: Database, now: number): Promise<void> {
  await db.delete(signups).where(lte(signups.expiresAt, new Date(now)));
}
