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
import type { createOwnProductsService } from '../../services/products/own-products.service.ts';

type OwnProductsService = ReturnType<typeof createOwnProductsService>;

/** What the address asks of the list of one's own products, and the other way round. */
export const { query: ownProductsQueryIn, href: ownProductsHref } = createListAddress(
  '/producer/products',
  PRODUCTS.pageSize,
  { q: text, sort: oneOf(PRODUCT_SORTS), active: flag, inStock: flag },
);

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
