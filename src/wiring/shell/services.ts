import type { Call } from '../../../contract/api/call.ts';
import { type CatalogueService, createCatalogueService } from '../../services/catalogue/catalogue.service.ts';
import {
  createPopupStoresService,
  type PopupStoresService,
} from '../../services/stores/popup-stores.service.ts';
import { createProductsService, type ProductsService } from '../../services/catalogue/products.service.ts';

/** What screens ask: in a browser its code comes with that of the calls. */
export interface LazyServices {
  catalogue: CatalogueService;
  popupStores: Pick<PopupStoresService, 'loadStore' | 'reloadStore'>;
  products: ProductsService;
}

/** What screens need from outside, the same over HTTP and in process. */
export interface Services extends LazyServices {
  /** For the services of screens behind a login, which come with those screens. */
  call: Call;
}

interface Remembering {
  /** How long stores and their lists are remembered, in ms (R9.9); the server, which renders for all, remembers none. */
  cacheTime?: number;
}

export const createLazyServices = (call: Call, remembering: Remembering = {}): LazyServices => ({
  catalogue: createCatalogueService(call, remembering),
  popupStores: createPopupStoresService(call, remembering),
  products: createProductsService(call),
});

/** All of them at once, for who renders in process. */
export const createServices = (call: Call): Services => ({ call, ...createLazyServices(call) });
