export const ROLES = ['consumer', 'producer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that may sell: a producer sells their own products, an admin anybody's. */
export const SELLER_ROLES = ['producer', 'admin'] as const satisfies readonly Role[];

/** Visitor category of a page: one of the roles, or "anonymous" without a session. */
export type Audience = Role | 'anonymous';

/** True if the audience may buy: a consumer, or a visitor who can still become one (R1.2). */
export const isBuyer = (audience: Audience): audience is 'consumer' | 'anonymous' =>
  audience === 'consumer' || audience === 'anonymous';

/** Role name in the user API: admin, producer or customer (R3.1). */
export const userApiRole = (role: Role): 'admin' | 'producer' | 'customer' =>
  role === 'consumer' ? 'customer' : role;
