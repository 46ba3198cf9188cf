import { createFileRoute } from '@tanstack/react-router';
import { ProducerStoreView } from '../../../components/producer/store/ProducerStoreView.tsx';
import { adminProductsHref } from '../../../wiring/admin/products/admin-products-href.ts';
import { adminStoreStepHref } from '../../../wiring/admin/stores/admin-stores-href.ts';
import { openAdminStore } from '../../../wiring/producer/stores/producer-store-screen.ts';
import { StoreShare } from '../../../wiring/producer/stores/store-share.tsx';

/** Page of any store, for admins, as its owner sees it (R2.7). */
export const Route = createFileRoute('/_admin/admin/popup-stores/$storeId/')({
  loader: openAdminStore,
  component: function AdminStoreRoute() {
    return (
      <ProducerStoreView
        {...Route.useLoaderData()}
        Share={StoreShare}
        editAddressOf={adminStoreStepHref}
        productsAt={(popupStoreId) => adminProductsHref({ popupStoreId })}
      />
    );
  },
});
