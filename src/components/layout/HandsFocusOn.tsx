import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createHeadingFocus } from './heading-focus.ts';

/** A part of a page that may go with the focus in it: then the page's heading has it, instead of nobody. */
export function HandsFocusOn({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    return () => {
      // What takes its place is drawn by the end of this task.
      if (part?.contains(document.activeElement)) queueMicrotask(createHeadingFocus());
    };
  }, []);
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
