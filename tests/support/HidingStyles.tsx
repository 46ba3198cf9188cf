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

/** Takes what was worn off the page, which all files of a worker share: each would be held against the rules of all before it. */
export function takeOffStyles(): void {
  cache.sheet.flush();
  cache.inserted = {};
  cache.registered = {};
}

/**
 * The market's look with nothing but what hides something or holds it in its box. Whoever asks for a button by its name has the
 * style of every element worked out from all rules of the page, and colours and sizes are seen in Chromium.
 */
export const HidingStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);
