import { useState } from 'react';
import type { StoreOpeningDays } from '../../../../contract/producer/period-choice.ts';
import type { StoreAnalytics } from '../../../../contract/producer/store-analytics.ts';
import { Panel } from '../../layout/Panel.tsx';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { ChoiceChips } from '../../back-office/ChoiceChips.tsx';
import { BarChart } from '../../back-office/charts/BarChart.tsx';
import { noonUtc } from '../../back-office/charts/noon-utc.ts';
import { highestBarOf, isByWeek, seriesBarsOf, barOfDay } from '../../back-office/charts/day-series.ts';
import { measureMessages, storeAnalyticsMessages as words } from './store-analytics.messages.ts';

const MEASURES = ['views', 'visitors', 'orders', 'revenue'] as const;
/** Maximum number of bars with a value at each. */
const FEW = 14;

interface DaySeriesProps {
  series: StoreAnalytics['series'];
  life: StoreOpeningDays;
}

/** Daily or weekly chart of a period; posts mark the opening and closing of the store. */
export function DailyMetricsChart({ series, life }: DaySeriesProps) {
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]>('views');
  const { number, price, count, day, isoDay } = useFormatter();
  const today = isoDay(useNow());
  const hasVisitors = series.some(({ visitors }) => visitors !== undefined);
  const measures = MEASURES.filter((one) => one !== 'visitors' || hasVisitors);
  const dayName = (date: string) => day(noonUtc(date));
  const shortName = (date: string) => dayName(date).split(' ').slice(0, 2).join(' ');
  const byWeek = isByWeek(series);
  const nameOf = (date: string) => (byWeek ? words.week(dayName(date)) : dayName(date));
  const { word, one, other } = measureMessages[measure];
  const told = (value: number) => (measure === 'revenue' ? price(value) : count(value, one, other));
  const stretches = seriesBarsOf(series, measure, today);
  const best = highestBarOf(stretches);
  const post = (date: string | null) => barOfDay(stretches, date)?.first;
  const title = `${word}, ${(byWeek ? words.byWeek : words.byDay).toLowerCase()}`;
  return (
    <Panel title={byWeek ? words.byWeek : words.byDay} lead={postsTold(life, today, dayName)}>
      <ChoiceChips
        label={words.measure}
        choices={measures.map((value) => ({ value, word: measureMessages[value].word }))}
        chosen={measure}
        onChosen={setMeasure}
      />
      <BarChart
        title={title}
        isTitleHidden
        seen={best ? words.best(nameOf(best.first), told(best.value ?? 0)) : words.flat}
        bars={stretches.map((stretch) => ({
          id: stretch.first,
          short: stretches.length > FEW ? shortName(stretch.first) : String(Number(stretch.first.slice(8))),
          value: stretch.value,
          told:
            stretch.value && (stretches.length <= FEW || stretch === best)
              ? number(Math.round(stretch.value))
              : '',
        }))}
        posts={{ opening: post(life.opening), closing: post(life.closing) }}
        table={{
          columns: [words.day, ...measures.map((value) => measureMessages[value].word), words.units],
          rows: series.map((date) => [
            dayName(date.date),
            ...(date.date > today
              ? [...measures, 'units'].map(() => words.toCome)
              : [
                  ...measures.map((value) =>
                    value === 'revenue' ? price(date.revenue) : number(date[value] ?? 0),
                  ),
                  number(date.units),
                ]),
          ]),
        }}
      />
    </Panel>
  );
}

function postsTold({ opening, closing }: StoreOpeningDays, today: string, dayName: (date: string) => string) {
  const { opened, opens, closed, closes } = words;
  return [
    ...(opening ? [(opening <= today ? opened : opens)(dayName(opening))] : []),
    ...(closing ? [(closing < today ? closed : closes)(dayName(closing))] : []),
  ].join(' ');
}
