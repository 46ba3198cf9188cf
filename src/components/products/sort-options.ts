import { PRODUCT_SORTS } from '../../../contract/catalogue/product-sort.ts';
import { productSortLabels } from './product-list.messages.ts';

const options = PRODUCT_SORTS.map((value) => ({ value, label: productSortLabels[value] }));
const ofAll = options.filter(({ value }) => value !== 'relevance');
const ofSearch = [...options.filter(({ value }) => value === 'relevance'), ...ofAll];

/** The orders that are offered for a list: by relevance where something is looked for, and first there. */
export const sortOptions = (q: string | undefined) => (q ? ofSearch : ofAll);
