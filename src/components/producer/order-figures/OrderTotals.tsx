import { chakra } from '@chakra-ui/react/styled-system';
import type { ProducerPeriodStats } from '../../../../contract/producer/producer-stats.ts';
import { precedingDayRange, dayCountOf } from '../../../../contract/values/day-range.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { MetricTag } from '../../back-office/charts/MetricTag.tsx';
import { noonUtc } from '../../back-office/charts/noon-utc.ts';
import { measureMessages, storeAnalyticsMessages } from '../store-analytics/store-analytics.messages.ts';
import { orderFiguresMessages as words } from './order-figures.messages.ts';
import { durationText } from './duration-text.ts';

/** Order totals, compared with the previous period of the same length. */
export function OrderTotals({ figures }: { figures: ProducerPeriodStats }) {
  const { price, number, count, range } = useFormatter();
  const { period, previous, hoursToSend } = figures;
  const { more, less, same, before } = storeAnalyticsMessages;
  const isCompared = previous.orders > 0 || previous.cancelledOrders > 0;
  const compared = (now: number | null, then: number | null, told: (value: number) => string) => {
    if (!isCompared || now === null || then === null) return null;
    const difference = Math.round((now - then) * 100) / 100;
    if (difference === 0) return same;
    return (difference > 0 ? more : less)(told(Math.abs(difference)));
  };
  const time = (hours: number) => durationText(hours, { count, number });
  const money = ['revenue', 'averageOrder'] as const;
  const amounts = ['orders', 'units', 'cancelledOrders'] as const;
  const named = {
    ...words,
    revenue: measureMessages.revenue.word,
    orders: measureMessages.orders.word,
    units: measureMessages.units.word,
  };
  const earlier = precedingDayRange(period);
  const rangeBefore = range(noonUtc(earlier.from), noonUtc(earlier.to));
  return (
    <chakra.section aria-label={words.totals} display="grid" gap="3">
      <chakra.dl display="flex" flexWrap="wrap" gap="3">
        {[
          ...money.map((name) => ({ name, told: price })),
          ...amounts.map((name) => ({ name, told: number })),
        ].map(({ name, told }) => (
          <MetricTag
            key={name}
            word={named[name]}
            value={told(figures[name])}
            compared={compared(figures[name], previous[name], told)}
          />
        ))}
        <MetricTag
          word={words.hoursToSend}
          value={hoursToSend === null ? words.notSent : time(hoursToSend)}
          compared={compared(hoursToSend, previous.hoursToSend, time)}
        />
      </chakra.dl>
      <chakra.p color="ink2" fontSize="sm">
        {`${hoursToSend === null ? '' : `${words.hoursHint} `}${isCompared ? before(dayCountOf(period), rangeBefore) : words.noneBefore(rangeBefore)}`}
      </chakra.p>
    </chakra.section>
  );
}
