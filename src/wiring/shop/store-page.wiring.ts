import { storePageMachine } from '../../machines/store-page/store-page.machine.ts';
import type { CatalogueService } from '../../services/popup-stores/catalogue.service.ts';
import { resultActors } from '../promise-actors.ts';

export const wireStorePage = ({ loadStorePage }: Pick<CatalogueService, 'loadStorePage'>) =>
  storePageMachine.provide({
    actors: resultActors({ load: loadStorePage }),
  });
