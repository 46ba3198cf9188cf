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

/** Canonical role of a name or alias; null for an unknown name (R3.1, R6.1). */
export const roleFromName = (name: unknown): Role | null =>
  (typeof name === 'string' ? ALIASES.get(name.toLowerCase()) : undefined) ?? null;

/**
 * Role of a session's user: first valid candidate among role, custom:role and token claim; default consumer (R2.12,
 * R6.1).
 */
export const roleOf = (...candidates: unknown[]): Role => {
  for (const candidate of candidates) {
    const role = roleFromName(candidate);
    if (role) return role;
  }
  return 'consumer';
};
