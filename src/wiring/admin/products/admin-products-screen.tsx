import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { ADMIN_LIMITS } from '../../../../contract/admin/admin-limits.ts';
import { AdminProductsView } from '../../../components/admin/products/AdminProductsView.tsx';
import {
  changeOf,
  isWaitingOrSending,
  refusalOf,
  tallyOf,
} from '../../../machines/ui/row-changes.selectors.ts';
import {
  type AdminProductsActorRef,
  adminProductsMachine,
} from '../../../machines/admin/products/admin-products.machine.ts';
import type { ProductChangesActorRef } from '../../../machines/producer/products/product-changes.machine.ts';
import type { ProductDeletionsActorRef } from '../../../machines/producer/products/product-deletions.machine.ts';
import type { StoreChoicesActorRef } from '../../../machines/producer/stores/store-choices.machine.ts';
import { onPageVisible } from '../../../services/shell/on-page-visible.ts';
import { createAdminProductsService } from '../../../services/admin/products/admin-products.service.ts';
import { createProducerProductsService } from '../../../services/producer/products/producer-products.service.ts';
import { wireProductChanges } from '../../producer/products/product-changes.wiring.ts';
import {
  deleteProductsAfterConfirmation,
  wireProductDeletions,
} from '../../producer/products/product-deletions.wiring.ts';
import type { SearchLoaderArgs } from '../../shell/search-loader-deps.ts';
import { wireList } from '../../ui/list.wiring.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { adminProductsHref, adminProductsQueryIn } from './admin-products-href.ts';
import { openStoreChoices } from '../stores/store-choices.wiring.ts';

export const wireAdminProducts = wireList(adminProductsMachine, adminProductsHref);

/** Selectors for the changes of products. */
export const adminProductSelectors = { changeOf, isWaitingOrSending, refusalOf, tallyOf };

type Load = MemberLoaderArgs & SearchLoaderArgs;

const openList = screenRoute({
  key: ({ context }: Load) => context.user.id,
  search: ({ deps }) => adminProductsQueryIn(deps.search),
  actors: ({ context, navigate }) => ({
    adminProducts: wireAdminProducts({
      loadItems: createAdminProductsService(context.services.call).listAdminProducts,
      watchReturns: onPageVisible,
      showAddress: (shown) => void navigate(shown),
    }),
  }),
  input: (_, query) => ({ adminProducts: { query, limit: ADMIN_LIMITS.products } }),
});

const openChanges = screenRoute({
  key: ({ context }: Load & { list: AdminProductsActorRef }) => context.user.id,
  actors: ({ context: { services }, list }) => {
    const service = createProducerProductsService(services.call);
    return {
      productChanges: wireProductChanges(service, list),
      productDeletions: wireProductDeletions(service, list),
    };
  },
  input: () => ({ productChanges: undefined, productDeletions: undefined }),
});

/** Loader of all products and their changes; the address contains the query (R2.7, R7.14). */
export async function openAdminProducts(load: Load) {
  const [{ adminProducts }, choices] = await Promise.all([openList(load), openStoreChoices(load)]);
  return { adminProducts, ...choices, ...(await openChanges({ ...load, list: adminProducts })) };
}

interface AdminProductsScreenProps {
  adminProducts: AdminProductsActorRef;
  productChanges: ProductChangesActorRef;
  productDeletions: ProductDeletionsActorRef;
  storeChoices: StoreChoicesActorRef;
}

/** Screen of all products, for admins. */
export function AdminProductsScreen({
  adminProducts,
  productChanges,
  productDeletions,
  storeChoices,
}: AdminProductsScreenProps) {
  const { app } = useRouteContext({ from: '/_admin' });
  const stores = useSelector(storeChoices, ({ context }) => context.content);
  const remove = useCallback(
    (products: readonly { id: string; name: string }[]) =>
      void deleteProductsAfterConfirmation(app, productDeletions, products),
    [app, productDeletions],
  );
  return (
    <AdminProductsView
      actorRef={adminProducts}
      changesRef={productChanges}
      deletionsRef={productDeletions}
      selectors={adminProductSelectors}
      stores={stores ?? []}
      addressOf={adminProductsHref}
      onDeleted={remove}
    />
  );
}
