import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { SEARCH } from '../../../contract/limits.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { TextField } from '../forms/TextField.tsx';

interface ListFiltersProps<Sort extends string> {
  words: { search: string; sort: string };
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
  search,
  sort,
  sorts,
  onSearchTyped,
  onSearchSubmitted,
  onSortChosen,
  beside,
  children,
}: ListFiltersProps<Sort>) => (
  <search>
    <chakra.form
      aria-label={words.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearchSubmitted();
      }}
      display="grid"
      gap="4"
      alignItems="end"
      gridTemplateColumns={{
        base: beside ? 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' : 'minmax(0, 1fr)',
        md: beside ? 'minmax(0, 1fr) 14rem 14rem' : 'minmax(0, 1fr) 15rem',
      }}
      css={{ '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
    >
      <TextField
        label={words.search}
        type="search"
        value={search}
        maxLength={SEARCH.maxLength}
        autoComplete="off"
        enterKeyHint="search"
        onValueChanged={onSearchTyped}
      />
      {beside}
      <SelectField
        label={words.sort}
        value={sort}
        options={sorts}
        onValueChanged={(chosen) => onSortChosen(sorts.find(({ value }) => value === chosen)?.value)}
      />
    </chakra.form>
    <chakra.div display="flex" flexWrap="wrap" columnGap="8" rowGap="3" paddingTop="4">
      {children}
    </chakra.div>
  </search>
);
