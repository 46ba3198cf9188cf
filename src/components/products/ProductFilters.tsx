import { chakra } from '@chakra-ui/react/styled-system';
import type { FormEvent } from 'react';
import { SEARCH_LIMITS } from '../../../contract/limits.ts';
import { type ProductSort, sortOf } from '../../../contract/catalogue/product-sort.ts';
import { STORE_QUERY_NAMES } from '../../../contract/stores/store-urls.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { Button } from '../forms/Button.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { Icon } from '../icons/Icon.tsx';
import { visuallyHiddenStyles } from '../layout/visually-hidden-styles.ts';
import { productListMessages } from './product-list.messages.ts';
import { sortOptions } from './sort-options.ts';

interface ProductFiltersProps {
  query: ProductsQuery;
  /** Text of the search box. */
  search: string;
  /** The filter panel is open. */
  isOpen: boolean;
  onSearchTyped: (text: string) => void;
  onSearchSubmitted: () => void;
  onQueryChanged: (query: Partial<ProductsQuery>) => void;
  onToggled: () => void;
}

/** Query parameters that a search before hydration preserves, as hidden form fields with their URL names. */
const KEPT = ['producerId', 'minPrice', 'maxPrice', 'inStock', 'category', 'sale'] as const;

/** Visually hidden label on phones, to leave room for the products. */
const Quiet = ({ children }: { children: string }) => (
  <chakra.span css={{ '@media (max-width:47.99rem)': visuallyHiddenStyles }}>{children}</chakra.span>
);

/** Search, sort and the button of the filter panel. It is a form to the list, so it works before hydration. */
export function ProductFilters({
  query,
  search,
  isOpen,
  onSearchTyped,
  onSearchSubmitted,
  onQueryChanged,
  onToggled,
}: ProductFiltersProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearchSubmitted();
  };
  const kept = { [STORE_QUERY_NAMES[0]]: query.store, ...query };
  return (
    <search>
      <chakra.form
        action="/products"
        aria-label={productListMessages.search}
        onSubmit={submit}
        display={{ base: 'flex', md: 'grid' }}
        flexWrap="wrap"
        alignItems="end"
        gap="3"
        gridTemplateColumns="minmax(0, 1fr) 15rem auto"
        css={{ '& > :nth-of-type(2)': { flex: '1 1 8rem' } }}
      >
        <chakra.div flex="1 0 100%">
          <TextField
            label={<Quiet>{productListMessages.search}</Quiet>}
            type="search"
            name="q"
            value={search}
            placeholder={productListMessages.searchHere}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={SEARCH_LIMITS.maxLength}
            onValueChanged={onSearchTyped}
          />
        </chakra.div>
        <SelectField
          label={<Quiet>{productListMessages.sort}</Quiet>}
          name="sort"
          value={sortOf(query)}
          options={sortOptions(query.q)}
          onValueChanged={(sort) => onQueryChanged({ sort: sort as ProductSort })}
        />
        <Button variant="quiet" minHeight="3rem" aria-expanded={isOpen} onClick={onToggled}>
          <Icon name="filter" />
          <span>{productListMessages.filters}</span>
        </Button>
        {[STORE_QUERY_NAMES[0], ...KEPT].map((name) =>
          kept[name] === undefined ? null : (
            <input key={name} type="hidden" name={name} value={String(kept[name])} />
          ),
        )}
      </chakra.form>
    </search>
  );
}
