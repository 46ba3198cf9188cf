import type { ComponentType } from 'react';
import { lazyWithFallback, EmptyFallback } from '../hydration/lazy-with-fallback.ts';
import type { FilteredListExtrasProps } from './FilterSummary.tsx';
import type { NoneFoundProps } from './NoneFound.tsx';

interface FilteredListParts {
  FilteredListExtras: ComponentType<FilteredListExtrasProps>;
  NoneFound: ComponentType<NoneFoundProps>;
}

const fetchParts = (): Promise<FilteredListParts> => import('./FilterSummary.tsx');

let parts: FilteredListParts = {
  FilteredListExtras: lazyWithFallback(
    () => fetchParts().then(({ FilteredListExtras }) => FilteredListExtras),
    EmptyFallback,
  ),
  NoneFound: lazyWithFallback(() => fetchParts().then(({ NoneFound }) => NoneFound), EmptyFallback),
};

/** Loads the extras before a server render of a filtered page, because the render would stop at a lazy component. */
export async function loadFilteredListExtras(): Promise<void> {
  parts = await fetchParts();
}

/** Extras of a filtered list; lazy, their code loads with the first search or filter. */
export const filteredListExtras = (): FilteredListParts => parts;
