import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode } from 'react';
import { STORE_LIMITS } from '../../../contract/limits.ts';
import type { PopupStoreCard } from '../../../contract/catalogue/list-item.ts';
import { Container } from '../layout/Container.tsx';
import { Pagination } from '../layout/Pagination.tsx';
import { ClockProvider, useNow } from '../market/clock-context.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { CalendarLink } from '../market/CalendarLink.tsx';
import { ReminderRequestLink } from '../market/ReminderRequestLink.tsx';
import { SectionHeading } from '../market/SectionHeading.tsx';
import { StoreCard } from '../market/StoreCard.tsx';
import { StoreGrid } from '../market/StoreGrid.tsx';
import { OpenStall } from './OpenStall.tsx';
import type { StoresPresentationProps } from './SelectorResults.tsx';
import { storeSelectorMessages, openingWaitText } from './store-selector.messages.ts';

const FIRST_ROW = 3;

/** Open stores with pagination; the first page adds upcoming and recently ended stores. */
export function StoreShelves({
  shelves: { open, upcoming, ended },
  openTotal,
  query,
  now,
  choice,
  onPageChosen,
  addressOf,
}: StoresPresentationProps) {
  const words = storeSelectorMessages;
  const isFirst = query.page === 1;
  return (
    <ClockProvider value={now}>
      <Shelf id="abiertos" title={words.open} lead={words.openLead} isShown={open.length > 0}>
        {open.map((store, index) => (
          <OpenStall
            key={store.id}
            store={store}
            isInFirstRow={index < FIRST_ROW}
            onStoreEntered={choice.doors.onStoreEntered}
          />
        ))}
      </Shelf>
      <Container>
        <Pagination
          label={words.pages}
          page={query.page}
          pageCount={Math.ceil(openTotal / STORE_LIMITS.shelves.open)}
          hrefOf={(page) => addressOf({ ...query, page })}
          onPageChosen={onPageChosen}
        />
      </Container>
      <Shelf
        id="pronto"
        title={words.upcoming}
        lead={words.upcomingLead}
        isShown={isFirst && upcoming.length > 0}
      >
        {upcoming.map((store) => (
          <UpcomingStall key={store.id} store={store} />
        ))}
      </Shelf>
      <Shelf id="cerrados" title={words.ended} lead={words.endedLead} isShown={isFirst && ended.length > 0}>
        {ended.map((store) => (
          <StoreCard key={store.id} store={store} />
        ))}
      </Shelf>
    </ClockProvider>
  );
}

interface ShelfProps {
  id: string;
  title: string;
  lead: string;
  isShown: boolean;
  children: ReactNode;
}

function Shelf({ id, title, lead, isShown, children }: ShelfProps) {
  if (!isShown) return null;
  return (
    <Container as="section" aria-labelledby={id} paddingTop={{ base: '8', md: '12' }}>
      <SectionHeading id={id} lead={lead}>
        {title}
      </SectionHeading>
      <StoreGrid>{children}</StoreGrid>
    </Container>
  );
}

/** Upcoming store with a countdown and a reminder link. */
const UpcomingStall = memo(({ store }: { store: PopupStoreCard }) => (
  <StoreCard store={store}>
    <Countdown startDate={store.startDate} />
    <chakra.div position="relative" zIndex="raised" display="flex" flexWrap="wrap" gap="2">
      <CalendarLink store={store} />
      <ReminderRequestLink store={store} />
    </chakra.div>
  </StoreCard>
));

/** Countdown to a store's opening in days and hours, by the page's clock. */
function Countdown({ startDate }: { startDate: string | null }) {
  const now = useNow();
  const formatter = useFormatter();
  if (!startDate) return null;
  return (
    <chakra.p
      role="timer"
      fontFamily="heading"
      fontSize="lg"
      fontWeight="extrabold"
      fontVariantNumeric="tabular-nums"
    >
      {openingWaitText(Date.parse(startDate) - now, formatter)}
    </chakra.p>
  );
}
