import { type ScreenPath, screens } from '../screens.ts';
import type { Screen } from './screen.ts';
import { canonicalPath } from './screen-alias.ts';

// TypeScript types the keys of Object.entries only as strings.
const rows = Object.entries(screens) as [ScreenPath, Screen][];

/** Paths of all screens that match a predicate, in the order of the table. */
export const filterScreens = (holds: (screen: Screen) => boolean): ScreenPath[] =>
  rows.flatMap(([path, screen]) => (holds(screen) ? [path] : []));

/** True if the server renders the screen; screens behind sign-in start in the browser (R2.9). */
export const isServerRendered = ({ audience }: Screen): boolean =>
  audience === 'anyone' || audience === 'guest';

const NAMES = /\$\w+/g;

/** Address of a screen with the same value for all parameters: /products/$id → /products/7. */
export const fillPathParameters = (path: string, value: string): string =>
  path.replaceAll(NAMES, () => value);

/** Patterns without parameters come first, so that /orders/new does not match as an order. */
const patterns = rows
  .toSorted(([one], [other]) => Number(one.includes('$')) - Number(other.includes('$')))
  .map(([path]) => ({ pattern: new RegExp(`^${path.replaceAll(NAMES, '[^/]+')}/*$`, 'i'), path }));

/**
 * Screen path at a URL path, resolved like the router: any case, optional final slash, aliases included; null without a
 * screen.
 */
export const screenPathAt = (pathname: string): ScreenPath | null =>
  patterns.find(({ pattern }) => pattern.test(canonicalPath(pathname)))?.path ?? null;

/** Row of the table of screens for a URL path; null without a screen. */
export const screenAt = (pathname: string): Screen | null => {
  const path = screenPathAt(pathname);
  return path && screens[path];
};
