import type { LoaderFnContext } from '@tanstack/react-router';

interface SearchDeps {
  search: Readonly<Record<string, unknown>>;
}

/** Additional loader arguments of screens with a query in the address. */
export interface SearchLoaderArgs {
  deps: SearchDeps;
  navigate: LoaderFnContext['navigate'];
}

/**
 * Runs the loader again for each change of the query. It is part of every page; the code that parses the
 * query loads with the screen.
 */
export const searchLoaderDeps = ({ search }: SearchDeps): SearchDeps => ({ search: { ...search } });

/**
 * Delay of the pending screen: never. If each typed letter navigates, the pending screen would take the focus
 * from the search box.
 */
export const NEVER_PENDING = Infinity;
