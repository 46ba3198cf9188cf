import { type ReactNode, useEffect, useState } from 'react';
import { PAGE_TITLE_ID } from '../components/layout/PageTitle.tsx';
import { ScreenShown } from '../components/layout/screen-shown.ts';

/** Calls back once, however often it is asked to, when the effects of the whole screen have run. */
function onceSettled(callback: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    queueMicrotask(callback);
  };
}

/**
 * Says once that the page below is alive. The router keeps the screen in a boundary that React takes over later than
 * the page around it, so the screen's own heading tells; where there is none yet, the page need not wait for it.
 */
export function HydrationSignal({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  const [tell] = useState(() => onceSettled(onAlive));
  useEffect(() => {
    if (document.getElementById(PAGE_TITLE_ID) === null) tell();
  }, [tell]);
  return <ScreenShown value={tell}>{children}</ScreenShown>;
}
