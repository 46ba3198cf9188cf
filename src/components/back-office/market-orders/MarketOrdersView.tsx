import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ScreenAddress } from '../../../../contract/pages/screen-address.ts';
import type { MarketOrdersQuery } from '../../../../contract/orders/market-orders-query.ts';
import type { Order } from '../../../../contract/orders/order.ts';
import type { PopupStore } from '../../../../contract/popup-stores/popup-store.ts';
import type { ListSnapshot } from '../../../machines/list/list.machine.ts';
import type { MarketOrdersActorRef } from '../../../machines/market-orders/market-orders.machine.ts';
import { parcelDrawing } from '../../feedback/drawings/parcel.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ListResults } from '../../lists/ListResults.tsx';
import { adminFailureText } from '../admin-failure.messages.ts';
import { EmptyList } from '../EmptyList.tsx';
import { ListFoot } from '../data-table/Bar.tsx';
import { isFiltered } from '../data-table/is-filtered.ts';
import { TableTools } from '../data-table/TableTools.tsx';
import { OrderFilters } from '../data-table/OrderFilters.tsx';
import { marketOrdersMessages as words } from './market-orders.messages.ts';
import { MarketOrdersSkeleton } from './MarketOrdersSkeleton.tsx';
import { MARKET_ORDERS_TABLE, MarketOrdersTable } from './MarketOrdersTable.tsx';
import { MovesBar } from './MovesBar.tsx';
import type { MovesProps } from './use-moves.ts';

type Snapshot = ListSnapshot<Order, MarketOrdersQuery>;
const selectAsked = ({ context }: Snapshot) => context;

interface MarketOrdersViewProps extends MovesProps {
  actorRef: MarketOrdersActorRef;
  /** The stores among which its reader chooses. */
  stores: readonly PopupStore[];
  /** The address at which a list stands. */
  addressOf: (query: MarketOrdersQuery) => ScreenAddress;
  onSaved: () => void;
}

/** Every order of the market: found, looked at, and moved, which is saved when that is said (R2.7, R4.15, R7.18). */
export function MarketOrdersView({ actorRef, stores, addressOf, onSaved, ...moves }: MarketOrdersViewProps) {
  const { query, search, counts } = useSelector(actorRef, selectAsked);
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={words.title} hidden />
      <PageTitle>{words.title}</PageTitle>
      <OrderFilters
        query={query}
        search={search}
        counts={counts}
        stores={stores}
        onSearchTyped={(text) => actorRef.send({ type: 'search.typed', text })}
        onSearchSubmitted={() => actorRef.send({ type: 'search.submitted' })}
        onQueryChanged={(changed) =>
          // What was typed a moment ago must not be lost to a filter.
          actorRef.send({ type: 'query.changed', query: { q: search.trim() || undefined, ...changed } })
        }
      />
      <ListResults
        actorRef={actorRef}
        tools={<TableTools actorRef={actorRef} table={MARKET_ORDERS_TABLE} />}
        words={words}
        isCountSeen
        failureText={adminFailureText}
        addressOf={addressOf}
        skeleton={<MarketOrdersSkeleton />}
        empty={<EmptyList isFiltered={isFiltered(query)} words={words} whole={addressOf({})} action={null} />}
        drawing={parcelDrawing}
      >
        {(orders) => <MarketOrdersTable orders={orders} {...moves} />}
      </ListResults>
      <ListFoot>
        <MovesBar {...moves} onSaved={onSaved} />
      </ListFoot>
    </chakra.div>
  );
}
