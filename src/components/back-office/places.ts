import { HOME_OF } from '../../../contract/pages/home-of.ts';
import type { PlainPath } from '../../../contract/pages/screen-address.ts';
import { placesIn } from '../../../contract/pages/screen-facts.ts';
import type { Role } from '../../../contract/users/role.ts';
import type { IconName } from '../icons/icon-paths.ts';

export interface Place {
  to: PlainPath;
  icon: IconName;
  word: string;
}

const OF_PRODUCERS = placesIn('producer');
const OF_ADMINS = placesIn('admin');

const ICONS: Record<(typeof OF_PRODUCERS | typeof OF_ADMINS)[number]['to'], IconName> = {
  '/producer/dashboard': 'sun',
  '/producer/orders': 'parcel',
  '/producer/popup-stores': 'home',
  '/producer/products': 'basket',
  '/admin/dashboard': 'sun',
};

interface Area {
  /** The name of this side of the house. */
  name: string;
  /** Where it begins. */
  home: PlainPath;
  /** Its screens that are named in the navigation. */
  places: readonly Place[];
}

/** What each of those who work here has behind the counter. */
export const AREAS: Readonly<Record<Exclude<Role, 'consumer'>, Area>> = {
  producer: {
    name: 'Trastienda',
    home: HOME_OF.producer,
    places: OF_PRODUCERS.map((place) => ({ ...place, icon: ICONS[place.to] })),
  },
  admin: {
    name: 'Administración',
    home: HOME_OF.admin,
    places: OF_ADMINS.map((place) => ({ ...place, icon: ICONS[place.to] })),
  },
};

/** The ways out to the market, which loads as a page of its own. */
export const WAYS_OUT: readonly Place[] = [
  { to: '/', icon: 'basket', word: 'Mercado' },
  { to: '/profile', icon: 'person', word: 'Tu cuenta' },
];
