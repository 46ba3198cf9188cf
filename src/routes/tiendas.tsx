import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { StoreSelectorView } from '../components/store-selector/StoreSelectorView.tsx';
import { childOf } from '../machines/app/app.machine.ts';
import { selectStore } from '../machines/current-store/current-store.selectors.ts';
import { selectorHref, selectorQueryIn } from './-selector-search.ts';
import { storeSelectionOf } from './-store-selection.ts';
import { wireStoreSelector } from './-store-selector.wiring.ts';

/** Where a store is chosen: what is open, coming and just over; search, categories and calendar stand in the address (R2.20). */
export const Route = createFileRoute('/tiendas')({
  preload: false,
  // Every letter that is searched for is a navigation; a waiting screen in between would take the focus from the search.
  pendingMs: Infinity,
  loaderDeps: ({ search }) => ({ query: selectorQueryIn({ ...search }) }),
  loader: async ({ context, deps: { query }, abortController, navigate }) => {
    const logic = wireStoreSelector({
      loadSelection: storeSelectionOf(context.services).loadSelection,
      showAddress: (address) => void navigate(address),
    });
    const input = { query, now: context.now() };
    const screen = await context.screens.open('tiendas', logic, input, abortController.signal);
    // It stays open while its address changes: going back must reach it.
    screen.send({ type: 'address.changed', query });
    return screen;
  },
  component: function StoreSelectorRoute() {
    const { app } = Route.useRouteContext();
    const currentStore = childOf(app, 'currentStore');
    return (
      <StoreSelectorView
        actorRef={Route.useLoaderData()}
        current={useSelector(currentStore, selectStore)}
        onStoreChosen={(slug) => currentStore.send({ type: 'store.chosenWithRedirect', slug })}
        onStoreLeft={() => currentStore.send({ type: 'store.cleared' })}
        addressOf={selectorHref}
      />
    );
  },
});
