import { storeSelectorMachine } from '../../machines/stores/store-selector.machine.ts';
import type { StoreSelectorServices } from '../../machines/stores/store-selector.types.ts';
import { resultActors } from '../api/promise-actors.ts';
import { selectorHref } from './selector-search.ts';

export interface SelectorAddressBar {
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
