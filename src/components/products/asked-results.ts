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

/** Has them come before a page is rendered whose address asks for something: it would break off where it waits for their code. */
export async function bringAskedResults(): Promise<void> {
  parts = await fetchParts();
}

/** What is said of a list that was asked for; the code comes with the first question. */
export const askedParts = (): AskedParts => parts;
