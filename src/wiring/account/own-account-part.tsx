import { Suspense } from 'react';
import { lazyWithFallback, EmptyFallback } from '../../components/hydration/lazy-with-fallback.ts';
import type { OwnAccountPanelsProps } from '../../components/profile/OwnAccountPanels.tsx';

const Panels = lazyWithFallback<OwnAccountPanelsProps>(
  () => import('../../components/profile/OwnAccountPanels.tsx').then((part) => part.OwnAccountPanels),
  EmptyFallback,
);

/** The own data and the end of the account, whose code comes when the profile is drawn (R7.23). */
export const OwnAccountPart = (props: OwnAccountPanelsProps) => (
  <Suspense fallback={null}>
    <Panels {...props} />
  </Suspense>
);
