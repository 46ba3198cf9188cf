import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { ProducerStoresQuery } from '../../../../contract/producer/producer-stores-query.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { ProducerProductsQuery } from '../../../../contract/producer/producer-products-query.ts';
import type { ListSnapshot } from '../../../machines/ui/list.machine.ts';
import type { ProducerStoresActorRef } from '../../../machines/producer/stores/producer-stores.machine.ts';
import type { StoreStatusActorRef } from '../../../machines/producer/stores/store-status.machine.ts';
import { stallDrawing } from '../../feedback/drawings/stall.tsx';
import { LinkButton } from '../../forms/Button.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ListResults } from '../../lists/ListResults.tsx';
import { EmptyList } from '../../back-office/EmptyList.tsx';
import { producerFailureText } from '../../back-office/producer-failure.messages.ts';
import { producerStoresMessages } from './producer-stores.messages.ts';
import { ProducerStoreCard } from './ProducerStoreCard.tsx';
import { ProducerStoreFilters } from './ProducerStoreFilters.tsx';
import { ProducerStoresSkeleton } from './ProducerStoresSkeleton.tsx';

type Snapshot = ListSnapshot<PopupStore, ProducerStoresQuery>;
const selectQuery = ({ context }: Snapshot) => context.query;
const selectSearch = ({ context }: Snapshot) => context.search;
const isFiltered = ({ q, status, categories }: ProducerStoresQuery) => Boolean(q || status || categories);
/** No filters and no stores: the screen shows no search. */
const selectIsBare = (snapshot: Snapshot) =>
  snapshot.matches('empty') && !isFiltered(snapshot.context.query) && !snapshot.context.query.offset;

interface ProducerStoresViewProps {
  actorRef: ProducerStoresActorRef;
  statusRef: StoreStatusActorRef;
  /** Screen address of the list with the given query. */
  addressOf: (query: ProducerStoresQuery) => ScreenAddress;
  /** Screen address of the product list with the given query. */
  productsAt: (query: ProducerProductsQuery) => ScreenAddress;
}

/** Stores screen of the producer: search, status changes (R2.6, R4.8, R7.10). */
export function ProducerStoresView({ actorRef, statusRef, addressOf, productsAt }: ProducerStoresViewProps) {
  const query = useSelector(actorRef, selectQuery);
  const search = useSelector(actorRef, selectSearch);
  const isBare = useSelector(actorRef, selectIsBare);
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={producerStoresMessages.title} hidden />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <PageTitle>{producerStoresMessages.title}</PageTitle>
        <LinkButton to="/producer/popup-stores/new">{producerStoresMessages.create}</LinkButton>
      </chakra.div>
      {isBare ? null : (
        <ProducerStoreFilters
          query={query}
          search={search}
          onSearchTyped={(text) => actorRef.send({ type: 'search.typed', text })}
          onSearchSubmitted={() => actorRef.send({ type: 'search.submitted' })}
          onQueryChanged={(changed) =>
            // Includes the typed search text, which the query may not contain yet.
            actorRef.send({ type: 'query.changed', query: { q: search.trim() || undefined, ...changed } })
          }
        />
      )}
      <ListResults
        actorRef={actorRef}
        words={producerStoresMessages}
        isCountSeen
        failureText={producerFailureText}
        addressOf={addressOf}
        skeleton={<ProducerStoresSkeleton />}
        empty={
          <EmptyList
            isFiltered={isFiltered(query)}
            words={producerStoresMessages}
            whole={addressOf({})}
            action={<LinkButton to="/producer/popup-stores/new">{producerStoresMessages.create}</LinkButton>}
          />
        }
        drawing={stallDrawing}
      >
        {(stores) => (
          <chakra.ul display="grid" gap="4" listStyleType="none">
            {stores.map((store, index) => (
              <li key={store.id}>
                <ProducerStoreCard
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
