import createCache, { type StylisElement } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const HIDES = ['display', 'visibility', 'pointer-events', 'content-visibility'];
const HOLDS = ['max-height', 'overflow', 'overflow-x', 'overflow-y', 'overflow-wrap'];
const KEPT = new Set([...HIDES, ...HOLDS]);

function keepWhatHides(element: StylisElement): void {
  if (element.type !== 'decl' || KEPT.has(String(element.props))) return;
  element.value = '';
  element.return = '';
}

const cache = createCache({ key: 'css', stylisPlugins: [keepWhatHides] });

/** Removes the styles of earlier tests, because all files of a worker share the page and each rule costs time. */
export function clearTestStyles(): void {
  cache.sheet.flush();
  cache.inserted = {};
  cache.registered = {};
}

/**
 * Market styles reduced to rules that hide elements or contain them. Queries by role compute the style of every element from
 * all rules, so fewer rules are faster; colours and sizes are tested in Chromium.
 */
export const VisibilityStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);
