import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import type { StoreSelectorLayout, StoreSelectorQuery } from '../../../contract/stores/stores-query.ts';
import { AppLink } from '../layout/AppLink.tsx';
import { storeSelectorMessages } from './store-selector.messages.ts';

interface ViewSwitchProps {
  query: StoreSelectorQuery;
  addressOf: (query: StoreSelectorQuery) => ScreenAddress;
}

const VIEWS: readonly StoreSelectorLayout[] = ['shelves', 'calendar'];

const place: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '4',
  borderRadius: 'full',
  color: 'ink2',
  fontWeight: 'semibold',
  '&:hover': { color: 'ink' },
  '&[aria-current]': { background: 'ink', color: 'ground' },
};

/** Switch between the list and the calendar. */
export function ViewSwitch({ query, addressOf }: ViewSwitchProps) {
  return (
    <nav aria-label={storeSelectorMessages.views}>
      <chakra.ul
        display="inline-flex"
        flexWrap="wrap"
        gap="1"
        padding="1"
        background="sunken"
        borderRadius="full"
      >
        {VIEWS.map((view) => (
          <li key={view}>
            <AppLink
              href={addressOf({ ...query, view, month: undefined, weekend: undefined, page: 1 })}
              // Exact match: otherwise the list's link would count as current in the calendar too.
              activeOptions={{ exact: true, includeSearch: true }}
              css={place}
              {...(query.view === view ? { 'aria-current': 'page' } : {})}
            >
              {storeSelectorMessages[view]}
            </AppLink>
          </li>
        ))}
      </chakra.ul>
    </nav>
  );
}
