import { and, eq, gt, lt, lte, ne, sql } from 'drizzle-orm';
import { CODE_TRIES, endOfCode } from './codes.ts';
import type { Database } from './database.ts';
import { emailChanges } from './schema-auth.ts';

interface EmailChange {
  userId: string;
  email: string;
  hash: string;
}

/**
 * Puts a change in the place of the one before, whose code is void from then on; `now` in ms. One whose code is not mailed
 * leaves that of the same address good.
 */
export async function putEmailChange(
  db: Database,
  now: number,
  { isMailed, ...change }: EmailChange & { isMailed: boolean },
): Promise<void> {
  const fresh = { ...change, tries: 0, expiresAt: endOfCode(now) };
  await db
    .insert(emailChanges)
    .values(fresh)
    .onConflictDoUpdate({
      target: emailChanges.userId,
      set: fresh,
      setWhere: isMailed ? sql`true` : ne(emailChanges.email, change.email),
    });
}

/** Uses up one of the tries of an account's change and answers the address and the hash; undefined when there is none left. */
export async function tryEmailChange(
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
        lt(emailChanges.tries, CODE_TRIES),
      ),
    )
    .returning();
  return tried;
}

/** Takes a change out of use; of any number who do so at once one hears true. */
export async function takeEmailChange(db: Database, { userId, hash }: EmailChange): Promise<boolean> {
  const taken = await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.hash, hash)))
    .returning({ userId: emailChanges.userId });
  return taken.length === 1;
}

/** Voids the change that an account waits for. */
export async function voidEmailChange(db: Database, userId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** Throws away what has expired. */
export async function pruneEmailChanges(db: Database, now: number): Promise<void> {
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, new Date(now)));
}
