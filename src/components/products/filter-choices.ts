import type { ProductFacets } from '../../../contract/catalogue/product-facets.ts';
import { type ProductSale, saleOf } from '../../../contract/catalogue/product-sale.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { productFiltersMessages } from './product-filters.messages.ts';

/** One choice of a filter: how many products it would bring, and the query that makes it, or takes it back. */
export interface FilterChoice {
  key: string;
  text: string;
  products: number;
  isChosen: boolean;
  query: ProductsQuery;
}

export interface FilterGroup {
  title: string;
  choices: FilterChoice[];
}

/** The choices that a list offers, by what they are about; each leads to the first page, and a chosen one away from itself. */
export function filterGroups(
  { stores, producers, availability, categories = [], sale }: ProductFacets,
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
  const shown = saleOf(query);
  const saleChoice = (key: ProductSale, text: string, products: number): FilterChoice => ({
    key,
    text,
    products,
    isChosen: shown === key,
    // One of them always holds; the one that holds unasked is not said.
    query: { ...query, sale: saleOf({ ...query, sale: undefined }) === key ? undefined : key },
  });
  const { saleNow, saleSoon, saleAny } = productFiltersMessages;
  // Who is told what can be bought has no use for what is in stock, unless the address says so.
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
  return groups.filter(({ choices }) => choices.length > 0);
}
