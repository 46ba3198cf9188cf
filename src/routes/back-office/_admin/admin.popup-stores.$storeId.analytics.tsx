import { createFileRoute } from '@tanstack/react-router';
import { StoreAnalyticsView } from '../../../components/producer/store-analytics/StoreAnalyticsView.tsx';
import { searchLoaderDeps, NEVER_PENDING } from '../../../wiring/shell/search-loader-deps.ts';
import {
  adminStoreAnalyticsHref,
  openAdminStoreAnalytics,
} from '../../../wiring/producer/stores/store-analytics-screen.ts';

/** Figures of any store, for admins; the address contains the period (R2.7). */
export const Route = createFileRoute('/_admin/admin/popup-stores/$storeId/analytics')({
  // No pending screen, because it would take the focus from the period's button.
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
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
