import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { codeExpiry } from './codes.ts';
import type { Database } from './database.ts';
import { signups } from './schema-auth.ts';

type Row = typeof signups.$inferSelect;
export type Signup = Omit<Row, 'expiresAt'>;

/** Codes invalidated by a new one: those of the same sign-up, all of the mailbox, or none. */
type Voided = 'own' | 'all' | 'none';

const isVoided = ({ email, passwordHash }: Signup, voided: Voided) =>
  and(
    eq(signups.email, email),
    voided === 'own' ? eq(signups.passwordHash, passwordHash) : sql`${voided === 'all'}::boolean`,
  );

/**
 * Stores the sign-up data under its e-mailed code. Without an e-mail it expires immediately, with the same amount of
 * work. `now` in ms.
 */
export async function putSignup(
  db: Database,
  now: number,
  signup: Signup,
  { isMailed, voided }: { isMailed: boolean; voided: Voided },
): Promise<void> {
  const expiresAt = isMailed ? codeExpiry(now) : new Date(now);
  await db.delete(signups).where(isVoided(signup, voided));
  await db
    .insert(signups)
    .values({ ...signup, expiresAt })
    .onConflictDoUpdate({ target: [signups.email, signups.hash], set: { ...signup, expiresAt } });
}

/**
 * Redeems a sign-up code. Of any number of parallel calls exactly one gets the data; all other sign-ups of the address
 * are deleted.
 */
export async function redeemSignup(
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

/** Deletes expired sign-ups. */
export async function pruneSignups(db: Database, now: number): Promise<void> {
  await db.delete(signups).where(lte(signups.expiresAt, new Date(now)));
}
