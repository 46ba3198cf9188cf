import { shallowEqual, useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import type { PopupStoreCard } from '../../../contract/catalogue/list-item.ts';
import { STORE_LIMITS } from '../../../contract/limits.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { StoreSelectorActorRef } from '../../machines/stores/store-selector.machine.ts';
import type { StoreSelectorQuery } from '../../../contract/stores/stores-query.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { RowsSkeleton } from '../feedback/Skeletons.tsx';
import { failureText } from '../feedback/failure.messages.ts';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { StaleWhileRefreshing } from '../lists/StaleWhileRefreshing.tsx';
import { ResultCount } from '../lists/ResultCount.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { storeCountsText, storeSelectorMessages } from './store-selector.messages.ts';

type Snapshot = SnapshotFrom<StoreSelectorActorRef>;
const selectShown = (snapshot: Snapshot) => ({
  ...snapshot.context,
  hasFailed: snapshot.matches('failed'),
  isLoading: snapshot.hasTag('loading'),
  isRefreshing: snapshot.hasTag('refreshing'),
});

/** Callbacks to enter a store and to clear the current one. */
export interface StoreChoiceCallbacks {
  /** The store was chosen; its page opens. */
  onStoreEntered: (slug: string) => void;
  onStoreLeft: () => void;
}

export interface StoreChoice {
  /** Last visited store. */
  current: PopupStore | null;
  /** Id or slug of the store being loaded. */
  coming: string | null;
  /** Id or slug of a requested store that does not exist. */
  missing: string | null;
  /** Stable reference for the lifetime of the screen. */
  doors: StoreChoiceCallbacks;
}

/** Totals of each kind of store over all pages. */
function totalsOf({ open, upcoming, ended, beyond, query }: ReturnType<typeof selectShown>) {
  const before = (query.page - 1) * STORE_LIMITS.shelves.open;
  return {
    open: before + open.length + (beyond?.open ?? 0),
    upcoming: upcoming.length + (beyond?.upcoming ?? 0),
    ended: ended.length + (beyond?.ended ?? 0),
  };
}

export interface StoresPresentationProps {
  shelves: Record<'open' | 'upcoming' | 'ended', readonly PopupStoreCard[]>;
  /** Number of open stores on all pages. */
  openTotal: number;
  query: StoreSelectorQuery;
  /** Current time in ms UTC. */
  now: number;
  choice: StoreChoice;
  onPageChosen: (page: number) => void;
  onMonthTurned: (month: string) => void;
  onWeekendToggled: () => void;
  addressOf: (query: StoreSelectorQuery) => ScreenAddress;
}

/** Presentation of the stores: list or calendar. Each screen passes its own, so that neither loads the other's code. */
export type StoresPresentation = ComponentType<StoresPresentationProps>;

interface SelectorResultsProps {
  actorRef: StoreSelectorActorRef;
  Stores: StoresPresentation;
  choice: StoreChoice;
  addressOf: (query: StoreSelectorQuery) => ScreenAddress;
}

/** Stores in each loading state; old ones stay visible while others load. */
export function SelectorResults({ actorRef, Stores, choice, addressOf }: SelectorResultsProps) {
  const formatter = useFormatter();
  const shown = useSelector(actorRef, selectShown, shallowEqual);
  const { open, upcoming, ended, beyond, query, failure, hasFailed, isLoading, isRefreshing, now } = shown;
  // After a failed or replaced first load there are no old stores to show.
  const isThere = beyond !== null && !hasFailed && !isLoading;
  const isFilled = open.length + upcoming.length + ended.length > 0;
  const totals = totalsOf(shown);
  return (
    <>
      <Container paddingTop="4">
        <ResultCount>{isThere ? storeCountsText(totals, formatter) : ''}</ResultCount>
      </Container>
      {hasFailed && failure ? (
        <Container>
          <ErrorState
            message={failureText(failure)}
            onRetried={() => actorRef.send({ type: 'retry.requested' })}
          />
        </Container>
      ) : null}
      {!hasFailed && !isThere ? (
        <Container paddingTop="8">
          <RowsSkeleton label={storeSelectorMessages.coming} />
        </Container>
      ) : null}
      {isThere ? (
        <StaleWhileRefreshing isRefreshing={isRefreshing}>
          {isFilled ? null : <NoStores query={query} />}
          {isFilled ? (
            <Stores
              shelves={{ open, upcoming, ended }}
              openTotal={totals.open}
              query={query}
              now={now}
              choice={choice}
              addressOf={addressOf}
              onPageChosen={(page) => actorRef.send({ type: 'page.requested', page })}
              onMonthTurned={(month) => actorRef.send({ type: 'month.turned', month })}
              onWeekendToggled={() => actorRef.send({ type: 'weekend.toggled' })}
            />
          ) : null}
        </StaleWhileRefreshing>
      ) : null}
    </>
  );
}

/** Empty state of the stores: states the reason and offers one action. */
function NoStores({ query: { q, categories } }: { query: StoreSelectorQuery }) {
  const isFiltered = Boolean(q) || categories.length > 0;
  const { none, noneHint, noneAboutHint, bare, bareHint, clear } = storeSelectorMessages;
  return (
    <Container>
      {isFiltered ? (
        <EmptyState
          drawing={stallDrawing}
          title={none}
          action={
            <LinkButton to="/tiendas" activeOptions={{ exact: true }}>
              {clear}
            </LinkButton>
          }
        >
          {categories.length > 0 ? noneAboutHint : noneHint}
        </EmptyState>
      ) : (
        <EmptyState drawing={stallDrawing} title={bare}>
          {bareHint}
        </EmptyState>
      )}
    </Container>
  );
}
