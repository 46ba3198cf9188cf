import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { visuallyHiddenStyles } from '../../layout/visually-hidden-styles.ts';
import { ChartDataTable, type ChartTableData } from './ChartDataTable.tsx';
import { labelIntervalOf, visibleValueLabels, CHART_WIDTHS } from './bar-labels.ts';

export interface ChartBar {
  /** Unique key of the bar. */
  id: string;
  /** Label below the bar. */
  short: string;
  /** Height; null for a time in the future. */
  value: number | null;
  /** Text at the top of the bar. */
  told: string;
}

interface BarChartProps {
  title: string;
  /** Hides the title visually if a text above already says it. */
  isTitleHidden?: boolean;
  bars: readonly ChartBar[];
  /** Text alternative of the chart: one sentence. */
  seen: string;
  /** Interval of the labels below the bars; by default as many as fit. */
  every?: number;
  /** Bars at which a store opens and closes; marked with posts. */
  posts?: { opening?: string | undefined; closing?: string | undefined };
  /** Chart data for the collapsed table. */
  table: ChartTableData;
}

/** `role="img"`: the parts of the chart have no meaning alone. */
const DRAWING = { role: 'img' } as const;
/** Container query of the wide layout, which fits more labels. */
const WIDE = `@container (min-width: ${CHART_WIDTHS.wide}px)` as const;
/** Odd number: a bar begins and ends with the same colour. */
const STRIPES = 7;
const stripe = (count: number) => `calc(100% * ${count} / ${STRIPES})`;

const post: SystemStyleObject = {
  content: '""',
  position: 'absolute',
  insetBlock: '0',
  width: '5px',
  borderRadius: 'full',
  background: 'wood',
};

const figure: SystemStyleObject = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: '16rem',
  marginTop: '4',
  marginInline: '1.5',
  containerType: 'inline-size',
  fontSize: '0.8125rem',
  lineHeight: 'short',
  fontVariantNumeric: 'tabular-nums',
  '& [data-part=bar]': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) 1.75rem' },
  '& [data-part=plot]': {
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    justifyItems: 'center',
    paddingTop: '6',
    borderBottom: '1px solid',
    borderColor: 'edge',
  },
  '& [data-opening]::before': { ...post, left: '-2.5px' },
  '& [data-closing]::after': { ...post, right: '-2.5px' },
  '& [data-part=stripes]': {
    position: 'relative',
    width: 'min(80%, 3.5rem)',
    border: '1px solid {colors.awningA}',
    borderBottom: '0',
    background: `repeating-linear-gradient(90deg, {colors.awningA} 0 ${stripe(1)}, {colors.awningB} ${stripe(1)} ${stripe(2)})`,
    forcedColorAdjust: 'none',
  },
  '& [data-part=told], & [data-part=short]': {
    position: 'absolute',
    left: '50%',
    transform: 'translateX(-50%)',
    whiteSpace: 'nowrap',
  },
  '& [data-part=told]': { bottom: '100%', paddingBottom: '0.5', color: 'ink', fontWeight: 'semibold' },
  '& [data-part=axis]': { position: 'relative', paddingTop: '1.5', color: 'ink2' },
  '& [data-room=none]': { display: 'none' },
  '& [data-room=wide]': { display: 'none', [WIDE]: { display: 'block' } },
  '& [data-room=narrow]': { [WIDE]: { display: 'none' } },
};

/** Layouts (narrow, wide) in which a label fits. */
const roomFor = (isNarrow: boolean, isWide: boolean) =>
  isNarrow === isWide ? (isWide ? 'both' : 'none') : isWide ? 'wide' : 'narrow';

/** Bar chart with awning stripes and values at the tops; the data is also available as a table. */
export function BarChart({
  title,
  isTitleHidden = false,
  bars,
  seen,
  every,
  posts = {},
  table,
}: BarChartProps) {
  const heading = useId();
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0));
  const [narrow, wide] = [CHART_WIDTHS.narrow, CHART_WIDTHS.wide].map((width) => ({
    step: every ?? labelIntervalOf(bars, width),
    told: visibleValueLabels(bars, width),
  }));
  const isNamed = (index: number, room: typeof narrow) => index % (room?.step ?? 1) === 0;
  const isTold = (index: number, room: typeof narrow) => room?.told.has(index) ?? false;
  return (
    <chakra.figure aria-labelledby={heading}>
      <chakra.figcaption
        id={heading}
        {...(isTitleHidden
          ? { css: visuallyHiddenStyles }
          : { fontFamily: 'heading', fontSize: 'lg', fontWeight: 'bold' })}
      >
        {title}
      </chakra.figcaption>
      <chakra.div {...DRAWING} aria-label={seen} css={figure}>
        {bars.map(({ id, short, value, told }, index) => (
          <div key={id} data-part="bar">
            <div
              data-part="plot"
              data-opening={posts.opening === id || undefined}
              data-closing={posts.closing === id || undefined}
            >
              {value ? (
                <div data-part="stripes" style={{ height: `${(100 * value) / most}%` }}>
                  <span data-part="told" data-room={roomFor(isTold(index, narrow), isTold(index, wide))}>
                    {told}
                  </span>
                </div>
              ) : null}
            </div>
            <div data-part="axis">
              <span data-part="short" data-room={roomFor(isNamed(index, narrow), isNamed(index, wide))}>
                {short}
              </span>
            </div>
          </div>
        ))}
      </chakra.div>
      <ChartDataTable labelledBy={heading} {...table} />
    </chakra.figure>
  );
}
