import { chakra } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { STORES } from '../../../contract/limits.ts';
import type { StoreSelectorActorRef } from '../../machines/store-selector/store-selector.machine.ts';
import type { StoreSelectorQuery } from '../../machines/store-selector/store-selector.types.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { failureText } from '../feedback/failure.messages.ts';
import { searchDrawing } from '../feedback/drawings/search.tsx';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { OpeningsCalendar } from './OpeningsCalendar.tsx';
import { StoreGridSkeleton } from './StoreGridSkeleton.tsx';
import { StoreShelves } from './StoreShelves.tsx';
import { selectionText, storeSelectorMessages } from './store-selector.messages.ts';

type Snapshot = SnapshotFrom<StoreSelectorActorRef>;
const selectShown = (snapshot: Snapshot) => ({
  ...snapshot.context,
  hasFailed: snapshot.matches('failed'),
  isLoading: snapshot.hasTag('loading'),
  isRefreshing: snapshot.hasTag('refreshing'),
});

/** All there are of each kind, those on other pages too. */
function totalsOf({ open, upcoming, ended, beyond, query }: ReturnType<typeof selectShown>) {
  const before = (query.page - 1) * STORES.activeLimit;
  return {
    open: before + open.length + (beyond?.open ?? 0),
    upcoming: upcoming.length + (beyond?.upcoming ?? 0),
    ended: ended.length + (beyond?.ended ?? 0),
  };
}

interface SelectorResultsProps {
  actorRef: StoreSelectorActorRef;
  onStoreChosen: (slug: string) => void;
  addressOf: (query: StoreSelectorQuery) => string;
}

/** The stores in each state of the choice; while others come, the old ones stay in sight. */
export function SelectorResults({ actorRef, onStoreChosen, addressOf }: SelectorResultsProps) {
  const formatter = useFormatter();
  const shown = useSelector(actorRef, selectShown, shallowEqual);
  const { open, upcoming, ended, beyond, query, failure, hasFailed, isLoading, isRefreshing, now } = shown;
  // After a first load that failed or was overtaken there is nothing old to keep in sight.
  const isThere = beyond !== null && !hasFailed && !isLoading;
  const isFilled = open.length + upcoming.length + ended.length > 0;
  const totals = totalsOf(shown);
  return (
    <>
      <Container paddingTop="4">
        <chakra.output
          data-part="count"
          aria-atomic="true"
          display="block"
          color="ink2"
          fontSize="sm"
          minHeight="1.5rem"
        >
          {isThere ? selectionText(totals, formatter) : ''}
        </chakra.output>
      </Container>
      {hasFailed && failure ? (
        <Container>
          <ErrorState
            message={failureText(failure)}
            onRetried={() => actorRef.send({ type: 'retry.requested' })}
          />
        </Container>
      ) : null}
      {!hasFailed && !isThere ? <StoreGridSkeleton /> : null}
      {isThere ? (
        <chakra.div
          data-part="stores"
          aria-busy={isRefreshing}
          opacity={isRefreshing ? 0.5 : 1}
          transition="opacity 120ms ease-out"
        >
          {isFilled ? null : <NoStores isFiltered={Boolean(query.q) || query.categories.length > 0} />}
          {isFilled && query.view === 'calendar' ? (
            <OpeningsCalendar
              stores={[...open, ...upcoming, ...ended]}
              month={query.month}
              now={now}
              onMonthTurned={(month) => actorRef.send({ type: 'month.turned', month })}
            />
          ) : null}
          {isFilled && query.view === 'shelves' ? (
            <StoreShelves
              shelves={{ open, upcoming, ended }}
              openTotal={totals.open}
              query={query}
              now={now}
              onStoreChosen={onStoreChosen}
              addressOf={addressOf}
              onPageChosen={(page) => actorRef.send({ type: 'page.requested', page })}
            />
          ) : null}
        </chakra.div>
      ) : null}
    </>
  );
}

/** Why there is nothing here, and the one way on. */
function NoStores({ isFiltered }: { isFiltered: boolean }) {
  const { none, noneHint, bare, bareHint, clear } = storeSelectorMessages;
  return (
    <Container>
      {isFiltered ? (
        <EmptyState
          drawing={searchDrawing}
          title={none}
          action={
            <LinkButton href="/tiendas" activeOptions={{ exact: true }}>
              {clear}
            </LinkButton>
          }
        >
          {noneHint}
        </EmptyState>
      ) : (
        <EmptyState drawing={stallDrawing} title={bare}>
          {bareHint}
        </EmptyState>
      )}
    </Container>
  );
}
