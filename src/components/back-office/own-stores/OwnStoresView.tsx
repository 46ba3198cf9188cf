import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ScreenAddress } from '../../../../contract/pages/screen-address.ts';
import type { OwnStoresQuery } from '../../../../contract/popup-stores/own-stores-query.ts';
import type { PopupStore } from '../../../../contract/popup-stores/popup-store.ts';
import type { OwnProductsQuery } from '../../../../contract/products/own-products-query.ts';
import type { ListSnapshot } from '../../../machines/list/list.machine.ts';
import type { OwnStoresActorRef } from '../../../machines/own-stores/own-stores.machine.ts';
import type { StoreStatusActorRef } from '../../../machines/store-status/store-status.machine.ts';
import { stallDrawing } from '../../feedback/drawings/stall.tsx';
import { LinkButton } from '../../forms/Button.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ListResults } from '../../lists/ListResults.tsx';
import { EmptyList } from '../EmptyList.tsx';
import { producerFailureText } from '../producer-failure.messages.ts';
import { ownStoresMessages } from './own-stores.messages.ts';
import { OwnStoreCard } from './OwnStoreCard.tsx';
import { OwnStoreFilters } from './OwnStoreFilters.tsx';
import { OwnStoresSkeleton } from './OwnStoresSkeleton.tsx';

type Snapshot = ListSnapshot<PopupStore, OwnStoresQuery>;
const selectQuery = ({ context }: Snapshot) => context.query;
const selectSearch = ({ context }: Snapshot) => context.search;
const isFiltered = ({ q, status, categories }: OwnStoresQuery) => Boolean(q || status || categories);
/** Nothing was asked for, and nothing is there: there is nothing to look for either. */
const selectIsBare = (snapshot: Snapshot) =>
  snapshot.matches('empty') && !isFiltered(snapshot.context.query) && !snapshot.context.query.offset;

interface OwnStoresViewProps {
  actorRef: OwnStoresActorRef;
  statusRef: StoreStatusActorRef;
  /** The address at which a list stands. */
  addressOf: (query: OwnStoresQuery) => ScreenAddress;
  /** The address of a list of one's own products. */
  productsAt: (query: OwnProductsQuery) => ScreenAddress;
}

/** The stores that somebody runs: found, looked at, opened and closed (R2.6, R4.8, R7.10). */
export function OwnStoresView({ actorRef, statusRef, addressOf, productsAt }: OwnStoresViewProps) {
  const query = useSelector(actorRef, selectQuery);
  const search = useSelector(actorRef, selectSearch);
  const isBare = useSelector(actorRef, selectIsBare);
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={ownStoresMessages.title} hidden />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <PageTitle>{ownStoresMessages.title}</PageTitle>
        <LinkButton to="/producer/popup-stores/new">{ownStoresMessages.create}</LinkButton>
      </chakra.div>
      {isBare ? null : (
        <OwnStoreFilters
          query={query}
          search={search}
          onSearchTyped={(text) => actorRef.send({ type: 'search.typed', text })}
          onSearchSubmitted={() => actorRef.send({ type: 'search.submitted' })}
          onQueryChanged={(changed) =>
            // What was typed a moment ago must not be lost to a filter.
            actorRef.send({ type: 'query.changed', query: { q: search.trim() || undefined, ...changed } })
          }
        />
      )}
      <ListResults
        actorRef={actorRef}
        words={ownStoresMessages}
        isCountSeen
        failureText={producerFailureText}
        addressOf={addressOf}
        skeleton={<OwnStoresSkeleton />}
        empty={
          <EmptyList
            isFiltered={isFiltered(query)}
            words={ownStoresMessages}
            whole={addressOf({})}
            action={<LinkButton to="/producer/popup-stores/new">{ownStoresMessages.create}</LinkButton>}
          />
        }
        drawing={stallDrawing}
      >
        {(stores) => (
          <chakra.ul display="grid" gap="4" listStyleType="none">
            {stores.map((store, index) => (
              <li key={store.id}>
                <OwnStoreCard
                  store={store}
                  goodsAt={productsAt({ store: store.id })}
                  statusRef={statusRef}
                  isFirst={index === 0}
                />
              </li>
            ))}
          </chakra.ul>
        )}
      </ListResults>
    </chakra.div>
  );
}
