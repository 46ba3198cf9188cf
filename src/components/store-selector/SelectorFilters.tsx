import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { FormEvent, ReactNode } from 'react';
import { SEARCH_LIMITS } from '../../../contract/limits.ts';
import type { CategoryCount } from '../../machines/stores/store-selector.types.ts';
import type { StoreSelectorQuery } from '../../../contract/stores/stores-query.ts';
import { Icon } from '../icons/Icon.tsx';
import { storeSelectorMessages } from './store-selector.messages.ts';

interface SelectorFiltersProps {
  /** Text of the search box. */
  search: string;
  query: StoreSelectorQuery;
  categories: readonly CategoryCount[];
  onSearchTyped: (text: string) => void;
  onSearchSubmitted: () => void;
  onCategoryToggled: (name: string) => void;
  /** Form target before hydration. */
  action: string;
  /** Content beside the search. */
  children: ReactNode;
}

const box: SystemStyleObject = {
  width: 'full',
  height: '3rem',
  paddingLeft: '4',
  paddingRight: '12',
  background: 'raised',
  border: '1.5px solid',
  borderColor: 'edge',
  borderRadius: 'card',
  color: 'ink',
  fontSize: '1rem',
  '&:focus-visible': { borderRadius: 'card' },
};

const go: SystemStyleObject = {
  display: 'grid',
  placeItems: 'center',
  position: 'absolute',
  right: '0',
  top: '0',
  width: '3rem',
  height: '3rem',
  borderRadius: 'card',
  cursor: 'pointer',
};

const chip: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  paddingInline: '4',
  background: 'raised',
  border: '1.5px solid',
  borderColor: 'edge',
  borderRadius: 'full',
  fontSize: 'sm',
  fontWeight: 'semibold',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&[aria-pressed=true]': { background: 'kraft', borderColor: 'onKraft', color: 'onKraft' },
};

/** On phones one row that scrolls horizontally. */
const row: SystemStyleObject = {
  display: 'flex',
  minWidth: '0',
  gap: '2',
  flexWrap: { base: 'nowrap', md: 'wrap' },
  overflowX: { base: 'auto', md: 'visible' },
  marginInline: { base: '-16px', md: '0' },
  paddingInline: { base: '4', md: '0' },
  paddingBlock: '1',
};

/** All categories plus the chosen ones, even if no store has them any more. */
function offered(categories: readonly CategoryCount[], chosen: readonly string[]): CategoryCount[] {
  const missing = chosen.filter((name) => !categories.some((one) => one.name === name));
  return [...missing.map((name) => ({ name, count: 0 })), ...categories];
}

/** Search and category filters. The search is a form to this screen, so it works before hydration. */
export function SelectorFilters({
  search,
  query,
  categories,
  onSearchTyped,
  onSearchSubmitted,
  onCategoryToggled,
  action,
  children,
}: SelectorFiltersProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearchSubmitted();
  };
  const { searchHere, submit: submitWord, categories: title } = storeSelectorMessages;
  const shown = offered(categories, query.categories);
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <chakra.search flex="1 1 18rem" maxWidth="30rem">
          <chakra.form
            action={action}
            aria-label={storeSelectorMessages.search}
            onSubmit={submit}
            position="relative"
          >
            <chakra.input
              aria-label={storeSelectorMessages.search}
              type="search"
              name="q"
              value={search}
              placeholder={searchHere}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={SEARCH_LIMITS.maxLength}
              onChange={(event) => onSearchTyped(event.currentTarget.value)}
              css={box}
            />
            <chakra.button key="submit" type="submit" aria-label={submitWord} css={go}>
              <Icon name="search" />
            </chakra.button>
            {query.categories.length > 0 ? (
              <input type="hidden" name="category" value={query.categories.join(',')} />
            ) : null}
          </chakra.form>
        </chakra.search>
        {children}
      </chakra.div>
      {shown.length > 0 ? (
        <chakra.fieldset aria-label={title} css={row}>
          {shown.map(({ name, count }) => (
            <chakra.button
              key={name}
              type="button"
              aria-pressed={query.categories.includes(name)}
              onClick={() => onCategoryToggled(name)}
              css={chip}
            >
              <span>{name}</span>
              <chakra.span fontWeight="normal">{count}</chakra.span>
            </chakra.button>
          ))}
        </chakra.fieldset>
      ) : null}
    </chakra.div>
  );
}
