import type { ListMachine, ListQuery, ListServices } from '../../machines/ui/list.machine.ts';
import { resultActors } from '../api/promise-actors.ts';
import { listenerActor } from '../shell/listener-actor.ts';

export interface AddressBar {
  /** Writes the query into the address. Typed text replaces the history entry; a choice adds one. */
  showAddress(address: { href: string; replace: boolean; resetScroll: boolean }): void;
}

/** List, connected to its call and to the address that `hrefOf` creates. */
export const wireList =
  <Item, Query extends ListQuery>(machine: ListMachine<Item, Query>, hrefOf: (query: Query) => string) =>
  (services: ListServices<Item, Query> & AddressBar) =>
    machine.provide({
      actors: {
        ...resultActors({ loadItems: (asked, signal) => services.loadItems(asked, signal) }),
        watchReturns: listenerActor((listener) => {
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
