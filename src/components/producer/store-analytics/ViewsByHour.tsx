import { Panel } from '../../layout/Panel.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { BarChart } from '../../back-office/charts/BarChart.tsx';
import { measureMessages, storeAnalyticsMessages as words } from './store-analytics.messages.ts';

/** Views by hour of the day; 24 values from midnight. */
export function ViewsByHour({ hours }: { hours: readonly number[] }) {
  const { number } = useFormatter();
  const most = Math.max(...hours);
  const busiest = hours.indexOf(most);
  const seen = most > 0 ? words.busiest(words.hourName(busiest)) : words.flat;
  return (
    <Panel title={words.hours} lead={seen}>
      <BarChart
        title={measureMessages.views.word}
        isTitleHidden
        seen={seen}
        bars={hours.map((value, hour) => ({
          id: String(hour),
          short: `${hour} h`,
          value,
          told: value > 0 && hour === busiest ? number(value) : '',
        }))}
        every={6}
        table={{
          columns: [words.hour, measureMessages.views.word],
          rows: hours.map((value, hour) => [words.hourName(hour), number(value)]),
        }}
      />
    </Panel>
  );
}
