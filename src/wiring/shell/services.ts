import type { Call } from '../../../contract/calls/call.ts';
import {
  type CatalogueService,
  createCatalogueService,
} from '../../services/popup-stores/catalogue.service.ts';
import {
  createPopupStoresService,
  type PopupStoresService,
} from '../../services/popup-stores/popup-stores.service.ts';
import { createProductsService, type ProductsService } from '../../services/products/products.service.ts';

/** What screens need from outside, the same over HTTP and in process. */
export interface Services {
  /** For the services of screens behind a login, which come with those screens. */
  call: Call;
  catalogue: CatalogueService;
  popupStores: PopupStoresService;
  products: ProductsService;
}

/** `storeCacheTime` in ms: how long stores and their lists are remembered (R9.9); the server, which renders for all, remembers none. */
export const createServices = (call: Call, { storeCacheTime = 0 } = {}): Services => ({
  call,
  catalogue: createCatalogueService(call, { cacheTime: storeCacheTime }),
  popupStores: createPopupStoresService(call, { cacheTime: storeCacheTime }),
  products: createProductsService(call),
});
