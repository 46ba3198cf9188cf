import { STORE_QUERY_NAMES } from '../stores/store-urls.ts';
import { type ScreenPath, screens } from '../screens.ts';
import { screensThat } from './screen-at.ts';
import type { Navigation, Screen } from './screen.ts';

/*
 * What the browser's code asks about screens. Each question has its argument written out and is answered when the application
 * is built (build/plugins/inline-screen-metadata.ts): nobody downloads the table.
 */

/** Addresses to which nobody is led back after a login (R2.10). */
export const addressesWithoutReturn = (): ScreenPath[] => screensThat(({ origin }) => origin === 'never');

/** What the head of a screen says: its title, and either its one address or that no search engine is to list it. */
export interface ScreenHead {
  title: string;
  path?: ScreenPath;
  hidden?: true;
}

/** The head of a screen that is the same whatever it shows. */
export function headOf(path: ScreenPath): ScreenHead {
  const { title, robots }: Screen = screens[path];
  return robots === 'listed' ? { title, path } : { title, hidden: true };
}

/** The title of a screen, until what it shows has a name of its own. */
export const titleOf = (path: ScreenPath): string => screens[path].title;

type PathIn<Where extends Navigation> = {
  [Path in ScreenPath]: (typeof screens)[Path] extends { places: Record<Where, string> } ? Path : never;
}[ScreenPath];

/** The screens that stand in a navigation, in its order, with their words there. */
export const placesIn = <Where extends Navigation>(where: Where): { to: PathIn<Where>; word: string }[] =>
  screensThat(({ places }) => places?.[where] !== undefined).map((path) => {
    const { places }: Screen = screens[path];
    // That it stands there has just been seen, and the compiler cannot.
    return { to: path as PathIn<Where>, word: places?.[where] ?? '' };
  });

/** A screen whose pages may stay on a device: its path, and the query names on which what it shows depends. */
export interface CacheableScreen {
  path: ScreenPath;
  query: readonly string[];
}

/** The screens that are the same for everybody, hold nothing of anybody, and that search engines may list: of them what was seen is kept (R2.25). */
export const cacheableScreens = (): CacheableScreen[] =>
  screensThat(
    ({ audience, robots, origin }) => audience === 'anyone' && robots === 'listed' && origin === undefined,
  ).map((path) => {
    const { query = [] }: Screen = screens[path];
    return { path, query: [...STORE_QUERY_NAMES, ...query] };
  });
