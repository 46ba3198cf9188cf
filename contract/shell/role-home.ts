import type { Role } from '../account/role.ts';
import type { ScreenPath } from '../screens.ts';

/** Where each role begins: whoever buys in the square, whoever works here at their place of work (R2.5, R2.7). */
export const ROLE_HOME = {
  consumer: '/',
  producer: '/producer/dashboard',
  admin: '/admin/dashboard',
} as const satisfies Record<Role, ScreenPath>;
