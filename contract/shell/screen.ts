import { type Role, ROLES, SELLER_ROLES } from '../account/role.ts';

/**
 * Roles with access to screens behind sign-in, by audience (R2.3–R2.7). The audience is also the name of the layout
 * route folder.
 */
export const ROLES_BY_AUDIENCE = {
  consumer: ['consumer'],
  member: ROLES,
  producer: SELLER_ROLES,
  admin: ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type SignedInAudience = keyof typeof ROLES_BY_AUDIENCE;

/** Audience of a screen. A signed-in user on a "guest" screen is redirected to the return URL (R2.10). */
export type ScreenAudience = 'anyone' | 'guest' | SignedInAudience;

/** Navigations: page footer, phone navigation bar, and the two back offices. */
export type Navigation = 'footer' | 'bar' | 'producer' | 'admin';

/** Screen definition: one row of the table of screens. Guards, pages, navigations, robots rules and tests derive from it. */
export interface Screen {
  audience: ScreenAudience;
  /** Window title until the screen's data has a name. */
  title: string;
  /** Query parameters that affect the server rendering, beside those of the shell; the browser handles all others. */
  query?: readonly string[];
  /** Robots rule. "listed": indexed by search engines; "unlisted": noindex; "barred": disallowed in robots.txt. */
  robots: 'listed' | 'unlisted' | 'barred';
  /** Number of sitemap entries; absent: none. */
  mapped?: 'once' | 'perStore' | 'perProduct';
  /** "never": not a return URL after sign-in (R2.10). */
  origin?: 'never';
  /** Navigations that contain the screen, with its label there; sorted by the table. */
  places?: Partial<Record<Navigation, string>>;
}
