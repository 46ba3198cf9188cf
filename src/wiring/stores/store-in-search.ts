import { storeFromQuery } from '../../../contract/stores/store-urls.ts';

/** The store that the address's query names, by id or slug (R2.16). The router may have read anything out of the address. */
export const storeInSearch = (search: Readonly<Record<string, unknown>>): string | null =>
  storeFromQuery(
    new URLSearchParams(
      Object.entries(search).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
      ),
    ),
  );
