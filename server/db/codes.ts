import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { type CodePurpose, codes } from './schema-auth.ts';

/** What a code stands for: whose mailbox, and what it is good for. */
export interface CodeSubject {
  email: string;
  purpose: CodePurpose;
}

/** How long a code is good, in ms. */
export const CODE_LIFETIME = 10 * 60_000;
/** How often a code may be guessed at, wherever the guesses come from. */
export const CODE_TRIES = 5;

const of = ({ email, purpose }: CodeSubject) => and(eq(codes.email, email), eq(codes.purpose, purpose));
/** When a code that is made now ends; `now` in ms. */
export const endOfCode = (now: number): Date => new Date(now + CODE_LIFETIME);

/**
 * Puts a code in the place of the one before, which is void from then on; `now` in ms. With `keepsOld` the one before stays,
 * and the work is the same.
 */
export async function putCode(
  db: Database,
  now: number,
  { keepsOld, hash, ...subject }: CodeSubject & { hash: string; keepsOld: boolean },
): Promise<void> {
  const fresh = { hash, tries: 0, expiresAt: endOfCode(now) };
  await db
    .insert(codes)
    .values({ ...subject, ...fresh })
    .onConflictDoUpdate({
      target: [codes.email, codes.purpose],
      set: keepsOld ? { hash: sql`${codes.hash}` } : fresh,
    });
}

/**
 * Uses up one of the five tries of a code and answers the hash to compare with, or undefined when the code is dead. Where
 * there is no code it makes one that nobody knows: it dies of guesses in the same way, so guesses tell nothing.
 */
export async function consumeTry(
  db: Database,
  now: number,
  subject: CodeSubject,
  unknownHash: string,
): Promise<string | undefined> {
  const at = new Date(now).toISOString();
  const isOver = sql`${codes.expiresAt} <= ${at}::timestamptz`;
  const [tried] = await db
    .insert(codes)
    .values({ ...subject, hash: unknownHash, tries: 1, expiresAt: endOfCode(now) })
    .onConflictDoUpdate({
      target: [codes.email, codes.purpose],
      set: {
        hash: sql`case when ${isOver} then excluded.hash else ${codes.hash} end`,
        tries: sql`case when ${isOver} then 1 else ${codes.tries} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${codes.expiresAt} end`,
      },
      setWhere: sql`${isOver} or ${codes.tries} < ${CODE_TRIES}`,
    })
    .returning({ hash: codes.hash });
  return tried?.hash;
}

/** Takes a code out of use; of any number who do so at once one hears true. */
export async function takeCode(
  db: Database,
  now: number,
  subject: CodeSubject,
  hash: string,
): Promise<boolean> {
  const taken = await db
    .delete(codes)
    .where(and(of(subject), eq(codes.hash, hash), gt(codes.expiresAt, new Date(now))))
    .returning({ email: codes.email });
  return taken.length === 1;
}

/** Voids what was sent to an address for this purpose. */
export async function voidCode(db: Database, subject: CodeSubject): Promise<void> {
  await db.delete(codes).where(of(subject));
}

/** Throws away what has expired. */
export async function pruneCodes(db: Database, now: number): Promise<void> {
  await db.delete(codes).where(lte(codes.expiresAt, new Date(now)));
}
