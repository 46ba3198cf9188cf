import type { Call } from '../../../contract/api/call.ts';
import { type CatalogueService, createCatalogueService } from '../../services/catalogue/catalogue.service.ts';
import {
  createPopupStoresService,
  type PopupStoresService,
} from '../../services/stores/popup-stores.service.ts';
import { createProductsService, type ProductsService } from '../../services/catalogue/products.service.ts';

/** Services of public screens. In a browser their code loads with that of the calls. */
export interface LazyServices {
  catalogue: CatalogueService;
  popupStores: Pick<PopupStoresService, 'loadStore' | 'reloadStore'>;
  products: ProductsService;
}

/** Services of all screens, over HTTP or in process. */
export interface Services extends LazyServices {
  /** Call function for services of protected screens, whose code loads with those screens. */
  call: Call;
}

interface Remembering {
  /** Time to live of cached stores and lists, in ms (R9.9). The server renders for all users and caches none. */
  cacheTime?: number;
}

export const createLazyServices = (call: Call, remembering: Remembering = {}): LazyServices => ({
  catalogue: createCatalogueService(call, remembering),
  popupStores: createPopupStoresService(call, remembering),
  products: createProductsService(call),
});

/** All services at once, for rendering in process. */
export const createServices = (call: Call): Services => ({ call, ...createLazyServices(call) });
