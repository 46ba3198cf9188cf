import type { ListActorRef, ListQuery } from '../../../machines/ui/list.machine.ts';
import { productChangesMachine } from '../../../machines/producer/products/product-changes.machine.ts';
import type { createProducerProductsService } from '../../../services/producer/products/producer-products.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { refreshAfterChanges } from '../../shell/refresh-after-changes.ts';

/** Changes of products. After each run the list reloads, and the changes are told when it has. */
export const wireProductChanges = <Item, Query extends ListQuery>(
  { changeProductStatus }: Pick<ReturnType<typeof createProducerProductsService>, 'changeProductStatus'>,
  list: ListActorRef<Item, Query>,
) =>
  productChangesMachine.provide({
    actors: resultActors({ applyChange: changeProductStatus }),
    actions: { announceSettled: ({ self }) => void refreshAfterChanges(list, self) },
  });
