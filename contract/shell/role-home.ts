import type { Role } from '../account/role.ts';
import type { ScreenPath } from '../screens.ts';

/** Start screen of each role: consumers in the shop, producers and admins in the back office (R2.5, R2.7). */
export const ROLE_HOME = {
  consumer: '/',
  producer: '/producer/dashboard',
  admin: '/admin/dashboard',
} as const satisfies Record<Role, ScreenPath>;
