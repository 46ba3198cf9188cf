import { appMachine } from '../../machines/shell/app.machine.ts';
import type { CurrentStoreServices } from '../../machines/shell/current-store.types.ts';
import { wireNamedStore } from './current-store.wiring.ts';

/** The app as the server renders it: the store that the address names is all it asks for. */
export const wireApp = (popupStores: Pick<CurrentStoreServices, 'loadStore'>) =>
  appMachine.provide({ actors: { currentStore: wireNamedStore(popupStores) } });
