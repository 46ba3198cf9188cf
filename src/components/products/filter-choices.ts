import type { ProductFacets } from '../../../contract/catalogue/product-facets.ts';
import {
  type ProductSaleFilter,
  effectiveSaleFilter,
} from '../../../contract/catalogue/product-sale-filter.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { productFiltersMessages } from './product-filters.messages.ts';

/** Choice of a filter: number of matching products, and the query that adds or removes it. */
export interface FilterChoice {
  key: string;
  text: string;
  products: number;
  isChosen: boolean;
  query: ProductsQuery;
}

export interface FilterGroup {
  title: string;
  /** The choices may have more products than they say. */
  isBound: boolean;
  choices: FilterChoice[];
}

/** Filter groups with their choices; each leads to the first page, and an active choice to the list without it. */
export function filterGroups(
  { stores, producers, availability, categories = [], sale, isBound = false }: ProductFacets,
  { offset: _, ...query }: ProductsQuery,
): FilterGroup[] {
  const { inStock, soldOut } = productFiltersMessages;
  const choice = (key: string, text: string, products: number, isChosen: boolean, set: ProductsQuery) => ({
    key,
    text,
    products,
    isChosen,
    query: Object.fromEntries(
      Object.entries({ ...query, ...set }).filter(([name]) => !(isChosen && name in set)),
    ),
  });
  const shown = effectiveSaleFilter(query);
  const saleChoice = (key: ProductSaleFilter, text: string, products: number): FilterChoice => ({
    key,
    text,
    products,
    isChosen: shown === key,
    // One of these always applies; the default is not written into the query.
    query: { ...query, sale: effectiveSaleFilter({ ...query, sale: undefined }) === key ? undefined : key },
  });
  const { saleNow, saleSoon, saleAny } = productFiltersMessages;
  // The stock filter is redundant beside the sale filter, unless the URL sets it.
  const isStockSaid = query.inStock !== undefined || !sale;
  const groups = [
    {
      title: productFiltersMessages.sale,
      choices: sale
        ? [
            saleChoice('now', saleNow, sale.now),
            saleChoice('soon', saleSoon, sale.soon),
            saleChoice('any', saleAny, sale.any),
          ]
        : [],
    },
    {
      title: productFiltersMessages.categories,
      choices: categories.map(({ name, products }) =>
        choice(name, name, products, query.category === name, { category: name }),
      ),
    },
    {
      title: productFiltersMessages.availability,
      choices: [
        choice('inStock', inStock, availability.inStock, query.inStock === true, { inStock: true }),
        choice('soldOut', soldOut, availability.soldOut, query.inStock === false, { inStock: false }),
      ].filter(({ products, isChosen }) => isChosen || (isStockSaid && products > 0)),
    },
    {
      title: productFiltersMessages.stores,
      choices: stores.map(({ id, slug, name, products }) =>
        choice(id, name, products, query.store === slug || query.store === id, { store: slug }),
      ),
    },
    {
      title: productFiltersMessages.producers,
      choices: producers.map(({ id, name, products }) =>
        choice(id, name, products, query.producerId === id, { producerId: id }),
      ),
    },
  ];
  return groups.flatMap((group) => (group.choices.length > 0 ? { ...group, isBound } : []));
}
