import type { ReactNode } from 'react';
import { handsFocusOn } from './heading-focus.ts';

/** A part of a page that may go with the focus in it: then the page's heading has it, instead of nobody. */
export const HandsFocusOn = ({ children }: { children: ReactNode }) => (
  <div ref={handsFocusOn} style={{ display: 'contents' }}>
    {children}
  </div>
);
