import { useFormatter } from '../../market/formatter-context.ts';
import { AwningBars } from './AwningBars.tsx';
import { figureMessages } from './figures.messages.ts';

export interface DayFigure {
  /** As it stands below its bar, and in full. */
  short: string;
  day: string;
  /** In currency units; null of a day that is still to come. */
  amount: number | null;
}

interface DayBarsProps {
  title: string;
  days: readonly DayFigure[];
  /** Whether they are the whole life of a store: then it stands between the posts of opening and closing. */
  isWhole?: boolean;
}

/** What came in, day by day: bars as stripes of an awning; the same as a table behind it. */
export function DayBars({ title, days, isWhole = false }: DayBarsProps) {
  const { price, number } = useFormatter();
  const [first, last] = isWhole ? [days[0], days.at(-1)] : [];
  const known = days.flatMap(({ day, amount }) => (amount === null ? [] : [{ day, amount }]));
  const best = known.toSorted((a, b) => b.amount - a.amount)[0];
  return (
    <AwningBars
      title={title}
      seen={best ? figureMessages.best(best.day, price(best.amount)) : title}
      bars={days.map(({ short, day, amount }) => ({
        id: day,
        short,
        value: amount,
        told: amount ? number(Math.round(amount)) : '',
      }))}
      posts={{ opening: first?.day, closing: last?.day }}
      table={{
        columns: [figureMessages.day, figureMessages.taken],
        rows: days.map(({ day, amount }) => [day, amount === null ? figureMessages.toCome : price(amount)]),
      }}
    />
  );
}
