import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import {
  ORDER_STATS_PERIODS,
  type OrderStatsPeriod,
} from '../../../../contract/producer/order-stats-period.ts';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import { dayCountOf } from '../../../../contract/values/day-range.ts';
import type { OrderFiguresActorRef } from '../../../machines/producer/orders/order-figures.machine.ts';
import { parcelDrawing } from '../../feedback/drawings/parcel.tsx';
import { EmptyState } from '../../feedback/EmptyState.tsx';
import { LinkButton } from '../../forms/Button.tsx';
import { AppLink } from '../../layout/AppLink.tsx';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { choiceChipStyles } from '../../back-office/ChoiceChips.tsx';
import { noonUtc } from '../../back-office/charts/noon-utc.ts';
import { ContentFallback } from '../../back-office/ContentFallback.tsx';
import { producerFailureText } from '../../back-office/producer-failure.messages.ts';
import { storeAnalyticsMessages } from '../store-analytics/store-analytics.messages.ts';
import { OrderBreakdown } from './OrderBreakdown.tsx';
import { DailyOrdersChart } from './DailyOrdersChart.tsx';
import { orderFiguresMessages as words } from './order-figures.messages.ts';
import { OrderTotals } from './OrderTotals.tsx';

type Snapshot = SnapshotFrom<OrderFiguresActorRef>;
const selectPeriod = ({ context }: Snapshot) => context.question.period;
const selectFigures = ({ context }: Snapshot) => context.content;
const selectFailure = ({ context }: Snapshot) => context.failure;

interface OrderFiguresViewProps {
  actorRef: OrderFiguresActorRef;
  /** Screen address of the figures for a period. */
  addressOf: (period: OrderStatsPeriod) => ScreenAddress;
}

/** Order figures of a producer for a period (R1.3, R7.19). */
export function OrderFiguresView({ actorRef, addressOf }: OrderFiguresViewProps) {
  const period = useSelector(actorRef, selectPeriod);
  const figures = useSelector(actorRef, selectFigures);
  const failure = useSelector(actorRef, selectFailure);
  const { range, number } = useFormatter();
  const isEmpty = figures?.orders === 0 && figures.cancelledOrders === 0;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={words.title} hidden />
      <div>
        <Breadcrumb crumbs={[{ word: words.back, href: '/producer/orders' }, { word: words.title }]} />
        <PageTitle>{words.title}</PageTitle>
      </div>
      <chakra.nav aria-label={words.period} display="flex" flexWrap="wrap" gap="2">
        {ORDER_STATS_PERIODS.map((days) => (
          <AppLink
            key={days}
            href={addressOf(days)}
            css={{
              ...choiceChipStyles,
              display: 'inline-flex',
              alignItems: 'center',
              '&[data-chosen=true]': { background: 'ink', borderColor: 'ink', color: 'ground' },
            }}
            activeOptions={{ exact: true }}
            data-chosen={days === period}
          >
            {words.last(days)}
          </AppLink>
        ))}
      </chakra.nav>
      {figures ? (
        <>
          <chakra.p data-part="days" fontWeight="semibold">
            {storeAnalyticsMessages.daysShown(
              range(noonUtc(figures.period.from), noonUtc(figures.period.to)),
              dayCountOf(figures.period),
              number(dayCountOf(figures.period)),
            )}
          </chakra.p>
          {isEmpty ? (
            <EmptyState
              drawing={parcelDrawing}
              title={words.empty}
              action={<LinkButton to="/producer/orders">{words.emptyGo}</LinkButton>}
            >
              {words.emptyHint}
            </EmptyState>
          ) : (
            <>
              <OrderTotals figures={figures} />
              <DailyOrdersChart figures={figures} />
              <OrderBreakdown figures={figures} />
            </>
          )}
        </>
      ) : (
        <ContentFallback
          words={words}
          failure={failure}
          failureText={producerFailureText}
          isComing
          heights={['5rem', '24rem']}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        />
      )}
    </chakra.div>
  );
}
