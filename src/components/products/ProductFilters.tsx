import { chakra } from '@chakra-ui/react/styled-system';
import type { FormEvent } from 'react';
import { LENGTHS } from '../../../contract/limits.ts';
import { amountFromText } from '../../../contract/money.ts';
import { PRODUCT_SORTS, type ProductSort } from '../../../contract/product-sort.ts';
import { STORE_QUERY_NAMES } from '../../../contract/store-address.ts';
import type { ProductsQuery } from '../../machines/products/products.machine.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { hidden } from '../layout/hidden.ts';
import { PriceRange } from './PriceRange.tsx';
import { productListMessages, productSortLabels } from './product-list.messages.ts';

interface ProductFiltersProps {
  query: ProductsQuery;
  /** What stands in the search box. */
  search: string;
  onSearchTyped: (text: string) => void;
  onSearchSubmitted: () => void;
  onQueryChanged: (query: Partial<ProductsQuery>) => void;
}

const SORTS = PRODUCT_SORTS.map((value) => ({ value, label: productSortLabels[value] }));

function amountIn(form: FormData, name: string): number | undefined {
  const text = form.get(name);
  return typeof text === 'string' ? amountFromText(text) : undefined;
}

/** The prices as they were written; a lower end above the upper one is read the other way round. */
function pricesIn(form: FormData): Pick<ProductsQuery, 'minPrice' | 'maxPrice'> {
  const [minPrice, maxPrice] = [amountIn(form, 'minPrice'), amountIn(form, 'maxPrice')];
  if (minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice) return { minPrice, maxPrice };
  return { minPrice: maxPrice, maxPrice: minPrice };
}

/** On the phone the goods come first: what a control is for is heard there, not seen. */
const Quiet = ({ children }: { children: string }) => (
  <chakra.span css={{ '@media (max-width: 47.99rem)': hidden }}>{children}</chakra.span>
);

/** Search, order and prices. It is a form that leads to the list, so it works before the page is alive. */
export function ProductFilters({
  query,
  search,
  onSearchTyped,
  onSearchSubmitted,
  onQueryChanged,
}: ProductFiltersProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const prices = pricesIn(new FormData(event.currentTarget));
    if (prices.minPrice === query.minPrice && prices.maxPrice === query.maxPrice) onSearchSubmitted();
    else onQueryChanged(prices);
  };
  return (
    <search>
      <chakra.form
        action="/products"
        aria-label={productListMessages.search}
        onSubmit={submit}
        display="grid"
        alignItems="end"
        gap="3"
        gridTemplateColumns={{ base: '1fr auto', md: 'minmax(0, 1fr) 15rem auto' }}
      >
        <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <TextField
            label={<Quiet>{productListMessages.search}</Quiet>}
            type="search"
            name="q"
            value={search}
            placeholder={productListMessages.searchHere}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={LENGTHS.search}
            onValueChanged={onSearchTyped}
          />
        </chakra.div>
        <SelectField
          label={<Quiet>{productListMessages.sort}</Quiet>}
          name="sort"
          value={query.sort ?? 'newest'}
          options={SORTS}
          onValueChanged={(sort) => onQueryChanged({ sort: sort as ProductSort })}
        />
        <PriceRange minPrice={query.minPrice} maxPrice={query.maxPrice} />
        {query.store ? <input type="hidden" name={STORE_QUERY_NAMES[0]} value={query.store} /> : null}
        {query.producerId ? <input type="hidden" name="producerId" value={query.producerId} /> : null}
      </chakra.form>
    </search>
  );
}
