import { type ReactNode, useLayoutEffect } from 'react';
import { VisibilityStyles } from './VisibilityStyles.tsx';
import { expectValidMarkup } from './valid-markup.ts';

/** Page under test; its markup is checked when it unmounts. */
export function ValidatedPage({ children }: { children: ReactNode }) {
  useLayoutEffect(() => expectValidMarkup, []);
  return <VisibilityStyles>{children}</VisibilityStyles>;
}
