import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One password in whatever way its accents were typed. */
const canonical = (password: string) => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(canonical(password), PARAMETERS);

let nobodys: Promise<string> | undefined;

/**
 * Whether it is that password. Without a hash it takes as long and answers no, so that time does not tell
 * whether an account exists.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(passwordHash ?? (await nobodys), canonical(password));
  return matches && passwordHash !== undefined;
}
