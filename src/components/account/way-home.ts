import { HOME_OF } from '../../../contract/pages/home-of.ts';
import type { Role } from '../../../contract/users/role.ts';

/** The one way on from where an account has nothing to do. */
export const WAY_HOME = {
  consumer: { to: HOME_OF.consumer, word: 'Volver a la plaza' },
  producer: { to: HOME_OF.producer, word: 'Ir a tu trastienda' },
  admin: { to: HOME_OF.admin, word: 'Ir a la administración' },
} satisfies Record<Role, { to: string; word: string }>;

/** Why a role that works here does not buy (R1.2). */
export const NOT_FOR_BUYING = {
  producer: 'Esta cuenta es para vender, no para comprar',
  admin: 'Esta cuenta es para llevar el mercado, no para comprar',
} satisfies Record<Exclude<Role, 'consumer'>, string>;
