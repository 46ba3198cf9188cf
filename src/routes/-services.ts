import type { Call } from '../../contract/call.ts';
import { type CatalogueService, createCatalogueService } from '../services/catalogue.service.ts';
import { createOrdersService, type OrdersService } from '../services/orders.service.ts';
import { createPopupStoresService, type PopupStoresService } from '../services/popup-stores.service.ts';
import { createProductsService, type ProductsService } from '../services/products.service.ts';

/** What screens need from outside, the same over HTTP and in process. */
export interface Services {
  catalogue: CatalogueService;
  popupStores: PopupStoresService;
  products: ProductsService;
  orders: OrdersService;
}

export const createServices = (call: Call): Services => ({
  catalogue: createCatalogueService(call),
  popupStores: createPopupStoresService(call),
  products: createProductsService(call),
  orders: createOrdersService(call),
});
