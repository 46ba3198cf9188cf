import type { Role } from '../../../contract/users/role.ts';
import type { IconName } from '../icons/icon-paths.ts';

export interface Place {
  href: string;
  icon: IconName;
  word: string;
}

interface Area {
  /** The name of this side of the house. */
  name: string;
  /** Its screens that are named in the navigation, the first of them its home. */
  places: readonly [Place, ...Place[]];
}

/** What each of those who work here has behind the counter. */
export const AREAS: Readonly<Record<Exclude<Role, 'consumer'>, Area>> = {
  producer: { name: 'Trastienda', places: [{ href: '/producer/dashboard', icon: 'home', word: 'Hoy' }] },
  admin: { name: 'Administración', places: [{ href: '/admin/dashboard', icon: 'home', word: 'Hoy' }] },
};

/** The ways out to the market, which loads as a page of its own. */
export const WAYS_OUT: readonly Place[] = [
  { href: '/', icon: 'basket', word: 'Ver el mercado' },
  { href: '/profile', icon: 'person', word: 'Tu cuenta' },
];
