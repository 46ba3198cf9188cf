import { fromPromise } from 'xstate';
import { storePageMachine, type StorePageServices } from '../../machines/store-page/store-page.machine.ts';

export const wireStorePage = (services: StorePageServices) =>
  storePageMachine.provide({
    actors: { loadStorePage: fromPromise(({ input, signal }) => services.loadStorePage(input, signal)) },
  });
