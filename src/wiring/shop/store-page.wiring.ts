import { fromPromise } from 'xstate';
import { storePageMachine } from '../../machines/store-page/store-page.machine.ts';
import type { CatalogueService } from '../../services/popup-stores/catalogue.service.ts';

export const wireStorePage = ({ loadStorePage }: Pick<CatalogueService, 'loadStorePage'>) =>
  storePageMachine.provide({
    actors: { load: fromPromise(({ input, signal }) => loadStorePage(input, signal)) },
  });
