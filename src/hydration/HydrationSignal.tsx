import { type ReactNode, useEffect, useState } from 'react';
import { PAGE_TITLE_ID } from '../components/layout/PageTitle.tsx';
import { HeadingMountedContext } from '../components/layout/heading-mounted-context.ts';

/** Returns a function that calls back once, after the effects of the whole screen have run. */
function onceSettled(callback: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    queueMicrotask(callback);
  };
}

/**
 * Signals once that the page is hydrated. The router renders the screen in a boundary that hydrates after the
 * page around it, so the screen's heading sends the signal. A page without a heading yet signals by itself.
 */
export function HydrationSignal({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  const [tell] = useState(() => onceSettled(onAlive));
  useEffect(() => {
    if (document.getElementById(PAGE_TITLE_ID) === null) tell();
  }, [tell]);
  return <HeadingMountedContext value={tell}>{children}</HeadingMountedContext>;
}
