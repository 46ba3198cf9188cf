import type { ComponentType } from 'react';
import { lazyWithFallback, EmptyFallback } from '../hydration/lazy-with-fallback.ts';
import type { FilterSummaryProps } from './FilterSummary.tsx';
import type { NoProductsFoundProps } from './NoProductsFound.tsx';

interface FilterSummaryParts {
  FilterSummary: ComponentType<FilterSummaryProps>;
  NoProductsFound: ComponentType<NoProductsFoundProps>;
}

const fetchParts = (): Promise<FilterSummaryParts> => import('./FilterSummary.tsx');

let parts: FilterSummaryParts = {
  FilterSummary: lazyWithFallback(
    () => fetchParts().then(({ FilterSummary }) => FilterSummary),
    EmptyFallback,
  ),
  NoProductsFound: lazyWithFallback(
    () => fetchParts().then(({ NoProductsFound }) => NoProductsFound),
    EmptyFallback,
  ),
};

/** Loads the extras before a server render of a filtered page, because the render would stop at a lazy component. */
export async function loadFilterSummary(): Promise<void> {
  parts = await fetchParts();
}

/** Extras of a filtered list; lazy, their code loads with the first search or filter. */
export const filterSummaryParts = (): FilterSummaryParts => parts;
