import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { canonicalPassword } from '../../contract/auth/password.ts';
import { createFairLimiter } from '../http/fair-limiter.ts';
import { defaultRefusal } from '../http/default-error-messages.ts';

/** OWASP parameters for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Parallel hash jobs; one CPU core stays free for other requests. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

/** Queue limit. At 35 ms per job, the wait is at most 4 s; above it the server answers UNAVAILABLE. */
const MOST_WAITING = 100 * AT_ONCE;

const queue = createFairLimiter(AT_ONCE, { mostWaiting: MOST_WAITING });

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (queue.isFull()) throw defaultRefusal('UNAVAILABLE', { retryAfter: 5 });
  return queue.run(work);
};

/** Stored hash of a password. Throws UNAVAILABLE if the queue is full. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(canonicalPassword(password), PARAMETERS));

/** Hash of a random password, for the comparison if no account exists. */
const nobodys = hash(randomBytes(16).toString('hex'), PARAMETERS);

/**
 * Password verification. Without a hash it takes equally long and returns false, so that timing does not reveal if an
 * account exists. Throws UNAVAILABLE if the queue is full.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const compared = passwordHash ?? (await nobodys);
  const matches = await inTurn(() => verify(compared, canonicalPassword(password)));
  return matches && passwordHash !== undefined;
}
