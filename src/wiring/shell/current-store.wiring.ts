import { currentStoreMachine } from '../../machines/shell/current-store.machine.ts';
import type { CurrentStoreServices } from '../../machines/shell/current-store.types.ts';
import { resultActors, promiseActors } from '../api/promise-actors.ts';

/** The current store as the server knows it: what the address names, and no memory. */
export const wireNamedStore = (popupStores: Pick<CurrentStoreServices, 'loadStore'>) =>
  currentStoreMachine.provide({
    actors: resultActors({ loadStore: popupStores.loadStore }),
  });

/** The current store as a browser knows it: also the one chosen last, and with a say over the address. */
export const wireCurrentStore = (services: CurrentStoreServices) =>
  wireNamedStore(services).provide({
    actors: promiseActors({ recallStore: (asked) => services.recallStore(asked) }),
    actions: {
      rememberStore: (_, { store, now }) => {
        if (store) services.rememberStore({ store, now });
      },
      forgetStore: () => services.forgetStore(),
      showAddress: (_, address) => services.showAddress(address),
      openAddress: (_, address) => services.openAddress(address),
    },
  });
