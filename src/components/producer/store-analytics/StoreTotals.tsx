import { chakra } from '@chakra-ui/react/styled-system';
import { type DayRange, precedingDayRange, dayCountOf } from '../../../../contract/values/day-range.ts';
import type { StoreAnalytics } from '../../../../contract/producer/store-analytics.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { MetricTag } from '../../back-office/charts/MetricTag.tsx';
import { noonUtc } from '../../back-office/charts/noon-utc.ts';
import { measureMessages, storeAnalyticsMessages as words } from './store-analytics.messages.ts';

type Measure =
  | 'revenue'
  | 'orders'
  | 'visitors'
  | 'views'
  | 'productViews'
  | 'additions'
  | 'units'
  | 'conversion';

const MAIN = ['revenue', 'orders', 'visitors', 'conversion'] as const satisfies readonly Measure[];
const MORE = ['views', 'productViews', 'additions', 'units'] as const satisfies readonly Measure[];

interface TotalsProps extends DayRange {
  analytics: StoreAnalytics;
  /** The store was open in the previous period, so a comparison is possible. */
  isCompared: boolean;
}

/** Totals of a period, compared with the previous one. */
export function StoreTotals({ analytics, from, to, isCompared }: TotalsProps) {
  const { number, price, range } = useFormatter();
  const previous = isCompared ? analytics.previous : undefined;
  const tenths = (share: number) => Math.round(share * 1000) / 10;
  const told = (measure: Measure, value: number) => {
    if (measure === 'revenue') return price(value);
    return measure === 'conversion' ? `${number(tenths(value))} %` : number(value);
  };
  const compared = (measure: Measure) => {
    const [now, before] = [analytics[measure], previous?.[measure]];
    if (now === undefined || before === undefined) return null;
    const isShare = measure === 'conversion';
    const difference = isShare ? tenths(now) - tenths(before) : now - before;
    const size = Math.round(Math.abs(difference) * 100) / 100;
    if (size === 0) return words.same;
    return (difference > 0 ? words.more : words.less)(
      isShare ? words.points(number(size)) : told(measure, size),
    );
  };
  const tagsOf = (measures: readonly Measure[]) =>
    measures.flatMap((measure) => {
      const value = analytics[measure];
      return value === undefined
        ? []
        : [
            {
              measure,
              word: measureMessages[measure].word,
              value: told(measure, value),
              compared: compared(measure),
            },
          ];
    });
  const earlier = precedingDayRange({ from, to });
  return (
    <chakra.section aria-label={words.totals} display="grid" gap="3">
      <chakra.dl display="flex" flexWrap="wrap" gap="3">
        {tagsOf(MAIN).map(({ measure, ...tag }) => (
          <MetricTag key={measure} {...tag} />
        ))}
      </chakra.dl>
      <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
        {tagsOf(MORE).map(({ measure, word, value, compared: beside }) => (
          <chakra.div key={measure} data-part="figure" display="flex" gap="2" alignItems="baseline">
            <chakra.dt color="ink2">{word}</chakra.dt>
            <chakra.dd fontWeight="bold" fontVariantNumeric="tabular-nums">
              {value}
            </chakra.dd>
            {beside ? (
              <chakra.dd color="ink2" fontSize="sm">
                {beside}
              </chakra.dd>
            ) : null}
          </chakra.div>
        ))}
      </chakra.dl>
      {previous ? (
        <chakra.p color="ink2" fontSize="sm">
          {words.before(dayCountOf({ from, to }), range(noonUtc(earlier.from), noonUtc(earlier.to)))}
        </chakra.p>
      ) : null}
    </chakra.section>
  );
}
