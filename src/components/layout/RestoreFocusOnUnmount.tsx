import type { ReactNode } from 'react';
import { restoreFocusOnUnmount } from './heading-focus.ts';

/** Part of a page that may unmount with the focus in it: the page's heading gets the focus then. */
export const RestoreFocusOnUnmount = ({ children }: { children: ReactNode }) => (
  <div ref={restoreFocusOnUnmount} style={{ display: 'contents' }}>
    {children}
  </div>
);
