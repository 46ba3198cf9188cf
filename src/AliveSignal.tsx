import { type ReactNode, useEffect } from 'react';

/** Says once that the page below is alive: effects run after hydration, never on the server. */
export function AliveSignal({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(() => {
    onAlive();
    // The signal belongs to the mount; a new callback is no new life.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return children;
}
