import { Suspense } from 'react';
import { lazyWithFallback, EmptyFallback } from '../../components/hydration/lazy-with-fallback.ts';
import type { MyAccountPanelsProps } from '../../components/profile/MyAccountPanels.tsx';
import { SessionsPanelFallback } from '../../components/profile/SessionsPanelFallback.tsx';
import type { SessionsPanelProps } from '../../components/profile/SessionsPanel.tsx';
import { reloadDocument } from '../../services/shell/page-leave.ts';

const Panel = lazyWithFallback<SessionsPanelProps>(
  () => import('../../components/profile/SessionsPanel.tsx').then((part) => part.SessionsPanel),
  () => <SessionsPanelFallback onRetried={reloadDocument} />,
);

/** Lazy part of the profile: open sessions (R7.22). */
export const LazySessionsPanel = (props: SessionsPanelProps) => (
  <Suspense fallback={null}>
    <Panel {...props} />
  </Suspense>
);

const Panels = lazyWithFallback<MyAccountPanelsProps>(
  () => import('../../components/profile/MyAccountPanels.tsx').then((part) => part.MyAccountPanels),
  EmptyFallback,
);

/** Lazy part of the profile: data export and account deletion (R7.23). */
export const LazyMyAccountPanels = (props: MyAccountPanelsProps) => (
  <Suspense fallback={null}>
    <Panels {...props} />
  </Suspense>
);
