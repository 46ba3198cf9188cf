import { ROLE_HOME } from '../../../contract/shell/role-home.ts';
import type { PlainPath, ScreenAddress } from '../../../contract/shell/screen-address.ts';
import { placesIn } from '../../../contract/shell/screen-metadata.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Role } from '../../../contract/account/role.ts';
import type { MoreIconName } from '../icons/more-icon-paths.ts';

export interface NavItem {
  href: ScreenAddress;
  icon: MoreIconName;
  word: string;
  /** Whether one is there at no other address; elsewhere one is there at all that lie below. */
  isExact?: boolean;
}

/** The ways around one side of the house. */
export interface Navigation {
  /** All, on a wide screen. */
  rail: readonly NavItem[];
  /** Those within reach of the thumb. */
  bar: readonly NavItem[];
  /** The others of the phone, behind a press, with the ways out. */
  more: readonly NavItem[];
}

const OF_PRODUCERS = placesIn('producer');
const OF_ADMINS = placesIn('admin');

const ICONS: Record<(typeof OF_PRODUCERS | typeof OF_ADMINS)[number]['to'], MoreIconName> = {
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
};

const STORES = '/producer/popup-stores';

interface Area {
  /** The name of this side of the house. */
  name: string;
  /** Where it begins. */
  home: PlainPath;
}

/** What each of those who work here has behind the counter. */
export const AREAS: Readonly<Record<Exclude<Role, 'consumer'>, Area>> = {
  producer: { name: 'Trastienda', home: ROLE_HOME.producer },
  admin: { name: 'Administración', home: ROLE_HOME.admin },
};

/** How many places a thumb finds without looking, beside the press that shows the others. */
const IN_REACH = 4;

/** All of these on a wide screen, in their order; on the phone the first of them in the bar. */
export const reached = (rail: readonly NavItem[]): Navigation => ({
  rail,
  bar: rail.slice(0, IN_REACH),
  more: rail.slice(IN_REACH),
});

/** The ways around for who looks after the market: a screen stands among them once it is there (R2.7). */
export const adminNavigation = (): Navigation =>
  reached(OF_ADMINS.map(({ to, word }) => ({ href: to, icon: ICONS[to], word })));

/**
 * The ways around for who sells, at a path: whoever has one store is led to it and to its figures, others to the list of
 * their stores.
 */
export function producerNavigation(stores: readonly Pick<PopupStore, 'id'>[], path: string): Navigation {
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
    // The figures of a store have a place of their own.
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

/** The ways out to the market, which loads as a page of its own. */
export const EXIT_LINKS: readonly NavItem[] = [
  { href: '/', icon: 'basket', word: 'Mercado', isExact: true },
  { href: '/profile', icon: 'person', word: 'Tu cuenta' },
];
