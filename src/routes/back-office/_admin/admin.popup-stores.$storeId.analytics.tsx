import { createFileRoute } from '@tanstack/react-router';
import { StoreAnalyticsView } from '../../../components/producer/store-analytics/StoreAnalyticsView.tsx';
import { bySearch, WITHOUT_END } from '../../../wiring/shell/by-search.ts';
import {
  adminStoreAnalyticsHref,
  openAdminStoreAnalytics,
} from '../../../wiring/producer/stores/store-analytics-screen.ts';

/** What anybody's store came to; the address says in which days (R2.7). */
export const Route = createFileRoute('/_admin/admin/popup-stores/$storeId/analytics')({
  // Another period must not take the focus from its chip.
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openAdminStoreAnalytics,
  component: function AdminStoreAnalyticsRoute() {
    const { storeAnalytics, figuresFile } = Route.useLoaderData();
    return (
      <StoreAnalyticsView
        actorRef={storeAnalytics}
        fileRef={figuresFile}
        addressOf={adminStoreAnalyticsHref}
      />
    );
  },
});
