import { STORES } from '../../../../contract/limits.ts';
import { PRODUCER_STORE_SORTS } from '../../../../contract/producer/producer-stores-query.ts';
import { POPUP_STORE_STATUSES } from '../../../../contract/stores/popup-store.ts';
import { createListAddress, oneOf, text } from '../../shell/href-mapping.ts';
import { commaSeparatedTexts } from '../../shell/query-param-readers.ts';

/** Query of the producer's stores from an address, and the address of a query. */
export const { query: producerStoresQueryIn, href: producerStoresHref } = createListAddress(
  '/producer/popup-stores',
  STORES.listLimit,
  {
    q: text,
    status: oneOf(POPUP_STORE_STATUSES),
    categories: commaSeparatedTexts,
    sortBy: oneOf(PRODUCER_STORE_SORTS),
  },
);
