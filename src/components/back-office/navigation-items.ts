import { ROLE_HOME } from '../../../contract/shell/role-home.ts';
import type { PlainPath, ScreenAddress } from '../../../contract/shell/screen-address.ts';
import { placesIn } from '../../../contract/shell/screen-metadata.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Role } from '../../../contract/account/role.ts';
import type { AnyIconName } from '../icons/all-icon-paths.ts';

export interface NavItem {
  href: ScreenAddress;
  icon: AnyIconName;
  word: string;
  /** Current only at exactly this address; otherwise also at the addresses below it. */
  isExact?: boolean;
}

/** Navigation of one area of the back office. */
export interface NavigationItems {
  /** All items, for the side navigation. */
  rail: readonly NavItem[];
  /** Items of the bottom bar on phones. */
  bar: readonly NavItem[];
  /** Other items, in the overflow menu of phones. */
  more: readonly NavItem[];
}

const OF_PRODUCERS = placesIn('producer');
const OF_ADMINS = placesIn('admin');

const ICONS: Record<(typeof OF_PRODUCERS | typeof OF_ADMINS)[number]['to'], AnyIconName> = {
  '/producer/dashboard': 'sun',
  '/producer/orders': 'parcel',
  '/producer/popup-stores': 'home',
  '/producer/products': 'basket',
  '/admin/dashboard': 'sun',
  '/admin/orders': 'parcel',
  '/admin/popup-stores': 'home',
  '/admin/products': 'basket',
  '/admin/users': 'person',
  '/admin/notifications': 'bell',
  '/admin/messages': 'letter',
  '/admin/journal': 'lock',
  '/admin/system': 'clock',
};

const STORES = '/producer/popup-stores';

interface Area {
  /** Name of the area. */
  name: string;
  /** Home screen of the area. */
  home: PlainPath;
}

/** Areas of the back office, by role. */
export const BACK_OFFICE_AREAS: Readonly<Record<Exclude<Role, 'consumer'>, Area>> = {
  producer: { name: 'Trastienda', home: ROLE_HOME.producer },
  admin: { name: 'Administración', home: ROLE_HOME.admin },
};

/** Number of items in the bottom bar, besides the overflow button. */
const IN_REACH = 4;

/** Navigation from one list of items: all in the side navigation, the first ones in the bottom bar. */
export const navigationOf = (rail: readonly NavItem[]): NavigationItems => ({
  rail,
  bar: rail.slice(0, IN_REACH),
  more: rail.slice(IN_REACH),
});

/** Navigation of the admin; it lists the screens that exist (R2.7). */
export const adminNavigation = (): NavigationItems =>
  navigationOf(OF_ADMINS.map(({ to, word }) => ({ href: to, icon: ICONS[to], word })));

/**
 * Navigation of the producer, by path. With exactly one store it links to that store and its analytics, otherwise to the
 * list.
 */
export function producerNavigation(stores: readonly Pick<PopupStore, 'id'>[], path: string): NavigationItems {
  const [store, ...others] = stores;
  const only = others.length === 0 ? store : undefined;
  const figures: NavItem = {
    href: only ? `${STORES}/${only.id}/analytics` : `${STORES}?sortBy=startDate`,
    icon: 'chart',
    word: 'Estadísticas',
  };
  const main = OF_PRODUCERS.map(({ to, word }): NavItem => ({
    href: to,
    icon: ICONS[to],
    word,
    // Analytics of a store have their own item, so the stores item is not current there.
    isExact: to === STORES && path.endsWith('/analytics'),
  }));
  return {
    rail: [...main, figures],
    bar: main.map((place): NavItem =>
      place.href === STORES
        ? { ...place, word: 'Puesto', ...(only && { href: `${STORES}/${only.id}` }) }
        : place,
    ),
    more: [figures],
  };
}

/** Links from the back office to the market; the market is a separate application, so the page reloads. */
export const EXIT_LINKS: readonly NavItem[] = [
  { href: '/', icon: 'basket', word: 'Mercado', isExact: true },
  { href: '/profile', icon: 'person', word: 'Tu cuenta' },
];
