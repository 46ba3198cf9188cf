import { type ScreenPath, screens } from '../screens.ts';
import type { Screen } from './screen.ts';
import { canonicalPath } from './screen-alias.ts';

// Object.entries forgets the names of its keys.
const rows = Object.entries(screens) as [ScreenPath, Screen][];

/** The screens that a question singles out, in the order of the table. */
export const screensThat = (holds: (screen: Screen) => boolean): ScreenPath[] =>
  rows.flatMap(([path, screen]) => (holds(screen) ? [path] : []));

/** Whether the server sends a screen as it will be seen; those behind a login start in the browser (R2.9). */
export const isSentFirst = ({ audience }: Screen): boolean => audience === 'anyone' || audience === 'guest';

const NAMES = /\$\w+/g;

/** The address of a screen with something in the place of its parameters: /products/$id → /products/7. */
export const addressOf = (path: string, value: string): string => path.replaceAll(NAMES, () => value);

/** Those without parameters first: /orders/new is not an order. */
const patterns = rows
  .toSorted(([one], [other]) => Number(one.includes('$')) - Number(other.includes('$')))
  .map(([path]) => ({ pattern: new RegExp(`^${path.replaceAll(NAMES, '[^/]+')}/*$`, 'i'), path }));

/** Which screen stands at a path, as the router finds it: whatever its case, with or without a slash at the end, under its other name; null for none. */
export const screenPathAt = (pathname: string): ScreenPath | null =>
  patterns.find(({ pattern }) => pattern.test(canonicalPath(pathname)))?.path ?? null;

/** What the table says of the screen at a path; null for none. */
export const screenAt = (pathname: string): Screen | null => {
  const path = screenPathAt(pathname);
  return path && screens[path];
};
