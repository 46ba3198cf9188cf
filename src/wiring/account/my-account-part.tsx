import { Suspense } from 'react';
import { lazyWithFallback, EmptyFallback } from '../../components/hydration/lazy-with-fallback.ts';
import type { MyAccountPanelsProps } from '../../components/profile/MyAccountPanels.tsx';

const Panels = lazyWithFallback<MyAccountPanelsProps>(
  () => import('../../components/profile/MyAccountPanels.tsx').then((part) => part.MyAccountPanels),
  EmptyFallback,
);

/** Lazy part of the profile: data export and account deletion (R7.23). */
export const MyAccountPart = (props: MyAccountPanelsProps) => (
  <Suspense fallback={null}>
    <Panels {...props} />
  </Suspense>
);
