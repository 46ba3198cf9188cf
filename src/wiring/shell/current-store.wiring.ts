import { fromPromise } from 'xstate';
import { currentStoreMachine } from '../../machines/current-store/current-store.machine.ts';
import type { CurrentStoreServices } from '../../machines/current-store/current-store.types.ts';

/** The current store as the server knows it: what the address names, and no memory. */
export const wireNamedStore = ({ loadStore }: Pick<CurrentStoreServices, 'loadStore'>) =>
  currentStoreMachine.provide({
    actors: { loadStore: fromPromise(({ input, signal }) => loadStore(input, signal)) },
  });

/** The current store as a browser knows it: also the one chosen last, and with a say over the address. */
export const wireCurrentStore = (services: CurrentStoreServices) =>
  wireNamedStore(services).provide({
    actors: { recallStore: fromPromise(({ input }) => services.recallStore(input)) },
    actions: {
      rememberStore: (_, { store, now }) => {
        if (store) services.rememberStore({ store, now });
      },
      forgetStore: () => services.forgetStore(),
      showAddress: (_, address) => services.showAddress(address),
      openAddress: (_, address) => services.openAddress(address),
    },
  });
