import type { LoaderFnContext } from '@tanstack/react-router';

interface SearchDeps {
  search: Readonly<Record<string, unknown>>;
}

/** What a loader gets beside the usual where the address is asked and changed. */
export interface BySearch {
  deps: SearchDeps;
  navigate: LoaderFnContext['navigate'];
}

/** Has a loader run for each other search. It is in every page's code; what understands the address comes with the screen. */
export const bySearch = ({ search }: SearchDeps): SearchDeps => ({ search: { ...search } });

/** How long a screen waits before it shows that it does: where every letter is a navigation, that would take the focus from the search. */
export const WITHOUT_END = Infinity;
