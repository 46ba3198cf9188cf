import { Suspense } from 'react';
import { lazyWithFallback } from '../../components/hydration/lazy-with-fallback.ts';
import { NoSessions } from '../../components/profile/NoSessions.tsx';
import type { SessionsPanelProps } from '../../components/profile/SessionsPanel.tsx';
import { loadAgain } from '../../services/shell/load-again.ts';

const Panel = lazyWithFallback<SessionsPanelProps>(
  () => import('../../components/profile/SessionsPanel.tsx').then((part) => part.SessionsPanel),
  () => <NoSessions onRetried={loadAgain} />,
);

/** Lazy part of the profile: open sessions (R7.22). */
export const SessionsPart = (props: SessionsPanelProps) => (
  <Suspense fallback={null}>
    <Panel {...props} />
  </Suspense>
);
