import { hostStoreOf } from '../../machines/shell/host-store.ts';
import { type ScreenLoaderArgs, screenRoute } from '../shell/screen-route.ts';
import { homeMachine } from '../../machines/catalogue/home.machine.ts';
import type { CatalogueService } from '../../services/catalogue/catalogue.service.ts';
import { resultActors } from '../api/promise-actors.ts';

export const wireHome = ({ loadHome }: Pick<CatalogueService, 'loadHome'>) =>
  homeMachine.provide({
    actors: resultActors({ load: loadHome }),
  });

type HomeLoad = ScreenLoaderArgs & { deps: { store?: string | null } };

const openHomeOf = (storeOf: (load: HomeLoad) => string | null) =>
  screenRoute({
    key: (load: HomeLoad) => storeOf(load) ?? '',
    actors: ({ context }) => ({ home: wireHome(context.services.catalogue) }),
    input: (load) => ({ home: { question: { idOrSlug: storeOf(load) }, now: load.context.now() } }),
  });

/** Loader of the market's home page, independent of the current store (R2.1). */
export const openMarketHome = openHomeOf(() => null);

/** Loader of the home page of the market, or of the store in the address or the host (R2.1, R2.20). */
export const openHome = openHomeOf(({ context, deps }) => deps.store ?? hostStoreOf(context.app));
