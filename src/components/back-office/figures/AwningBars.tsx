import { Chart, useChart } from '@chakra-ui/charts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Bar, BarChart, LabelList, ReferenceLine, XAxis, YAxis } from 'recharts';
import { hidden } from '../../layout/hidden.ts';
import { AsTable, type TableOfFigures } from './AsTable.tsx';

export interface BarFigure {
  /** What tells it from the others. */
  id: string;
  /** As it stands below its bar. */
  short: string;
  /** Null of what is still to come. */
  value: number | null;
  /** What stands at its top. */
  told: string;
}

interface AwningBarsProps {
  title: string;
  /** Where what stands above says it to the eye already. */
  isTitleHidden?: boolean;
  bars: readonly BarFigure[];
  /** What there is to see, as a sentence. */
  seen: string;
  /** Below every how many bars something is written; of 0 wherever there is room. */
  every?: number;
  /** The bars at which a store opens and closes: posts stand there. */
  posts?: { opening?: string | undefined; closing?: string | undefined };
  /** Its numbers, behind it. */
  table: TableOfFigures;
}

/** Its parts say nothing by themselves. */
const DRAWING = { role: 'img' } as const;
/** Of the width of its bar: each begins and ends in the same colour. */
const STRIPE = 1 / 7;
const POST = { stroke: 'var(--td-colors-wood)', strokeWidth: 5, strokeLinecap: 'round' } as const;

/** Bars as stripes of an awning, with what they come to written at their tops; the same as a table behind it. */
export function AwningBars({
  title,
  isTitleHidden = false,
  bars,
  seen,
  every = 1,
  posts = {},
  table,
}: AwningBarsProps) {
  const [heading, stripes] = [useId(), useId()];
  const chart = useChart({ data: [...bars] });
  const shorts = new Map(bars.map(({ id, short }) => [id, short]));
  return (
    <chakra.figure aria-labelledby={heading}>
      <chakra.figcaption
        id={heading}
        {...(isTitleHidden ? { css: hidden } : { fontFamily: 'heading', fontSize: 'lg', fontWeight: 'bold' })}
      >
        {title}
      </chakra.figcaption>
      <div {...DRAWING} aria-label={seen}>
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
              dataKey="id"
              tickFormatter={(id: string) => shorts.get(id) ?? ''}
              tickLine={false}
              interval={every === 0 ? 'preserveStartEnd' : every - 1}
              minTickGap={12}
              axisLine={{ stroke: chart.color('edge') }}
              tick={{ fill: chart.color('ink2'), fontSize: 13 }}
            />
            <YAxis hide domain={[0, 'dataMax']} />
            {posts.opening ? <ReferenceLine x={posts.opening} position="start" {...POST} /> : null}
            {posts.closing ? <ReferenceLine x={posts.closing} position="end" {...POST} /> : null}
            <Bar
              dataKey="value"
              fill={`url(#${stripes})`}
              stroke={chart.color('awningA')}
              maxBarSize={56}
              isAnimationActive={false}
            >
              <LabelList
                dataKey="told"
                position="top"
                fill={chart.color('ink')}
                fontSize={13}
                fontWeight={600}
              />
            </Bar>
          </BarChart>
        </Chart.Root>
      </div>
      <AsTable labelledBy={heading} {...table} />
    </chakra.figure>
  );
}
