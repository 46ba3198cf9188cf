import type { Formatter } from '../../../contract/values/format.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { productListMessages } from './product-list.messages.ts';

interface FilterNames {
  store: string;
  producer: string;
}

export interface ActiveFilter {
  text: string;
  /** Query without this filter, at its first page. */
  rest: ProductsQuery;
}

function priceText(
  { minPrice, maxPrice }: ProductsQuery,
  { price }: Pick<Formatter, 'price'>,
): string | null {
  if (minPrice !== undefined && maxPrice !== undefined) return `De ${price(minPrice)} a ${price(maxPrice)}`;
  if (minPrice !== undefined) return `Desde ${price(minPrice)}`;
  return maxPrice === undefined ? null : `Hasta ${price(maxPrice)}`;
}

/** Active filters of a product list in words, each with the query without it. */
export function activeFilters(
  query: ProductsQuery,
  names: FilterNames,
  formatter: Pick<Formatter, 'price'>,
): ActiveFilter[] {
  const prices = priceText(query, formatter);
  const without = (...keys: (keyof ProductsQuery)[]): ProductsQuery =>
    Object.fromEntries(
      Object.entries(query).filter(([key]) => key !== 'offset' && !keys.some((gone) => gone === key)),
    );
  return [
    ...(query.store ? [{ text: productListMessages.onlyIn(names.store), rest: without('store') }] : []),
    ...(query.q ? [{ text: `«${query.q}»`, rest: without('q') }] : []),
    ...(prices ? [{ text: prices, rest: without('minPrice', 'maxPrice') }] : []),
    ...(query.inStock === undefined
      ? []
      : [{ text: query.inStock ? 'Disponibles' : 'Agotados', rest: without('inStock') }]),
    ...(query.category ? [{ text: query.category, rest: without('category') }] : []),
    ...(query.producerId ? [{ text: `De ${names.producer}`, rest: without('producerId') }] : []),
  ];
}
