import {
  createStoreSelectionService,
  type StoreSelectionService,
} from '../services/store-selection.service.ts';
import type { Services } from './-services.ts';

const made = new WeakMap<Services, StoreSelectionService>();

/** The lists of stores of one page: what was asked a moment ago is not asked again, whatever screens lay between (R9.9). */
export function storeSelectionOf(services: Services): StoreSelectionService {
  const known = made.get(services);
  if (known) return known;
  const service = createStoreSelectionService(services.call, { cacheTime: services.storeCacheTime });
  made.set(services, service);
  return service;
}
