import { ROLE_HOME } from '../../../contract/shell/role-home.ts';
import type { Role } from '../../../contract/account/role.ts';

/** Link to a role's home screen, for screens that do not apply to that role. */
export const ROLE_HOME_LINKS = {
  consumer: { to: ROLE_HOME.consumer, word: 'Volver a la plaza' },
  producer: { to: ROLE_HOME.producer, word: 'Ir a tu trastienda' },
  admin: { to: ROLE_HOME.admin, word: 'Ir a la administración' },
} satisfies Record<Role, { to: string; word: string }>;

/** Explanation why producers and admins cannot buy (R1.2). */
export const CANNOT_BUY_TEXTS = {
  producer: 'Esta cuenta es para vender, no para comprar',
  admin: 'Esta cuenta es para llevar el mercado, no para comprar',
} satisfies Record<Exclude<Role, 'consumer'>, string>;
