import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import type { ProducerStats } from '../../../../contract/orders/producer-stats.ts';
import { totalOf } from '../../../../contract/values/money.ts';
import { Bone } from '../../feedback/Skeletons.tsx';
import { late } from '../../layout/late.ts';
import { Panel } from '../../layout/Panel.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { producerTodayMessages as words } from './today.messages.ts';

const DayBars = late(() => import('../figures/DayBars.tsx').then((module) => module.DayBars));

const WEEK = 7;

const tag: SystemStyleObject = {
  display: 'grid',
  paddingBlock: '2',
  paddingLeft: '2rem',
  paddingRight: '4',
  background: 'kraft',
  color: 'onKraft',
  clipPath: 'polygon(0 50%, 0.75rem 0, 100% 0, 100% 100%, 0.75rem 100%)',
  maskImage: 'radial-gradient(circle 4px at 18px 50%, #0000 92%, #000)',
  '& dd': {
    order: '-1',
    fontFamily: 'heading',
    fontSize: '2xl',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 'short',
  },
  '& dt': { fontSize: 'sm' },
};

const Tag = ({ word, value }: { word: string; value: string }) => (
  <chakra.div css={tag} data-part="figure">
    <dt>{word}</dt>
    <dd>{value}</dd>
  </chakra.div>
);

type Days = NonNullable<ProducerStats['days']>;

const revenueOf = (days: Days) => totalOf(days.map(({ revenue }) => ({ price: revenue, quantity: 1 })));

/** What came in: how many orders wait, and the last days one by one, beside the week before. */
export function Takings({
  stats: { pendingOrders, openOrders, totalOrders, days = [] },
}: {
  stats: ProducerStats;
}) {
  const { price, number, day } = useFormatter();
  if (totalOrders === 0)
    return (
      <Panel title={words.takings}>
        <chakra.p color="ink2">{words.none}</chakra.p>
      </Panel>
    );
  const [before, now] = [days.slice(-2 * WEEK, -WEEK), days.slice(-WEEK)].map(revenueOf);
  const difference = (now ?? 0) - (before ?? 0);
  const noon = (date: string) => `${date}T12:00:00.000Z`;
  const orders = days.reduce((sum, one) => sum + one.orders, 0);
  return (
    <Panel title={words.takings}>
      <chakra.dl display="flex" flexWrap="wrap" gap="3">
        <Tag word={words.pending} value={number(pendingOrders)} />
        <Tag word={words.open} value={number(openOrders)} />
        <Tag word={words.orders} value={number(orders)} />
        <Tag word={words.sold} value={price(revenueOf(days))} />
      </chakra.dl>
      <p>{words.ofWeek(difference, price(Math.abs(difference)))}</p>
      <Suspense fallback={<Bone width="full" height="18rem" />}>
        <DayBars
          title={words.chart}
          days={days.map(({ date, revenue }) => ({
            short: String(Number(date.slice(8))),
            day: day(noon(date)),
            amount: revenue,
          }))}
        />
      </Suspense>
    </Panel>
  );
}
