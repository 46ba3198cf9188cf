import type { ReactNode } from 'react';
import { SelectField } from '../forms/SelectField.tsx';
import { SearchForm } from './data-table/SearchForm.tsx';

interface ListFiltersProps<Sort extends string> {
  words: { search: string; sort: string };
  hint?: string;
  /** Text of the search box. */
  search: string;
  sort: Sort;
  sorts: readonly { value: Sort; label: string }[];
  onSearchTyped: (text: string) => void;
  onSearchSubmitted: () => void;
  onSortChosen: (sort: Sort | undefined) => void;
  /** Control beside the sort select. */
  beside?: ReactNode;
  /** Filter chips of the list, below the search. */
  children: ReactNode;
}

/** Filters of a back-office list: search, sort and its own chips. */
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
