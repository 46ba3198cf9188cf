import { createFileRoute } from '@tanstack/react-router';
import { StoreAnalyticsView } from '../../../components/producer/store-analytics/StoreAnalyticsView.tsx';
import { searchLoaderDeps, NEVER_PENDING } from '../../../wiring/shell/search-loader-deps.ts';
import {
  openStoreAnalytics,
  storeAnalyticsHref,
} from '../../../wiring/producer/stores/store-analytics-screen.ts';

/** Figures of a store; the address contains the period (R2.6). */
export const Route = createFileRoute('/_producer/producer/popup-stores/$storeId/analytics')({
  // No pending screen, because it would take the focus from the period's button.
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
  loader: openStoreAnalytics,
  component: function StoreAnalyticsRoute() {
    const { storeAnalytics, figuresFile } = Route.useLoaderData();
    return (
      <StoreAnalyticsView actorRef={storeAnalytics} fileRef={figuresFile} addressOf={storeAnalyticsHref} />
    );
  },
});
