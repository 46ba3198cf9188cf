import type { ComponentType } from 'react';
import { lazyWithFallback, EmptyFallback } from '../hydration/lazy-with-fallback.ts';
import type { AskedResultsProps } from './AskedResults.tsx';
import type { NoneFoundProps } from './NoneFound.tsx';

interface AskedParts {
  AskedResults: ComponentType<AskedResultsProps>;
  NoneFound: ComponentType<NoneFoundProps>;
}

const fetchParts = (): Promise<AskedParts> => import('./AskedResults.tsx');

let parts: AskedParts = {
  AskedResults: lazyWithFallback(() => fetchParts().then(({ AskedResults }) => AskedResults), EmptyFallback),
  NoneFound: lazyWithFallback(() => fetchParts().then(({ NoneFound }) => NoneFound), EmptyFallback),
};

/** Loads the extras before a server render of a filtered page, because the render would stop at a lazy component. */
export async function bringAskedResults(): Promise<void> {
  parts = await fetchParts();
}

/** Extras of a filtered list; lazy, their code loads with the first search or filter. */
export const askedParts = (): AskedParts => parts;
