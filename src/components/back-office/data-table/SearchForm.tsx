import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { SEARCH_LIMITS } from '../../../../contract/limits.ts';
import { TextField } from '../../forms/TextField.tsx';

interface SearchFormProps {
  label: string;
  hint?: string;
  /** Text of the search box. */
  search: string;
  onSearchTyped: (text: string) => void;
  onSearchSubmitted: () => void;
  /** Grid columns of the search box and the controls beside it. */
  columns: HTMLChakraProps<'form'>['gridTemplateColumns'];
  /** On phones the search box has its own row. */
  isBoxWide?: boolean;
  /** Controls beside the search. */
  children?: ReactNode;
  /** Filter chips of the list, below the search. */
  chips: ReactNode;
}

/** Search form of a back-office list: search box, controls beside it, and chips. */
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
        maxLength={SEARCH_LIMITS.maxLength}
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
