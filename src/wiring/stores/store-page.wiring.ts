import { storePageMachine } from '../../machines/stores/store-page.machine.ts';
import type { CatalogueService } from '../../services/catalogue/catalogue.service.ts';
import { resultActors } from '../api/promise-actors.ts';

export const wireStorePage = ({ loadStorePage }: Pick<CatalogueService, 'loadStorePage'>) =>
  storePageMachine.provide({
    actors: resultActors({ load: loadStorePage }),
  });
