import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { openingStateAt } from '../../../contract/stores/opening-state.ts';
import { AppLink, TextLink } from '../layout/AppLink.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { CalendarLink } from '../market/CalendarLink.tsx';
import { ReminderRequestLink } from '../market/ReminderRequestLink.tsx';
import { openingBadgeContent } from '../market/opening-badge-content.ts';
import { notSellingText, storePageMessages, storeOpeningTimeText } from './store-page.messages.ts';

interface StoreFactsProps {
  store: PopupStore;
  /** Current time in ms UTC. */
  now: number;
}

const tag: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  paddingInline: '3',
  border: '1px solid',
  borderColor: 'current',
  borderRadius: 'full',
  fontSize: 'sm',
  '@media (pointer:coarse)': { minHeight: 'touch' },
  '&:hover': { textDecoration: 'underline' },
};

/** Opening or closing time of a store to the minute with its actions, and its categories as links to similar stores. */
export function StoreFacts({ store, now }: StoreFactsProps) {
  const format = useFormatter();
  // In the last 24 hours the badge above already shows the time to the minute.
  const when = openingBadgeContent(store, now, format).countdown
    ? null
    : storeOpeningTimeText(store, now, format);
  const { categories = [] } = store.config;
  const notSelling = notSellingText(store, now);
  const isUpcoming = openingStateAt(store, now) === 'upcoming';
  return (
    <>
      {when ? <chakra.p fontWeight="semibold">{when}</chakra.p> : null}
      {notSelling ? (
        <p>
          <span>{`${notSelling} `}</span>
          <TextLink to="/tiendas">{storePageMessages.openOnes}</TextLink>
        </p>
      ) : null}
      {isUpcoming || notSelling ? (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {isUpcoming ? <CalendarLink store={store} /> : null}
          <ReminderRequestLink store={store} isReturn={!isUpcoming} />
        </chakra.div>
      ) : null}
      {categories.length > 0 ? (
        <chakra.ul
          aria-label={storePageMessages.categories}
          display="flex"
          flexWrap="wrap"
          gap="2"
          data-part="store-categories"
        >
          {categories.map((name) => (
            <li key={name}>
              <AppLink href={`/tiendas?${new URLSearchParams({ category: name }).toString()}`} css={tag}>
                {name}
              </AppLink>
            </li>
          ))}
        </chakra.ul>
      ) : null}
    </>
  );
}
