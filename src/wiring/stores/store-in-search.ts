import { storeFromQuery } from '../../../contract/stores/store-urls.ts';

/** Id or slug of the store in the address's query (R2.16). The router may have parsed the values as any type. */
export const storeInSearch = (search: Readonly<Record<string, unknown>>): string | null =>
  storeFromQuery(
    new URLSearchParams(
      Object.entries(search).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
      ),
    ),
  );
