import { appMachine } from '../../machines/shell/app.machine.ts';
import type { CurrentStoreServices } from '../../machines/shell/current-store.types.ts';
import { wireNamedStore } from './current-store.wiring.ts';

/** Application on the server: it only loads the store in the address. */
export const wireApp = (popupStores: Pick<CurrentStoreServices, 'loadStore'>) =>
  appMachine.provide({ actors: { currentStore: wireNamedStore(popupStores) } });
