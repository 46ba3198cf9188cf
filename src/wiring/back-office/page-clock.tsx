import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { ClockProvider } from '../../components/market/clock-context.ts';

/** Tells the time of the page to what is inside: only what reads it is drawn anew. */
export function PageClock({ children }: { children: ReactNode }) {
  const { app } = useRouteContext({ from: '__root__' });
  const now = useSelector(app, ({ context }) => context.now);
  return <ClockProvider value={now}>{children}</ClockProvider>;
}
