import { type Role, ROLES, SELLERS } from '../account/role.ts';

/**
 * Whom the screens behind a login admit (R2.3–R2.7), by their audience: the name, too, of the layout route in which their
 * files lie.
 */
export const ADMITTED = {
  consumer: ['consumer'],
  member: ROLES,
  producer: SELLERS,
  admin: ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Membership = keyof typeof ADMITTED;

/** `guest`: who is signed in is led on to where they wanted to go (R2.10). */
export type ScreenAudience = 'anyone' | 'guest' | Membership;

/** The ways around: at the foot of every page, in the phone's bar, and in the two back offices. */
export type Navigation = 'footer' | 'bar' | 'producer' | 'admin';

/** One screen: everything that guards, pages, navigations, robots and tests derive from. */
export interface Screen {
  audience: ScreenAudience;
  /** What stands in the window's title, until what is shown has a name of its own. */
  title: string;
  /** Query names on which its first rendering depends, beside those of the shell; all others are left to the browser. */
  query?: readonly string[];
  /** listed: by search engines. unlisted: read by them and left out. barred: they are asked to stay away. */
  robots: 'listed' | 'unlisted' | 'barred';
  /** How often the map of the site names it; never unless said. */
  mapped?: 'once' | 'perStore' | 'perProduct';
  /** never: nobody is led back to it after a login (R2.10). */
  origin?: 'never';
  /** The ways around in which it stands, with the word for it there; they are in the order of the table. */
  places?: Partial<Record<Navigation, string>>;
}
