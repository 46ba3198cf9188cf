import type { ReactNode } from 'react';
import { SelectField } from '../forms/SelectField.tsx';
import { SearchForm } from './data-table/SearchForm.tsx';

interface ListFiltersProps<Sort extends string> {
  words: { search: string; sort: string };
  hint?: string;
  /** What stands in the search box. */
  search: string;
  sort: Sort;
  sorts: readonly { value: Sort; label: string }[];
  onSearchTyped: (text: string) => void;
  onSearchSubmitted: () => void;
  onSortChosen: (sort: Sort | undefined) => void;
  /** What is chosen of a list beside its order. */
  beside?: ReactNode;
  /** The chips below: what else can be chosen of this list. */
  children: ReactNode;
}

/** What a list of the back office is asked: a search, an order, and chips of its own. */
export const ListFilters = <Sort extends string>({
  words,
  sort,
  sorts,
  onSortChosen,
  beside,
  children,
  ...box
}: ListFiltersProps<Sort>) => (
  <SearchForm
    {...box}
    label={words.search}
    columns={{
      base: beside ? 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' : 'minmax(0, 1fr)',
      md: beside ? 'minmax(0, 1fr) 14rem 14rem' : 'minmax(0, 1fr) 15rem',
    }}
    isBoxWide
    chips={children}
  >
    {beside}
    <SelectField
      label={words.sort}
      value={sort}
      options={sorts}
      onValueChanged={(chosen) => onSortChosen(sorts.find(({ value }) => value === chosen)?.value)}
    />
  </SearchForm>
);
