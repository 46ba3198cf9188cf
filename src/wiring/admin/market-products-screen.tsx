import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { ADMIN } from '../../../contract/users/admin-limits.ts';
import { MarketProductsView } from '../../components/back-office/market-products/MarketProductsView.tsx';
import { changeOf, isSending, refusalOf, tallyOf } from '../../machines/changes/changes.selectors.ts';
import {
  type MarketProductsActorRef,
  marketProductsMachine,
} from '../../machines/market-products/market-products.machine.ts';
import type { ProductChangesActorRef } from '../../machines/product-changes/product-changes.machine.ts';
import type { ProductDeletionsActorRef } from '../../machines/product-deletions/product-deletions.machine.ts';
import type { StoreChoicesActorRef } from '../../machines/store-choices/store-choices.machine.ts';
import { onPageVisible } from '../../services/page/on-page-visible.ts';
import { createMarketProductsService } from '../../services/products/market-products.service.ts';
import { createOwnProductsService } from '../../services/products/own-products.service.ts';
import { wireProductChanges } from '../back-office/product-changes.wiring.ts';
import { deleteAfterAsking, wireProductDeletions } from '../back-office/product-deletions.wiring.ts';
import type { BySearch } from '../by-search.ts';
import { wireList } from '../list.wiring.ts';
import { type MemberLoad, screenRoute } from '../screen-route.ts';
import { marketProductsHref, marketProductsQueryIn } from './market-products-address.ts';
import { openStoreChoices } from './store-choices.wiring.ts';

export const wireMarketProducts = wireList(marketProductsMachine, marketProductsHref);

/** How what becomes of products is read. */
export const marketProductSelectors = { changeOf, isSending, refusalOf, tallyOf };

type Load = MemberLoad & BySearch;

const openList = screenRoute({
  key: ({ context }: Load) => context.user.id,
  search: ({ deps }) => marketProductsQueryIn(deps.search),
  actors: ({ context, navigate }) => ({
    marketProducts: wireMarketProducts({
      loadItems: createMarketProductsService(context.services.call).listMarketProducts,
      watchReturns: onPageVisible,
      showAddress: (shown) => void navigate(shown),
    }),
  }),
  input: (_, query) => ({ marketProducts: { query, limit: ADMIN.products } }),
});

const openChanges = screenRoute({
  key: ({ context }: Load & { list: MarketProductsActorRef }) => context.user.id,
  actors: ({ context: { services }, list }) => {
    const service = createOwnProductsService(services.call);
    return {
      productChanges: wireProductChanges(service, list),
      productDeletions: wireProductDeletions(service, list),
    };
  },
  input: () => ({ productChanges: undefined, productDeletions: undefined }),
});

/** Every product of the market, and what is being changed of them; the address says which (R2.7, R7.14). */
export async function openMarketProducts(load: Load) {
  const [{ marketProducts }, choices] = await Promise.all([openList(load), openStoreChoices(load)]);
  return { marketProducts, ...choices, ...(await openChanges({ ...load, list: marketProducts })) };
}

interface MarketProductsScreenProps {
  marketProducts: MarketProductsActorRef;
  productChanges: ProductChangesActorRef;
  productDeletions: ProductDeletionsActorRef;
  storeChoices: StoreChoicesActorRef;
}

/** The products of the market, for those who look after it. */
export function MarketProductsScreen({
  marketProducts,
  productChanges,
  productDeletions,
  storeChoices,
}: MarketProductsScreenProps) {
  const { app } = useRouteContext({ from: '/_admin' });
  const stores = useSelector(storeChoices, ({ context }) => context.content);
  const remove = useCallback(
    (products: readonly { id: string; name: string }[]) =>
      void deleteAfterAsking(app, productDeletions, products),
    [app, productDeletions],
  );
  return (
    <MarketProductsView
      actorRef={marketProducts}
      changesRef={productChanges}
      deletionsRef={productDeletions}
      selectors={marketProductSelectors}
      stores={stores ?? []}
      addressOf={marketProductsHref}
      onDeleted={remove}
    />
  );
}
