import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { ClockProvider } from '../../components/market/clock-context.ts';

/** Provider of the page's clock. Only components that read the time render again at each tick. */
export function PageClock({ children }: { children: ReactNode }) {
  const { app } = useRouteContext({ from: '__root__' });
  const now = useSelector(app, ({ context }) => context.now);
  return <ClockProvider value={now}>{children}</ClockProvider>;
}
