import { PRODUCT_SORTS } from '../../../contract/catalogue/product-sort.ts';
import { productSortLabels } from './product-list.messages.ts';

const options = PRODUCT_SORTS.map((value) => ({ value, label: productSortLabels[value] }));
const ofAll = options.filter(({ value }) => value !== 'relevance');
const ofSearch = [...options.filter(({ value }) => value === 'relevance'), ...ofAll];

/** Sort options of a list; a search has relevance as its first one. */
export const sortOptions = (q: string | undefined) => (q ? ofSearch : ofAll);
