import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { StoreAnalytics } from '../../../../contract/producer/store-analytics.ts';
import { Panel } from '../../layout/Panel.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { ChartDataTable } from '../../back-office/charts/ChartDataTable.tsx';
import { funnelRows, worstStep } from './funnel-losses.ts';
import {
  measureMessages,
  funnelStepMessages,
  storeAnalyticsMessages as words,
} from './store-analytics.messages.ts';

const bar: SystemStyleObject = {
  height: '1.75rem',
  minWidth: '2px',
  borderRadius: 'tag',
  background:
    'repeating-linear-gradient(90deg, var(--td-colors-awning-a) 0 14px, var(--td-colors-awning-b) 14px 28px)',
  boxShadow: 'inset 0 0 0 1px var(--td-colors-awning-a)',
};

/** Conversion funnel: visitors at each step, and where they drop out. */
export function Funnel({ funnel }: { funnel: NonNullable<StoreAnalytics['funnel']> }) {
  const id = useId();
  const { number, count } = useFormatter();
  const rows = funnelRows(funnel);
  const worst = worstStep(rows);
  const all = rows[0]?.visitors ?? 0;
  const partOf = (visitors: number) => {
    const part = Math.round((visitors * 100) / (all || 1));
    return part === 0 && visitors > 0 ? words.belowOneOfHundred : words.ofHundred(number(part));
  };
  return (
    <Panel title={words.funnel} lead={words.funnelHint}>
      <chakra.ol id={id} aria-label={words.funnel} display="grid" gap="4" listStyleType="none">
        {rows.map(({ step, visitors, stopped }) => (
          <chakra.li key={step} data-part="step" display="grid" gap="1">
            <chakra.p display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
              <chakra.span fontWeight="semibold">{funnelStepMessages[step].word}</chakra.span>
              <chakra.span fontVariantNumeric="tabular-nums">
                <strong>{number(visitors)}</strong>{' '}
                <chakra.span color="ink2" fontSize="sm">
                  {partOf(visitors)}
                </chakra.span>
              </chakra.span>
            </chakra.p>
            <chakra.div aria-hidden="true" background="sunken" borderRadius="tag">
              <chakra.div
                css={bar}
                style={{ width: `${all > 0 ? Math.min(100, (visitors * 100) / all) : 0}%` }}
              />
            </chakra.div>
            {stopped > 0 ? (
              <chakra.p
                {...(step === worst?.step
                  ? { 'data-part': 'worst', fontWeight: 'semibold' }
                  : { color: 'ink2', fontSize: 'sm' })}
              >
                {`${step === worst?.step ? words.worst : ''}${count(stopped, ...funnelStepMessages[step].stopped)}.`}
              </chakra.p>
            ) : null}
          </chakra.li>
        ))}
      </chakra.ol>
      <ChartDataTable
        labelledBy={id}
        columns={[words.step, measureMessages.visitors.word, words.stopped]}
        rows={rows.map(({ step, visitors, stopped }) => [
          funnelStepMessages[step].word,
          number(visitors),
          number(stopped),
        ])}
      />
    </Panel>
  );
}
