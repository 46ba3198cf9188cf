import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { PRODUCT_LIMITS } from '../../../../contract/limits.ts';
import { ProducerProductsView } from '../../../components/producer/products/ProducerProductsView.tsx';
import { rowEditMessages } from '../../../components/producer/products/row-edit.messages.ts';
import {
  changeOf,
  isWaitingOrSending,
  refusalOf,
  tallyOf,
} from '../../../machines/ui/row-changes.selectors.ts';
import {
  type ProducerProductsActorRef,
  producerProductsMachine,
} from '../../../machines/producer/products/producer-products.machine.ts';
import type { ProductChangesActorRef } from '../../../machines/producer/products/product-changes.machine.ts';
import type { ProductDeletionsActorRef } from '../../../machines/producer/products/product-deletions.machine.ts';
import { changedRowFields, contestedFields } from '../../../machines/ui/row-edit.rules.ts';
import { type RowEditsActorRef, rowEditsMachine } from '../../../machines/ui/row-edits.machine.ts';
import { onPageVisible } from '../../../services/shell/on-page-visible.ts';
import { createProducerProductsService } from '../../../services/producer/products/producer-products.service.ts';
import { createProductEditorService } from '../../../services/producer/products/product-editor.service.ts';
import type { SearchLoaderArgs } from '../../shell/search-loader-deps.ts';
import { wireProductChanges } from './product-changes.wiring.ts';
import { deleteProductsAfterConfirmation, wireProductDeletions } from './product-deletions.wiring.ts';
import { wireList } from '../../ui/list.wiring.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { useLeaveConfirmation } from '../../shell/use-leave-confirmation.ts';
import { producerProductsHref, producerProductsQueryIn } from './producer-products-href.ts';
import { rowEditMachine } from '../../../machines/ui/row-edit.machine.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { refreshAfterChanges } from '../../shell/refresh-after-changes.ts';

type RowServices = Pick<ReturnType<typeof createProducerProductsService>, 'saveRow'> &
  Pick<ReturnType<typeof createProductEditorService>, 'loadProduct'>;

/** Inline edits of a list, connected to their calls. Saved values stay visible until the list shows them. */
export const wireRowEdits = ({ saveRow, loadProduct }: RowServices, list: ProducerProductsActorRef) =>
  rowEditsMachine.provide({
    actors: { rowEdit: rowEditMachine.provide({ actors: resultActors({ saveRow, loadProduct }) }) },
    actions: { announceSettled: ({ self }) => void refreshAfterChanges(list, self) },
  });

export const wireProducerProducts = wireList(producerProductsMachine, producerProductsHref);

/** Selectors for the changes and the inline edits of products. */
export const rowSelectors = {
  changeOf,
  isWaitingOrSending,
  refusalOf,
  tallyOf,
  changedRowFields,
  contestedFields,
};

type Load = MemberLoaderArgs & SearchLoaderArgs;

const openList = screenRoute({
  // The key contains the user id, so that another user gets a list of their own.
  key: ({ context }: Load) => context.user.id,
  search: ({ deps }) => producerProductsQueryIn(deps.search),
  actors: ({ context, navigate }) => ({
    producerProducts: wireProducerProducts({
      loadItems: createProducerProductsService(context.services.call).listProducerProducts,
      watchReturns: onPageVisible,
      showAddress: (shown) => void navigate(shown),
    }),
  }),
  input: (_, query) => ({ producerProducts: { query, limit: PRODUCT_LIMITS.pageSize } }),
});

const openChanges = screenRoute({
  key: ({ context }: Load & { list: ProducerProductsActorRef }) => context.user.id,
  actors: ({ context: { services }, list }) => {
    const service = createProducerProductsService(services.call);
    const { loadProduct } = createProductEditorService(services.call);
    return {
      productChanges: wireProductChanges(service, list),
      productDeletions: wireProductDeletions(service, list),
      rowEdits: wireRowEdits({ ...service, loadProduct }, list),
    };
  },
  input: () => ({
    productChanges: undefined,
    productDeletions: undefined,
    rowEdits: undefined,
  }),
});

/** Loader of a producer's products and their changes; the address contains the query (R7.14). */
export async function openProducerProducts(load: Load) {
  const { producerProducts } = await openList(load);
  return { producerProducts, ...(await openChanges({ ...load, list: producerProducts })) };
}

interface ProducerProductsScreenProps {
  producerProducts: ProducerProductsActorRef;
  productChanges: ProductChangesActorRef;
  productDeletions: ProductDeletionsActorRef;
  rowEdits: RowEditsActorRef;
}

/** Screen of a producer's products. Asks before leaving with unsaved inline edits. */
export function ProducerProductsScreen(actors: ProducerProductsScreenProps) {
  const { app, producerData } = useRouteContext({ from: '/_producer' });
  const { productDeletions, rowEdits } = actors;
  const stores = useSelector(producerData, ({ context }) => context.content);
  const remove = useCallback(
    (products: readonly { id: string; name: string }[]) =>
      void deleteProductsAfterConfirmation(app, productDeletions, products),
    [app, productDeletions],
  );
  useLeaveConfirmation(app, 'rows', () =>
    rowEdits.getSnapshot().context.unsaved.length > 0 ? rowEditMessages.leave : null,
  );
  return (
    <ProducerProductsView
      actorRef={actors.producerProducts}
      changesRef={actors.productChanges}
      deletionsRef={productDeletions}
      editsRef={rowEdits}
      selectors={rowSelectors}
      stores={stores ?? []}
      addressOf={producerProductsHref}
      onDeleted={remove}
    />
  );
}
