import { productDeletionMessages } from '../../../components/producer/products/product-deletion.messages.ts';
import type { ConfirmationAsked } from '../../../machines/ui/confirmation.machine.ts';
import type { ListActorRef, ListQuery } from '../../../machines/ui/list.machine.ts';
import {
  type ProductDeletionsActorRef,
  productDeletionsMachine,
} from '../../../machines/producer/products/product-deletions.machine.ts';
import type { createProducerProductsService } from '../../../services/producer/products/producer-products.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { changeAfterConfirmation, bulkConfirmationOf } from '../../shell/ask-confirmation.ts';
import { refreshAfterChanges } from '../../shell/refresh-after-changes.ts';

/** Deletions of products. After each run the list reloads, and the deletions are told when it has. */
export const wireProductDeletions = <Item, Query extends ListQuery>(
  { deleteProduct }: Pick<ReturnType<typeof createProducerProductsService>, 'deleteProduct'>,
  list: ListActorRef<Item, Query>,
) =>
  productDeletionsMachine.provide({
    actors: resultActors({ applyChange: deleteProduct }),
    actions: { announceSettled: ({ self }) => void refreshAfterChanges(list, self) },
  });

/** Deletes products after a confirmation that states their number; a single product is named. */
export const deleteProductsAfterConfirmation = (
  app: { send(event: ConfirmationAsked): void },
  deletions: Pick<ProductDeletionsActorRef, 'send'>,
  products: readonly { id: string; name: string }[],
): Promise<void> =>
  changeAfterConfirmation(
    app,
    bulkConfirmationOf('deleteProducts', productDeletionMessages, products),
    deletions,
    products.map(({ id }) => ({ id, change: { isDeleted: true as const } })),
  );
