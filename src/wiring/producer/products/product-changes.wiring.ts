import type { ListActorRef, ListQuery } from '../../../machines/ui/list.machine.ts';
import { productChangesMachine } from '../../../machines/producer/products/product-changes.machine.ts';
import type { createProducerProductsService } from '../../../services/producer/products/producer-products.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { notifyWhenShown } from '../../shell/notify-when-shown.ts';

/** Changes of products; after each round the list looks again, and the changes hear when it has. */
export const wireProductChanges = <Item, Query extends ListQuery>(
  { changeProductStatus }: Pick<ReturnType<typeof createProducerProductsService>, 'changeProductStatus'>,
  list: ListActorRef<Item, Query>,
) =>
  productChangesMachine.provide({
    actors: resultActors({ applyChange: changeProductStatus }),
    actions: { announceSettled: ({ self }) => void notifyWhenShown(list, self) },
  });
