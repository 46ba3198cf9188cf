import { ROLE_HOME } from '../../../contract/shell/role-home.ts';
import type { PlainPath } from '../../../contract/shell/screen-address.ts';
import type { Role } from '../../../contract/account/role.ts';
import type { IconName } from '../icons/icon-paths.ts';

export const profileMessages = {
  deleted: 'Tu cuenta se ha borrado. Gracias por haber pasado por aquí.',
  title: 'Tu cuenta',
  card: 'Tu ficha',
  email: 'Email',
  role: 'Tipo de cuenta',
  signOut: 'Cerrar sesión',
};

interface WayOn {
  to: PlainPath;
  icon: IconName;
  word: string;
  hint: string;
}

const FAVOURITES: WayOn = {
  to: '/favoritos',
  icon: 'star',
  word: 'Favoritos',
  hint: 'Los productos y los puestos que te han gustado.',
};

/** Links of the profile, by role. */
export const profileLinks: Record<Role, readonly WayOn[]> = {
  consumer: [
    {
      to: '/orders',
      icon: 'parcel',
      word: 'Tus pedidos',
      hint: 'Dónde está cada paquete y qué viene después.',
    },
    FAVOURITES,
  ],
  producer: [
    {
      to: ROLE_HOME.producer,
      icon: 'home',
      word: 'Tu trastienda',
      hint: 'Tus puestos, tus productos y los pedidos que esperan.',
    },
  ],
  admin: [
    {
      to: ROLE_HOME.admin,
      icon: 'home',
      word: 'Administración',
      hint: 'Cuentas, puestos, productos y avisos, todo a mano.',
    },
    { to: '/orders', icon: 'parcel', word: 'Pedidos del mercado', hint: 'Los de todos, y por dónde van.' },
  ],
};

export const ROLE_LABELS: Record<Role, string> = {
  consumer: 'Cliente',
  producer: 'Productor',
  admin: 'Administración',
};
