import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { SEARCH } from '../../../../contract/limits.ts';
import { TextField } from '../../forms/TextField.tsx';

interface SearchFormProps {
  label: string;
  hint?: string;
  /** What stands in the search box. */
  search: string;
  onSearchTyped: (text: string) => void;
  onSearchSubmitted: () => void;
  /** The columns in which the box and what stands beside it lie. */
  columns: HTMLChakraProps<'form'>['gridTemplateColumns'];
  /** Whether the box has a line of its own on the phone. */
  isBoxWide?: boolean;
  /** What else is asked beside the search. */
  children?: ReactNode;
  /** The chips below: what else can be chosen of this list. */
  chips: ReactNode;
}

/** What a list of the back office is asked: a search, what stands beside it, and chips. */
export const SearchForm = ({
  label,
  hint,
  search,
  onSearchTyped,
  onSearchSubmitted,
  columns,
  isBoxWide = false,
  children,
  chips,
}: SearchFormProps) => (
  <search>
    <chakra.form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSearchSubmitted();
      }}
      display="grid"
      gap="4"
      alignItems="end"
      gridTemplateColumns={columns}
      css={isBoxWide ? { '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } } } : {}}
    >
      <TextField
        label={label}
        placeholder={hint}
        type="search"
        value={search}
        maxLength={SEARCH.maxLength}
        enterKeyHint="search"
        onValueChanged={onSearchTyped}
      />
      {children}
    </chakra.form>
    <chakra.div display="flex" flexWrap="wrap" columnGap="8" rowGap="3" paddingTop="4">
      {chips}
    </chakra.div>
  </search>
);
