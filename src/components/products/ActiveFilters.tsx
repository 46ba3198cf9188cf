import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import { AppLink, TextLink } from '../layout/AppLink.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import type { ActiveFilter } from './active-filters.ts';
import type { ProductsAddress } from './products-address.ts';
import { filteredResultsMessages } from './filtered-results.messages.ts';

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  addressOf: ProductsAddress;
}

const chip: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '2.25rem',
  paddingLeft: '3',
  paddingRight: '2',
  background: 'kraft',
  borderRadius: 'tag',
  color: 'onKraft',
  fontSize: 'sm',
  fontWeight: 'semibold',
  '@media (pointer:coarse)': { minHeight: 'touch' },
  '&:hover': { textDecoration: 'line-through' },
};

/** Active filters of a product list; each is a link to the list without it. */
export function ActiveFilters({ filters, addressOf }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <chakra.ul
      aria-label={filteredResultsMessages.active}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
    >
      {filters.map(({ text, rest }) => (
        <li key={text}>
          <AppLink href={addressOf(rest)} activeOptions={{ exact: true }} css={chip}>
            <VisuallyHidden>{`${filteredResultsMessages.remove} `}</VisuallyHidden>
            <span>{text}</span>
            <Icon name="close" size={16} />
          </AppLink>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <TextLink
            href={addressOf({})}
            activeOptions={{ exact: true }}
            display="inline-flex"
            alignItems="center"
            minHeight="2.25rem"
            fontSize="sm"
          >
            {filteredResultsMessages.removeAll}
          </TextLink>
        </li>
      ) : null}
    </chakra.ul>
  );
}
