import { and, eq, gt, lt, lte, ne, sql } from 'drizzle-orm';
import { MAX_CODE_ATTEMPTS, codeExpiry } from './codes.ts';
import type { Database } from './database.ts';
import { emailChanges } from './schema-auth.ts';

interface EmailChange {
  userId: string;
  email: string;
  hash: string;
}

/**
 * Stores an e-mail change in place of the previous one, whose code becomes invalid; `now` in ms. Without a sent e-mail,
 * an existing code for the same address stays valid.
 */
export async function putEmailChange(
  db: Database,
  now: number,
  { isMailed, ...change }: EmailChange & { isMailed: boolean },
): Promise<void> {
  const fresh = { ...change, tries: 0, expiresAt: codeExpiry(now) };
  await db
    .insert(emailChanges)
    .values(fresh)
    .onConflictDoUpdate({
      target: emailChanges.userId,
      set: fresh,
      setWhere: isMailed ? sql`true` : ne(emailChanges.email, change.email),
    });
}

/** Consumes one attempt of an account's e-mail change and returns its address and hash; undefined if no attempt is left. */
export async function consumeEmailChangeAttempt(
  db: Database,
  now: number,
  userId: string,
): Promise<EmailChange | undefined> {
  const [tried] = await db
    .update(emailChanges)
    .set({ tries: sql`${emailChanges.tries} + 1` })
    .where(
      and(
        eq(emailChanges.userId, userId),
        gt(emailChanges.expiresAt, new Date(now)),
        lt(emailChanges.tries, MAX_CODE_ATTEMPTS),
      ),
    )
    .returning();
  return tried;
}

/** Redeems an e-mail change. Of any number of parallel calls, exactly one gets true. */
export async function redeemEmailChange(db: Database, { userId, hash }: EmailChange): Promise<boolean> {
  const taken = await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.hash, hash)))
    .returning({ userId: emailChanges.userId });
  return taken.length === 1;
}

/** Invalidates the pending e-mail change of an account. */
export async function invalidateEmailChange(db: Database, userId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** Deletes expired e-mail changes. */
export async function pruneEmailChanges(db: Database, now: number): Promise<void> {
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, new Date(now)));
}
