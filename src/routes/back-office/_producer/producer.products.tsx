import { createFileRoute } from '@tanstack/react-router';
import { PRODUCTS } from '../../../../contract/limits.ts';
import { OwnProductsView } from '../../../components/back-office/own-products/OwnProductsView.tsx';
import { watchReturns } from '../../../services/page/page-returns.ts';
import { createOwnProductsService } from '../../../services/products/own-products.service.ts';
import {
  changeSelectors,
  ownProductsHref,
  ownProductsQueryIn,
  wireOwnProducts,
  wireProductChanges,
} from '../../../wiring/producer/own-products.wiring.ts';

/** What a producer sells; the address says which of it (R7.14). */
export const Route = createFileRoute('/_producer/producer/products')({
  preload: false,
  // Every letter that is searched for is a navigation; a waiting screen in between would take the focus from the search.
  pendingMs: Infinity,
  loaderDeps: ({ search }) => ({ search: { ...search } }),
  loader: async ({ context, deps: { search }, abortController: { signal }, navigate }) => {
    const query = ownProductsQueryIn(search);
    const service = createOwnProductsService(context.services.call);
    const logic = wireOwnProducts({
      loadItems: service.listOwnProducts,
      watchReturns,
      showAddress: (address) => void navigate(address),
    });
    // The list is its reader's: another one who signs in gets another.
    const key = `ownProducts:${context.user.id}`;
    const list = await context.screens.open(key, logic, { query, limit: PRODUCTS.pageSize }, signal);
    const changes = await context.screens.open(
      `${key}:changes`,
      wireProductChanges(service, list),
      undefined,
      signal,
    );
    list.send({ type: 'address.changed', query });
    return [list, changes] as const;
  },
  component: function OwnProductsRoute() {
    const [list, changes] = Route.useLoaderData();
    return (
      <OwnProductsView
        actorRef={list}
        changesRef={changes}
        selectors={changeSelectors}
        addressOf={ownProductsHref}
      />
    );
  },
});
