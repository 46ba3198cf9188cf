import { useState } from 'react';
import type { ProducerPeriodStats } from '../../../../contract/producer/producer-stats.ts';
import { Panel } from '../../layout/Panel.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { ChoiceChips } from '../../back-office/ChoiceChips.tsx';
import { BarChart } from '../../back-office/charts/BarChart.tsx';
import { highestBarOf, isByWeek, seriesBarsOf } from '../../back-office/charts/day-series.ts';
import { noonUtc } from '../../back-office/charts/noon-utc.ts';
import {
  measureMessages,
  storeAnalyticsMessages as words,
} from '../store-analytics/store-analytics.messages.ts';
import { orderFiguresMessages } from './order-figures.messages.ts';

const MEASURES = ['orders', 'revenue', 'units'] as const;
/** Maximum number of bars with a value at each. */
const FEW = 14;

/** Orders by day or week as a bar chart; its table includes cancellations. */
export function DailyOrdersChart({ figures: { days, period } }: { figures: ProducerPeriodStats }) {
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]>('orders');
  const { number, price, count, day } = useFormatter();
  const dayName = (date: string) => day(noonUtc(date));
  const shortName = (date: string) => dayName(date).split(' ').slice(0, 2).join(' ');
  const byWeek = isByWeek(days);
  const title = byWeek ? words.byWeek : words.byDay;
  const { word, one, other } = measureMessages[measure];
  const told = (value: number) => (measure === 'revenue' ? price(value) : count(value, one, other));
  const stretches = seriesBarsOf(days, measure, period.to);
  const best = highestBarOf(stretches);
  const isFew = stretches.length <= FEW;
  return (
    <Panel title={title}>
      <ChoiceChips
        label={words.measure}
        choices={MEASURES.map((value) => ({ value, word: measureMessages[value].word }))}
        chosen={measure}
        onChosen={setMeasure}
      />
      <BarChart
        title={`${word}, ${title.toLowerCase()}`}
        isTitleHidden
        seen={
          best
            ? words.best(
                byWeek ? words.week(dayName(best.first)) : dayName(best.first),
                told(best.value ?? 0),
              )
            : words.flat
        }
        bars={stretches.map((stretch) => ({
          id: stretch.first,
          short: isFew && !byWeek ? String(Number(stretch.first.slice(8))) : shortName(stretch.first),
          value: stretch.value,
          told: stretch.value && (isFew || stretch === best) ? number(Math.round(stretch.value)) : '',
        }))}
        table={{
          columns: [
            words.day,
            ...MEASURES.map((value) => measureMessages[value].word),
            orderFiguresMessages.cancelledOrders,
          ],
          rows: days.map(({ date, orders, revenue, units, cancelledOrders }) => [
            dayName(date),
            number(orders),
            price(revenue),
            number(units),
            number(cancelledOrders),
          ]),
        }}
      />
    </Panel>
  );
}
