import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { ProductOrderStatus } from '../../../../contract/orders/order.ts';
import { MAX_EXPORTED_ORDERS } from '../../../../contract/producer/order-export-limit.ts';
import type { OrderPapers } from '../../../../contract/producer/order-papers.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import type { ProducerOrdersQuery } from '../../../../contract/producer/producer-orders-query.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { ListSnapshot } from '../../../machines/ui/list.machine.ts';
import type { OrderChimeActorRef } from '../../../machines/producer/orders/order-chime.machine.ts';
import type { OrdersExportActorRef } from '../../../machines/producer/orders/orders-export.machine.ts';
import type { ProducerOrdersActorRef } from '../../../machines/producer/orders/producer-orders.machine.ts';
import { parcelDrawing } from '../../feedback/drawings/parcel.tsx';
import { LinkButton } from '../../forms/Button.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { ListResults } from '../../lists/ListResults.tsx';
import { EmptyList } from '../../back-office/EmptyList.tsx';
import { isFiltered } from '../../back-office/data-table/is-filtered.ts';
import { StickyListFooter } from '../../back-office/data-table/BulkActionBar.tsx';
import { ExportButton } from '../../back-office/data-table/ExportButton.tsx';
import { OrderFilters } from '../../back-office/data-table/OrderFilters.tsx';
import { ChimeSwitch } from './ChimeSwitch.tsx';
import { producerOrdersFailureText } from './order-status-changes.messages.ts';
import { OrdersBulkBar } from './OrdersBulkBar.tsx';
import { producerOrdersMessages } from './producer-orders.messages.ts';
import { ProducerOrdersSkeleton } from './ProducerOrdersSkeleton.tsx';
import { ProducerOrdersTable } from './ProducerOrdersTable.tsx';
import { UndoableStatusChangesBar } from './UndoableStatusChangesBar.tsx';
import type { OrderStatusChangesProps } from './use-order-status-changes.ts';

type Snapshot = ListSnapshot<ProducerOrder, ProducerOrdersQuery>;
const selectQuery = ({ context }: Snapshot) => context.query;
const selectSearch = ({ context }: Snapshot) => context.search;
const selectItems = ({ context }: Snapshot) => context.items;
const selectCounts = ({ context }: Snapshot) => context.counts;
/** Background refresh by polling; it does not dim the visible rows. */
const selectIsLooking = (snapshot: Snapshot) => snapshot.matches({ fetching: 'refresh' });

const selectIsListed = (snapshot: Snapshot) => !snapshot.matches('failed');

/** No filters and no orders: the screen shows no search. */
const selectIsBare = (snapshot: Snapshot) =>
  snapshot.matches('empty') && !isFiltered(snapshot.context.query) && !snapshot.context.query.offset;

interface ProducerOrdersViewProps extends OrderStatusChangesProps {
  actorRef: ProducerOrdersActorRef;
  fileRef: OrdersExportActorRef;
  chimeRef: OrderChimeActorRef;
  /** Stores of the producer. */
  stores: readonly PopupStore[];
  /** Screen address of the list with the given query. */
  addressOf: (query: ProducerOrdersQuery) => ScreenAddress;
  /** Screen address of the print view. */
  printAt: (papers: Partial<OrderPapers>) => ScreenAddress;
}

/** Orders screen of the producer: status changes from the first to the last, singly or in bulk (R2.5, R4.14, R7.19). */
export function ProducerOrdersView({
  actorRef,
  fileRef,
  chimeRef,
  stores,
  addressOf,
  printAt,
  ...statusChanges
}: ProducerOrdersViewProps) {
  const query = useSelector(actorRef, selectQuery);
  const search = useSelector(actorRef, selectSearch);
  const items = useSelector(actorRef, selectItems);
  const counts = useSelector(actorRef, selectCounts);
  const isBare = useSelector(actorRef, selectIsBare);
  const isLooking = useSelector(actorRef, selectIsLooking);
  const isListed = useSelector(actorRef, selectIsListed);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  // Orders that are no longer listed lose their selection.
  const chosen = items.filter(({ id }) => marked.has(id));
  const { undoableRef } = statusChanges;
  const { number } = useFormatter();
  const choose = useCallback(
    (id: string, isChosen: boolean) =>
      setMarked((before) => new Set([...before].filter((one) => one !== id).concat(isChosen ? [id] : []))),
    [],
  );
  const take = useCallback(
    (orders: readonly ProducerOrder[], status: ProductOrderStatus) => {
      undoableRef.send({
        type: 'change.requested',
        rows: orders.map(({ id }) => ({ id, change: { orderId: id, lineId: null, status } })),
      });
    },
    [undoableRef],
  );
  const takeOne = useCallback((order: ProducerOrder, to: ProductOrderStatus) => take([order], to), [take]);
  const undo = useCallback(
    (id: string) => undoableRef.send({ type: 'change.withdrawn', ids: [id] }),
    [undoableRef],
  );
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={producerOrdersMessages.waiting(counts?.['pending'] ?? 0)} hidden />
      <chakra.div display="flex" flexWrap="wrap" alignItems="start" justifyContent="space-between" gap="4">
        <PageTitle>{producerOrdersMessages.title}</PageTitle>
        {isBare ? null : (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <ChimeSwitch chimeRef={chimeRef} />
            <LinkButton to="/producer/orders/figures" variant="quiet" size="sm">
              {producerOrdersMessages.figures}
            </LinkButton>
            <ExportButton
              fileRef={fileRef}
              query={query}
              tooMuch={producerOrdersMessages.tooMuch(number(MAX_EXPORTED_ORDERS))}
              failureText={producerOrdersFailureText}
            />
          </chakra.div>
        )}
      </chakra.div>
      {isBare ? null : (
        <OrderFilters
          query={query}
          search={search}
          counts={counts}
          stores={stores}
          onSearchTyped={(text) => actorRef.send({ type: 'search.typed', text })}
          onSearchSubmitted={() => actorRef.send({ type: 'search.submitted' })}
          onQueryChanged={(changed) =>
            // Includes the typed search text, which the query may not contain yet.
            actorRef.send({ type: 'query.changed', query: { q: search.trim() || undefined, ...changed } })
          }
        />
      )}
      <chakra.div css={isLooking ? { '& [data-part=found]': { opacity: '1' } } : {}}>
        <ListResults
          actorRef={actorRef}
          words={producerOrdersMessages}
          isCountSeen
          failureText={producerOrdersFailureText}
          addressOf={addressOf}
          skeleton={<ProducerOrdersSkeleton />}
          empty={
            <EmptyList
              isFiltered={isFiltered(query)}
              words={producerOrdersMessages}
              whole={addressOf({})}
              action={<LinkButton to="/producer/popup-stores">{producerOrdersMessages.share}</LinkButton>}
            />
          }
          drawing={parcelDrawing}
        >
          {(orders) => (
            <ProducerOrdersTable
              orders={orders}
              statusChanges={statusChanges}
              chosen={marked}
              onChosen={choose}
              onAllChosen={(areChosen) => setMarked(new Set(areChosen ? orders.map(({ id }) => id) : []))}
              onTaken={takeOne}
              onUndone={undo}
            />
          )}
        </ListResults>
      </chakra.div>
      <StickyListFooter>
        <UndoableStatusChangesBar
          {...statusChanges}
          isInSight={(id) => isListed && items.some((order) => order.id === id)}
        >
          {chosen.length > 0 ? (
            <OrdersBulkBar
              {...statusChanges}
              chosen={chosen}
              printAt={printAt}
              onTaken={(orders, status) => {
                take(orders, status);
                setMarked(new Set());
              }}
              onForgotten={() => setMarked(new Set())}
            />
          ) : null}
        </UndoableStatusChangesBar>
      </StickyListFooter>
    </chakra.div>
  );
}
