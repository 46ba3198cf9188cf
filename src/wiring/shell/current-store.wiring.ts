import { currentStoreMachine } from '../../machines/shell/current-store.machine.ts';
import type { CurrentStoreServices } from '../../machines/shell/current-store.types.ts';
import { resultActors, promiseActors } from '../api/promise-actors.ts';
import { appMachine } from '../../machines/shell/app.machine.ts';

/** Current store on the server: from the address only, without a stored one. */
export const wireServerCurrentStore = (popupStores: Pick<CurrentStoreServices, 'loadStore'>) =>
  currentStoreMachine.provide({
    actors: resultActors({ loadStore: popupStores.loadStore }),
  });

/** Current store in a browser: also the last chosen one, and it may change the address. */
export const wireCurrentStore = (services: CurrentStoreServices) =>
  wireServerCurrentStore(services).provide({
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

/** Application on the server: it only loads the store in the address. */
export const wireServerApp = (popupStores: Pick<CurrentStoreServices, 'loadStore'>) =>
  appMachine.provide({ actors: { currentStore: wireServerCurrentStore(popupStores) } });
