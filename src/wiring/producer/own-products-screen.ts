import { waitFor } from 'xstate';
import { PRODUCTS } from '../../../contract/limits.ts';
import { PRODUCT_SORTS } from '../../../contract/products/product-sort.ts';
import { changeOf, refusalOf, stageOf, tallyOf } from '../../machines/changes/changes.selectors.ts';
import {
  type OwnProductsActorRef,
  ownProductsMachine,
} from '../../machines/own-products/own-products.machine.ts';
import {
  type ProductChangesActorRef,
  productChangesMachine,
} from '../../machines/product-changes/product-changes.machine.ts';
import { createListAddress, flag, oneOf, text } from '../address.ts';
import { calls } from '../calls.ts';
import { wireList } from '../list.wiring.ts';
import { watchReturns } from '../../services/page/page-returns.ts';
import { createOwnProductsService } from '../../services/products/own-products.service.ts';
import type { BySearch } from '../by-search.ts';
import { type MemberLoad, screenRoute } from '../screen-route.ts';

type OwnProductsService = ReturnType<typeof createOwnProductsService>;

const address = createListAddress('/producer/products', PRODUCTS.pageSize, {
  q: text,
  sort: oneOf(PRODUCT_SORTS),
  active: flag,
  inStock: flag,
});

/** The address of a list of one's own products. */
export const ownProductsHref = address.href;

export const wireOwnProducts = wireList(ownProductsMachine, ownProductsHref);

/** Changes of products; after each round the list looks again, and the changes hear when it has. */
export const wireProductChanges = (
  { changeProductStatus }: Pick<OwnProductsService, 'changeProductStatus'>,
  list: OwnProductsActorRef,
) =>
  productChangesMachine.provide({
    actors: calls({ applyChange: changeProductStatus }),
    actions: {
      announceSettled: ({ self }) => void tellWhenShown(list, self),
    },
  });

/** How what becomes of products is read. */
export const changeSelectors = { changeOf, refusalOf, stageOf, tallyOf };

async function tellWhenShown(list: OwnProductsActorRef, changes: Pick<ProductChangesActorRef, 'send'>) {
  const { items } = list.getSnapshot().context;
  list.send({ type: 'refresh.requested' });
  const isNews = ({ context }: { context: { items: unknown } }) => context.items !== items;
  // A screen that is left meanwhile has nothing to be told.
  const isShown = await waitFor(list, isNews).catch(() => false);
  if (isShown) changes.send({ type: 'rows.refreshed' });
}

type Load = MemberLoad & BySearch;

const openList = screenRoute({
  // The list is its reader's: another one who signs in gets another.
  key: ({ context }: Load) => context.user.id,
  search: ({ deps }) => address.query(deps.search),
  actors: ({ context, navigate }) => ({
    ownProducts: wireOwnProducts({
      loadItems: createOwnProductsService(context.services.call).listOwnProducts,
      watchReturns,
      showAddress: (shown) => void navigate(shown),
    }),
  }),
  input: (_, query) => ({ ownProducts: { query, limit: PRODUCTS.pageSize } }),
});

const openChanges = screenRoute({
  key: ({ context }: Load & { list: OwnProductsActorRef }) => context.user.id,
  actors: ({ context, list }) => ({
    productChanges: wireProductChanges(createOwnProductsService(context.services.call), list),
  }),
  input: () => ({ productChanges: undefined }),
});

/** What a producer sells, and what is being changed of it; the address says which of it (R7.14). */
export async function openOwnProducts(load: Load) {
  const { ownProducts } = await openList(load);
  return { ownProducts, ...(await openChanges({ ...load, list: ownProducts })) };
}
