import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { STORES } from '../../../contract/limits.ts';
import type { PopupStoreCard } from '../../../contract/listing.ts';
import type { StoreSelectorQuery } from '../../machines/store-selector/store-selector.types.ts';
import { Button } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { Pagination } from '../layout/Pagination.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { SectionHeading } from '../market/SectionHeading.tsx';
import { StoreCard } from '../market/StoreCard.tsx';
import { StoreGrid } from '../market/StoreGrid.tsx';
import { storeSelectorMessages, waitText } from './store-selector.messages.ts';

interface StoreShelvesProps {
  shelves: Record<'open' | 'upcoming' | 'ended', readonly PopupStoreCard[]>;
  /** How many are open, on all pages. */
  openTotal: number;
  query: StoreSelectorQuery;
  /** Now, in ms UTC. */
  now: number;
  onStoreChosen: (slug: string) => void;
  onPageChosen: (page: number) => void;
  addressOf: (query: StoreSelectorQuery) => string;
}

const FIRST_ROW = 3;

/** Open stores with their pages; beside the first page, those that are coming and those just over. */
export function StoreShelves({
  shelves: { open, upcoming, ended },
  openTotal,
  query,
  now,
  onStoreChosen,
  onPageChosen,
  addressOf,
}: StoreShelvesProps) {
  const words = storeSelectorMessages;
  const isFirst = query.page === 1;
  return (
    <>
      <Shelf id="abiertos" title={words.open} lead={words.openLead} isShown={open.length > 0}>
        {open.map((store, index) => (
          <StoreCard
            key={store.id}
            store={store}
            now={now}
            priority={index < FIRST_ROW}
            sways={index < FIRST_ROW}
          >
            <chakra.div position="relative" zIndex="raised" paddingTop="1">
              <Button
                variant="quiet"
                size="sm"
                aria-label={`${words.choose}: ${store.name}`}
                onClick={() => onStoreChosen(store.slug)}
              >
                {words.choose}
              </Button>
            </chakra.div>
          </StoreCard>
        ))}
      </Shelf>
      <Container>
        <Pagination
          label={words.pages}
          page={query.page}
          pageCount={Math.ceil(openTotal / STORES.activeLimit)}
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
          <StoreCard key={store.id} store={store} now={now}>
            <Countdown startDate={store.startDate} now={now} />
          </StoreCard>
        ))}
      </Shelf>
      <Shelf id="cerrados" title={words.ended} lead={words.endedLead} isShown={isFirst && ended.length > 0}>
        {ended.map((store) => (
          <StoreCard key={store.id} store={store} now={now} />
        ))}
      </Shelf>
    </>
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

/** The days and hours until a store opens; they run down with the market's clock. */
function Countdown({ startDate, now }: { startDate: string | null; now: number }) {
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
      {waitText(Date.parse(startDate) - now, formatter)}
    </chakra.p>
  );
}
