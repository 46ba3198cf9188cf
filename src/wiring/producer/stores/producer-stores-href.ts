import { STORE_LIMITS } from '../../../../contract/limits.ts';
import { PRODUCER_STORE_SORTS } from '../../../../contract/producer/producer-stores-query.ts';
import { POPUP_STORE_STATUSES } from '../../../../contract/stores/popup-store.ts';
import { createListHrefMapping, oneOfParam, textParam } from '../../shell/href-mapping.ts';
import { commaSeparatedTexts } from '../../shell/query-param-readers.ts';

/** Query of the producer's stores from an address, and the address of a query. */
export const { query: producerStoresQueryIn, href: producerStoresHref } = createListHrefMapping(
  '/producer/popup-stores',
  STORE_LIMITS.listLimit,
  {
    q: textParam,
    status: oneOfParam(POPUP_STORE_STATUSES),
    categories: commaSeparatedTexts,
    sortBy: oneOfParam(PRODUCER_STORE_SORTS),
  },
);
