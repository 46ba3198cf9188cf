import { useFormatter } from '../../market/formatter-context.ts';
import { BarChart } from './BarChart.tsx';
import { chartMessages } from './charts.messages.ts';

export interface DailyRevenue {
  /** Label below the bar, and the full date. */
  short: string;
  day: string;
  /** In currency units; null for a day in the future. */
  amount: number | null;
}

interface DayBarsProps {
  title: string;
  days: readonly DailyRevenue[];
  /** The days cover the store's whole duration; posts mark its opening and closing. */
  isWhole?: boolean;
}

/** Bar chart of daily revenue; the data is also available as a table. */
export function DailyRevenueChart({ title, days, isWhole = false }: DayBarsProps) {
  const { price, number } = useFormatter();
  const [first, last] = isWhole ? [days[0], days.at(-1)] : [];
  const known = days.flatMap(({ day, amount }) => (amount === null ? [] : [{ day, amount }]));
  const best = known.toSorted((a, b) => b.amount - a.amount)[0];
  return (
    <BarChart
      title={title}
      seen={best ? chartMessages.best(best.day, price(best.amount)) : title}
      bars={days.map(({ short, day, amount }) => ({
        id: day,
        short,
        value: amount,
        told: amount ? number(Math.round(amount)) : '',
      }))}
      posts={{ opening: first?.day, closing: last?.day }}
      table={{
        columns: [chartMessages.day, chartMessages.taken],
        rows: days.map(({ day, amount }) => [day, amount === null ? chartMessages.toCome : price(amount)]),
      }}
    />
  );
}
