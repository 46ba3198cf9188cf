import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SelectedStores } from '../../components/store-selector/SelectorResults.tsx';
import { StoreSelectorView } from '../../components/store-selector/StoreSelectorView.tsx';
import { childOf } from '../../machines/app/app.machine.ts';
import { selectComing, selectStore } from '../../machines/current-store/current-store.selectors.ts';
import type { StoreSelectorActorRef } from '../../machines/store-selector/store-selector.machine.ts';
import type { SelectorView } from '../../../contract/popup-stores/stores-query.ts';
import { createStoreSelectionService } from '../../services/popup-stores/store-selection.service.ts';
import type { RouterContext } from '../shell/router-context.ts';
import { doorsOf } from './store-doors.ts';
import { selectorHref, selectorQueryIn } from './selector-search.ts';
import { type SelectorAddressBar, wireStoreSelector } from './store-selector.wiring.ts';

interface SelectorLoad {
  context: RouterContext;
  deps: { search: Readonly<Record<string, unknown>> };
  abortController: AbortController;
  navigate: (address: Parameters<SelectorAddressBar['showAddress']>[0]) => unknown;
}

/** Opens the choice of stores, which both of its addresses show: on shelves and in the calendar (R2.20). */
export async function openStoreSelector(
  { context, deps: { search }, abortController, navigate }: SelectorLoad,
  view: SelectorView,
) {
  const query = selectorQueryIn(search, view);
  const logic = wireStoreSelector({
    ...createStoreSelectionService(context.services.catalogue),
    showAddress: (address) => void navigate(address),
  });
  const input = { query, now: context.now() };
  const screen = await context.screens.open('tiendas', logic, input, abortController.signal);
  // It stays open while its address changes: going back must reach it.
  screen.send({ type: 'address.changed', query });
  return screen;
}

/** The choice of stores, joined to the chosen one. */
export function StoreSelectorScreen({
  actorRef,
  Stores,
}: {
  actorRef: StoreSelectorActorRef;
  Stores: SelectedStores;
}) {
  const { app } = useRouteContext({ from: '__root__' });
  const currentStore = childOf(app, 'currentStore');
  const doors = useMemo(() => doorsOf(currentStore), [currentStore]);
  return (
    <StoreSelectorView
      actorRef={actorRef}
      choice={{
        current: useSelector(currentStore, selectStore),
        coming: useSelector(currentStore, selectComing),
        doors,
      }}
      addressOf={selectorHref}
      Stores={Stores}
    />
  );
}
