import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createHeadingFocus } from './heading-focus.ts';

/** A part of a page that may go with the focus in it: then the page's heading has it, instead of nobody. */
export function HandsFocusOn({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    return () => {
      if (!part?.contains(document.activeElement)) return;
      // What takes its place is drawn by the end of this task, and may have taken the focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body) createHeadingFocus()();
      });
    };
  }, []);
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
