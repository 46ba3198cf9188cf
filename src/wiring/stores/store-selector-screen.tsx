import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type {
  StoresPresentation,
  StoreChoiceCallbacks,
} from '../../components/store-selector/SelectorResults.tsx';
import { StoreSelectorView } from '../../components/store-selector/StoreSelectorView.tsx';
import { childOf } from '../../machines/shell/app.machine.ts';
import {
  selectLoadingIdOrSlug,
  selectMissingIdOrSlug,
  selectStore,
} from '../../machines/shell/current-store.selectors.ts';
import {
  type StoreSelectorActorRef,
  storeSelectorMachine,
} from '../../machines/stores/store-selector.machine.ts';
import type { StoreSelectorLayout } from '../../../contract/stores/stores-query.ts';
import { createStoreSelectorService } from '../../services/stores/store-selector.service.ts';
import type { SearchLoaderArgs } from '../shell/search-loader-deps.ts';
import { type ScreenLoaderArgs, screenRoute } from '../shell/screen-route.ts';
import { selectorHref, selectorQueryIn } from './store-selector-href.ts';
import type { CurrentStoreEvent } from '../../machines/shell/current-store.types.ts';
import type { StoreSelectorServices } from '../../machines/stores/store-selector.types.ts';
import { resultActors } from '../api/promise-actors.ts';

interface SelectorAddressBar {
  /** Writes the query into the address. Typed text replaces the history entry; a choice adds one. */
  showAddress(address: { href: string; replace: boolean; resetScroll: boolean }): void;
}

export const wireStoreSelector = (
  services: Pick<StoreSelectorServices, 'loadSelection'> & SelectorAddressBar,
) =>
  storeSelectorMachine.provide({
    actors: resultActors(services),
    actions: {
      mirrorQuery: ({ event }, query) => {
        const isTurned = event.type === 'page.requested';
        const isTyped = event.type === 'search.submitted' || event.type.startsWith('xstate.');
        services.showAddress({ href: selectorHref(query), replace: isTyped, resetScroll: isTurned });
      },
    },
  });

/** Handlers that enter and leave a store, connected to the current store (R2.19). */
export const storeEntryHandlersOf = (currentStore: {
  send(event: CurrentStoreEvent): void;
}): StoreChoiceCallbacks => ({
  onStoreEntered: (slug) => currentStore.send({ type: 'store.chosenWithRedirect', slug }),
  onStoreLeft: () => currentStore.send({ type: 'store.cleared' }),
});

const openSelector = (view: StoreSelectorLayout) =>
  screenRoute({
    search: ({ deps }: ScreenLoaderArgs & SearchLoaderArgs) => selectorQueryIn(deps.search, view),
    actors: ({ context, navigate }) => ({
      stores: wireStoreSelector({
        ...createStoreSelectorService(context.services.catalogue),
        showAddress: (address) => void navigate(address),
      }),
    }),
    input: ({ context }, query) => ({ stores: { query, now: context.now() } }),
  });

/** Loaders of the store selector, as a list and as a calendar (R2.20). */
export const [openShelves, openCalendar] = [openSelector('shelves'), openSelector('calendar')];

/** Store selector, connected to the current store. */
export function StoreSelectorScreen({
  actorRef,
  Stores,
}: {
  actorRef: StoreSelectorActorRef;
  Stores: StoresPresentation;
}) {
  const { app } = useRouteContext({ from: '__root__' });
  const currentStore = childOf(app, 'currentStore');
  const doors = useMemo(() => storeEntryHandlersOf(currentStore), [currentStore]);
  return (
    <StoreSelectorView
      actorRef={actorRef}
      choice={{
        current: useSelector(currentStore, selectStore),
        coming: useSelector(currentStore, selectLoadingIdOrSlug),
        missing: useSelector(currentStore, selectMissingIdOrSlug),
        doors,
      }}
      addressOf={selectorHref}
      Stores={Stores}
    />
  );
}
