import { homeMachine } from '../../machines/catalogue/home.machine.ts';
import type { CatalogueService } from '../../services/catalogue/catalogue.service.ts';
import { resultActors } from '../api/promise-actors.ts';

export const wireHome = ({ loadHome }: Pick<CatalogueService, 'loadHome'>) =>
  homeMachine.provide({
    actors: resultActors({ load: loadHome }),
  });
