import { chakra } from '@chakra-ui/react/styled-system';
import { ORDER_STATUSES } from '../../../../contract/orders/order-status.ts';
import type { ProducerPeriodStats } from '../../../../contract/producer/producer-stats.ts';
import { Panel } from '../../layout/Panel.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { StatusBadge } from '../../orders/StatusBadge.tsx';
import { measureMessages } from '../store-analytics/store-analytics.messages.ts';
import { MetricTable } from './MetricTable.tsx';
import { CANCELLER_LABELS, orderFiguresMessages as words } from './order-figures.messages.ts';

const MEASURES = [measureMessages.orders.word, words.units, measureMessages.revenue.word];

/** Orders by status and by store, and cancellations by actor and reason. */
export function OrderBreakdown({
  figures: { states, stores, cancellations },
}: {
  figures: ProducerPeriodStats;
}) {
  const { number, price } = useFormatter();
  const sold = ({ orders, units, revenue }: { orders: number; units: number; revenue: number }) => [
    number(orders),
    number(units),
    price(revenue),
  ];
  const byWay = states.toSorted(
    (one, other) => ORDER_STATUSES.indexOf(one.status) - ORDER_STATUSES.indexOf(other.status),
  );
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      css={{ '& > section': { alignContent: 'start' }, '& > section:last-of-type': { gridColumn: '1 / -1' } }}
    >
      <Panel title={words.states}>
        <MetricTable
          label={words.states}
          columns={[words.state, ...MEASURES]}
          rows={byWay.map((state) => ({
            id: state.status,
            cells: [<StatusBadge key={state.status} status={state.status} />, ...sold(state)],
          }))}
        />
      </Panel>
      <Panel title={words.stores}>
        <MetricTable
          label={words.stores}
          columns={[words.store, ...MEASURES]}
          rows={stores.map((store) => ({
            id: store.id ?? '',
            cells: [store.name ?? words.noStore, ...sold(store)],
          }))}
        />
      </Panel>
      <Panel title={words.cancellations}>
        {cancellations.length === 0 ? (
          <chakra.p color="ink2">{words.noCancellations}</chakra.p>
        ) : (
          <MetricTable
            label={words.cancellations}
            columns={[words.who, words.why, measureMessages.orders.word]}
            names={2}
            rows={cancellations.map(({ actor, notes, orders }) => ({
              id: `${actor} ${notes}`,
              cells: [
                CANCELLER_LABELS[actor ?? 'unknown'],
                notes ? `«${notes}»` : words.noWord,
                number(orders),
              ],
            }))}
          />
        )}
      </Panel>
    </chakra.div>
  );
}
