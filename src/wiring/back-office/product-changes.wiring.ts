import type { ListActorRef, ListQuery } from '../../machines/list/list.machine.ts';
import { productChangesMachine } from '../../machines/product-changes/product-changes.machine.ts';
import type { createOwnProductsService } from '../../services/products/own-products.service.ts';
import { calls } from '../calls.ts';
import { tellWhenShown } from '../tell-when-shown.ts';

/** Changes of products; after each round the list looks again, and the changes hear when it has. */
export const wireProductChanges = <Item, Query extends ListQuery>(
  { changeProductStatus }: Pick<ReturnType<typeof createOwnProductsService>, 'changeProductStatus'>,
  list: ListActorRef<Item, Query>,
) =>
  productChangesMachine.provide({
    actors: calls({ applyChange: changeProductStatus }),
    actions: { announceSettled: ({ self }) => void tellWhenShown(list, self) },
  });
