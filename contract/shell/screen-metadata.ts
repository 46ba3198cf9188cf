import { STORE_QUERY_NAMES } from '../stores/store-urls.ts';
import { type ScreenPath, screens } from '../screens.ts';
import { filterScreens } from './screen-lookup.ts';
import type { Navigation, Screen } from './screen.ts';

/*
 * Screen metadata for browser code. The functions are macros: each call with literal arguments is replaced by its result
 * at build time (build/plugins/inline-screen-metadata.ts), so that the browser does not load the table.
 */

/** Paths that are never a return URL after sign-in (R2.10). */
export const addressesWithoutReturn = (): ScreenPath[] => filterScreens(({ origin }) => origin === 'never');

/** Head metadata of a screen: title, and either its canonical path or noindex. */
export interface ScreenHead {
  title: string;
  path?: ScreenPath;
  hidden?: true;
}

/** Head metadata of a screen that does not depend on its data. */
export function headOf(path: ScreenPath): ScreenHead {
  const { title, robots }: Screen = screens[path];
  return robots === 'listed' ? { title, path } : { title, hidden: true };
}

/** Default title of a screen, used until its data has a name. */
export const titleOf = (path: ScreenPath): string => screens[path].title;

type PathIn<Where extends Navigation> = {
  [Path in ScreenPath]: (typeof screens)[Path] extends { places: Record<Where, string> } ? Path : never;
}[ScreenPath];

/** Screens of a navigation with their labels, in the order of the table. */
export const placesIn = <Where extends Navigation>(where: Where): { to: PathIn<Where>; word: string }[] =>
  filterScreens(({ places }) => places?.[where] !== undefined).map((path) => {
    const { places }: Screen = screens[path];
    // The filter above guarantees the place, but the compiler cannot infer it.
    return { to: path as PathIn<Where>, word: places?.[where] ?? '' };
  });

/** Screen whose pages may be stored for offline use: path, and query parameters that affect its content. */
export interface CacheableScreen {
  path: ScreenPath;
  query: readonly string[];
}

/**
 * Screens whose pages are stored for offline use: public, identical for everybody, without private data, and indexable
 * (R2.25).
 */
export const cacheableScreens = (): CacheableScreen[] =>
  filterScreens(
    ({ audience, robots, origin }) => audience === 'anyone' && robots === 'listed' && origin === undefined,
  ).map((path) => {
    const { query = [] }: Screen = screens[path];
    return { path, query: [...STORE_QUERY_NAMES, ...query] };
  });
