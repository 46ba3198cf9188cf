export const ROLES = ['consumer', 'producer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who sells: a producer their own goods, an admin anybody's. */
export const SELLERS = ['producer', 'admin'] as const satisfies readonly Role[];

/** Who looks at a page: a role, or nobody in particular. */
export type Audience = Role | 'anonymous';

/** Whether somebody may buy: a consumer, or who may still become one (R1.2). */
export const isBuyer = (audience: Audience): audience is 'consumer' | 'anonymous' =>
  audience === 'consumer' || audience === 'anonymous';

/** The user API's word for a role: admin, producer, customer (R3.1). */
export const userApiRole = (role: Role): 'admin' | 'producer' | 'customer' =>
  role === 'consumer' ? 'customer' : role;
