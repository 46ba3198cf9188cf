import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { type CodePurpose, codes } from './schema-auth.ts';

/** Subject of a code: e-mail address and purpose. */
export interface CodeSubject {
  email: string;
  purpose: CodePurpose;
}

/** Lifetime of a code, in ms. */
export const CODE_LIFETIME = 10 * 60_000;
/** Maximum attempts per code, from all addresses together. */
export const MAX_CODE_ATTEMPTS = 5;

const of = ({ email, purpose }: CodeSubject) => and(eq(codes.email, email), eq(codes.purpose, purpose));
/** Expiry time of a new code; `now` in ms. */
export const codeExpiry = (now: number): Date => new Date(now + CODE_LIFETIME);

/**
 * Stores a code in place of the previous one, which becomes invalid; `now` in ms. With `keepsOld` the previous one
 * stays valid, with the same amount of work.
 */
export async function putCode(
  db: Database,
  now: number,
  { keepsOld, hash, ...subject }: CodeSubject & { hash: string; keepsOld: boolean },
): Promise<void> {
  const fresh = { hash, tries: 0, expiresAt: codeExpiry(now) };
  await db
    .insert(codes)
    .values({ ...subject, ...fresh })
    .onConflictDoUpdate({
      target: [codes.email, codes.purpose],
      set: keepsOld ? { hash: sql`${codes.hash}` } : fresh,
    });
}

/**
 * Consumes one of the five attempts of a code and returns the hash to compare; undefined if the code is invalid.
 * Without a code it creates an unknown one, so that guesses reveal nothing about its existence.
 */
export async function consumeCodeAttempt(
  db: Database,
  now: number,
  subject: CodeSubject,
  unknownHash: string,
): Promise<string | undefined> {
  const at = new Date(now).toISOString();
  const isOver = sql`${codes.expiresAt} <= ${at}::timestamptz`;
  const [tried] = await db
    .insert(codes)
    .values({ ...subject, hash: unknownHash, tries: 1, expiresAt: codeExpiry(now) })
    .onConflictDoUpdate({
      target: [codes.email, codes.purpose],
      set: {
        hash: sql`case when ${isOver} then excluded.hash else ${codes.hash} end`,
        tries: sql`case when ${isOver} then 1 else ${codes.tries} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${codes.expiresAt} end`,
      },
      setWhere: sql`${isOver} or ${codes.tries} < ${MAX_CODE_ATTEMPTS}`,
    })
    .returning({ hash: codes.hash });
  return tried?.hash;
}

/** Redeems a code. Of any number of parallel calls, exactly one gets true. */
export async function redeemCode(
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

/** Invalidates the code of an e-mail address for this purpose. */
export async function invalidateCode(db: Database, subject: CodeSubject): Promise<void> {
  await db.delete(codes).where(of(subject));
}

/** Deletes expired codes. */
export async function pruneCodes(db: Database, now: number): Promise<void> {
  await db.delete(codes).where(lte(codes.expiresAt, new Date(now)));
}
