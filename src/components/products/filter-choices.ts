import type { ProductFacets } from '../../../contract/products/product-facets.ts';
import type { ProductsQuery } from '../../../contract/products/products-query.ts';
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
  { stores, producers, availability }: ProductFacets,
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
  const groups = [
    {
      title: productFiltersMessages.availability,
      choices: [
        choice('inStock', inStock, availability.inStock, query.inStock === true, { inStock: true }),
        choice('soldOut', soldOut, availability.soldOut, query.inStock === false, { inStock: false }),
      ].filter(({ products, isChosen }) => products > 0 || isChosen),
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
