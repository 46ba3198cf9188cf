import type { ListMachine, ListQuery, ListServices } from '../../machines/ui/list.machine.ts';
import { resultActors } from '../api/promise-actors.ts';
import { listening } from '../shell/listening.ts';

export interface AddressBar {
  /** Shows where the list is now; what was typed replaces the address, what was chosen can be gone back from. */
  showAddress(address: { href: string; replace: boolean; resetScroll: boolean }): void;
}

/** A list joined to who answers it, and to the address that `hrefOf` spells. */
export const wireList =
  <Item, Query extends ListQuery>(machine: ListMachine<Item, Query>, hrefOf: (query: Query) => string) =>
  (services: ListServices<Item, Query> & AddressBar) =>
    machine.provide({
      actors: {
        ...resultActors({ loadItems: (asked, signal) => services.loadItems(asked, signal) }),
        watchReturns: listening((listener) => {
          const stop = services.watchReturns?.(() => listener({ type: 'refresh.requested' }));
          return () => stop?.();
        }),
      },
      actions: {
        mirrorQuery: ({ event }, { query }) => {
          const isTurned = event.type === 'page.requested';
          const isChosen = isTurned || event.type === 'query.changed';
          services.showAddress({ href: hrefOf(query), replace: !isChosen, resetScroll: isTurned });
        },
      },
    });
