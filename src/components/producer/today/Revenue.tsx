import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import type { ProducerStats } from '../../../../contract/producer/producer-stats.ts';
import { totalOf } from '../../../../contract/values/money.ts';
import { SkeletonBlock } from '../../feedback/Skeletons.tsx';
import { lazyWithFallback } from '../../hydration/lazy-with-fallback.ts';
import { Panel } from '../../layout/Panel.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { MetricTag } from '../../back-office/charts/MetricTag.tsx';
import { noonUtc } from '../../back-office/charts/noon-utc.ts';
import { producerTodayMessages as words } from './today.messages.ts';

const DailyRevenueChart = lazyWithFallback(() =>
  import('../../back-office/charts/DailyRevenueChart.tsx').then((module) => module.DailyRevenueChart),
);

const WEEK = 7;

type Days = NonNullable<ProducerStats['days']>;

const revenueOf = (days: Days) => totalOf(days.map(({ revenue }) => ({ price: revenue, quantity: 1 })));

/** Revenue of the last days compared with the week before, and the number of waiting orders. */
export function Revenue({
  stats: { pendingOrders, openOrders, totalOrders, days = [] },
}: {
  stats: ProducerStats;
}) {
  const { price, number, day } = useFormatter();
  if (totalOrders === 0)
    return (
      <Panel title={words.revenue}>
        <chakra.p color="ink2">{words.none}</chakra.p>
      </Panel>
    );
  const [before, now] = [days.slice(-2 * WEEK, -WEEK), days.slice(-WEEK)].map(revenueOf);
  const difference = (now ?? 0) - (before ?? 0);
  const orders = days.reduce((sum, one) => sum + one.orders, 0);
  return (
    <Panel title={words.revenue}>
      <chakra.dl display="flex" flexWrap="wrap" gap="3">
        <MetricTag word={words.pending} value={number(pendingOrders)} />
        <MetricTag word={words.open} value={number(openOrders)} />
        <MetricTag word={words.orders} value={number(orders)} />
        <MetricTag word={words.sold} value={price(revenueOf(days))} />
      </chakra.dl>
      <p>{words.ofWeek(difference, price(Math.abs(difference)))}</p>
      <Suspense fallback={<SkeletonBlock width="full" height="18rem" />}>
        <DailyRevenueChart
          title={words.chart}
          days={days.map(({ date, revenue }) => ({
            short: String(Number(date.slice(8))),
            day: day(noonUtc(date)),
            amount: revenue,
          }))}
        />
      </Suspense>
    </Panel>
  );
}
