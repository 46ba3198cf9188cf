import { Chart, useChart } from '@chakra-ui/charts';
import { Collapsible } from '@chakra-ui/react/collapsible';
import { chakra } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import { useId } from 'react';
import { Bar, BarChart, LabelList, ReferenceLine, XAxis, YAxis } from 'recharts';
import { Icon } from '../../icons/Icon.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
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

/** Its parts say nothing by themselves. */
const DRAWING = { role: 'img' } as const;
/** Of the width of its bar: each begins and ends in the same colour. */
const STRIPE = 1 / 7;
const POST = { stroke: 'var(--td-colors-wood)', strokeWidth: 5, strokeLinecap: 'round' } as const;

/** What came in, day by day: bars as stripes of an awning; the same as a table behind it. */
export function DayBars({ title, days, isWhole = false }: DayBarsProps) {
  const [heading, stripes] = [useId(), useId()];
  const { price, number } = useFormatter();
  const chart = useChart({ data: [...days] });
  const [first, last] = isWhole ? [days[0], days.at(-1)] : [];
  const known = days.flatMap(({ day, amount }) => (amount === null ? [] : [{ day, amount }]));
  const best = known.toSorted((a, b) => b.amount - a.amount)[0];
  return (
    <chakra.figure aria-labelledby={heading}>
      <chakra.figcaption id={heading} fontFamily="heading" fontSize="lg" fontWeight="bold">
        {title}
      </chakra.figcaption>
      <div {...DRAWING} aria-label={best ? figureMessages.best(best.day, price(best.amount)) : title}>
        <Chart.Root chart={chart} height="16rem" aspectRatio="auto" marginTop="4">
          <BarChart
            responsive
            data={chart.data}
            accessibilityLayer={false}
            margin={{ top: 24, right: 6, left: 6 }}
          >
            <defs>
              <pattern id={stripes} width={STRIPE * 2} height="1" patternContentUnits="objectBoundingBox">
                <rect width={STRIPE} height="1" fill={chart.color('awningA')} />
                <rect x={STRIPE} width={STRIPE} height="1" fill={chart.color('awningB')} />
              </pattern>
            </defs>
            <XAxis
              dataKey="short"
              tickLine={false}
              interval={0}
              axisLine={{ stroke: chart.color('edge') }}
              tick={{ fill: chart.color('ink2'), fontSize: 13 }}
            />
            <YAxis hide domain={[0, 'dataMax']} />
            {first ? <ReferenceLine x={first.short} position="start" {...POST} /> : null}
            {last ? <ReferenceLine x={last.short} position="end" {...POST} /> : null}
            <Bar
              dataKey="amount"
              fill={`url(#${stripes})`}
              stroke={chart.color('awningA')}
              maxBarSize={56}
              isAnimationActive={false}
            >
              <LabelList
                dataKey="amount"
                position="top"
                fill={chart.color('ink')}
                fontSize={13}
                fontWeight={600}
                formatter={(amount) =>
                  typeof amount === 'number' && amount > 0 ? number(Math.round(amount)) : ''
                }
              />
            </Bar>
          </BarChart>
        </Chart.Root>
      </div>
      <Collapsible.Root lazyMount>
        <Collapsible.Trigger
          display="inline-flex"
          alignItems="center"
          gap="1"
          minHeight="touch"
          color="info"
          cursor="pointer"
          fontWeight="semibold"
        >
          {figureMessages.asTable}
          <Collapsible.Indicator
            transition="transform 120ms ease-out"
            _open={{ transform: 'rotate(180deg)' }}
          >
            <Icon name="chevronDown" />
          </Collapsible.Indicator>
        </Collapsible.Trigger>
        <Collapsible.Content>
          <Table.Root size="sm" aria-labelledby={heading}>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader scope="col">{figureMessages.day}</Table.ColumnHeader>
                <Table.ColumnHeader scope="col" textAlign="end">
                  {figureMessages.taken}
                </Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {days.map(({ day, amount }) => (
                <Table.Row key={day}>
                  <Table.Cell>{day}</Table.Cell>
                  <Table.Cell textAlign="end">
                    {amount === null ? figureMessages.toCome : price(amount)}
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Collapsible.Content>
      </Collapsible.Root>
    </chakra.figure>
  );
}
