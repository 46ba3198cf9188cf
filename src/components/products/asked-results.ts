import type { ComponentType } from 'react';
import { late, Nothing } from '../layout/late.ts';
import type { AskedResultsProps } from './AskedResults.tsx';
import type { NoneFoundProps } from './NoneFound.tsx';

interface AskedParts {
  AskedResults: ComponentType<AskedResultsProps>;
  NoneFound: ComponentType<NoneFoundProps>;
}

const fetchParts = (): Promise<AskedParts> => import('./AskedResults.tsx');

let parts: AskedParts = {
  AskedResults: late(() => fetchParts().then(({ AskedResults }) => AskedResults), Nothing),
  NoneFound: late(() => fetchParts().then(({ NoneFound }) => NoneFound), Nothing),
};

/** Has them come before a page is rendered whose address asks for something: it would break off where it waits for their code. */
export async function bringAskedResults(): Promise<void> {
  parts = await fetchParts();
}

/** What is said of a list that was asked for; the code comes with the first question. */
export const askedParts = (): AskedParts => parts;
