import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { canonicalPassword } from '../../contract/auth/password.ts';
import { createFairLimiter } from '../http/fair-limiter.ts';
import { refuse } from '../http/default-error-messages.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One processor is always left to those who do not log in. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

/** At 35 ms each they wait for 4 s at most; beyond that the server says that it is busy. */
const MOST_WAITING = 100 * AT_ONCE;

const queue = createFairLimiter(AT_ONCE, { mostWaiting: MOST_WAITING });

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (queue.isFull()) throw refuse('UNAVAILABLE', { retryAfter: 5 });
  return queue.run(work);
};

/** What is stored of a password. Throws UNAVAILABLE when too many are being worked on. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(canonicalPassword(password), PARAMETERS));

/** The hash of a password that nobody has: what is compared with where there is no account. */
const nobodys = hash(randomBytes(16).toString('hex'), PARAMETERS);

/**
 * Whether it is that password. Without a hash it takes as long and answers no, so that time does not tell
 * whether an account exists. Throws UNAVAILABLE when too many are being worked on.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const compared = passwordHash ?? (await nobodys);
  const matches = await inTurn(() => verify(compared, canonicalPassword(password)));
  return matches && passwordHash !== undefined;
}
