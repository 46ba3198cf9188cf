import type { Role } from './role.ts';

const ALIASES = new Map<string, Role>(
  Object.entries({
    admin: 'admin',
    administrator: 'admin',
    super_admin: 'admin',
    producer: 'producer',
    seller: 'producer',
    vendor: 'producer',
    consumer: 'consumer',
    customer: 'consumer',
    client: 'consumer',
    buyer: 'consumer',
  } as const),
);

/** The role that a name stands for, aliases included; null for any other (R3.1, R6.1). */
export const roleNamed = (name: unknown): Role | null =>
  (typeof name === 'string' ? ALIASES.get(name.toLowerCase()) : undefined) ?? null;

/** Role of a user as the session sees it: user's role, custom:role or token claim, else consumer (R2.12, R6.1). */
export const roleOf = (...candidates: unknown[]): Role => {
  for (const candidate of candidates) {
    const role = roleNamed(candidate);
    if (role) return role;
  }
  return 'consumer';
};
