import { chakra } from '@chakra-ui/react/styled-system';
import type { DayRange } from '../../../../contract/values/day-range.ts';
import {
  dayRangeFault,
  type PeriodChoice,
  ANALYTICS_PERIODS,
} from '../../../../contract/producer/period-choice.ts';
import { TextField } from '../../forms/TextField.tsx';
import { ChoiceChips } from '../../back-office/ChoiceChips.tsx';
import { daysFaultMessages, storeAnalyticsMessages as words } from './store-analytics.messages.ts';

interface PeriodFilterProps {
  chosen: PeriodChoice;
  /** Typed dates of the custom period. */
  typed: DayRange;
  /** Dates on display, the initial values of a custom period. */
  shown: DayRange;
  hasOpened: boolean;
  onChosen: (period: PeriodChoice) => void;
  onTyped: (days: DayRange) => void;
}

/** Period filter: last days, everything, or a custom range. */
export function PeriodFilter({ chosen, typed, shown, hasOpened, onChosen, onTyped }: PeriodFilterProps) {
  const isOwn = typeof chosen === 'object';
  const fault = dayRangeFault(typed);
  const wordOf = (period: (typeof ANALYTICS_PERIODS)[number]) =>
    period === 'store' ? words.sinceOpening : words.last(period);
  const named = ANALYTICS_PERIODS.filter((period) => period !== 'store' || hasOpened || chosen === 'store');
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <ChoiceChips<PeriodChoice | null>
        label={words.period}
        choices={[
          ...named.map((value) => ({ value, word: wordOf(value) })),
          { value: null, word: words.ownDays },
        ]}
        chosen={isOwn ? null : chosen}
        onChosen={(period) => onChosen(period ?? { from: shown.from, to: shown.to })}
      />
      {isOwn ? (
        <chakra.fieldset
          aria-label={words.ownDays}
          border="0"
          display="grid"
          gap="3"
          maxWidth="26rem"
          gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        >
          <TextField
            label={words.from}
            type="date"
            value={typed.from}
            error={fault ? daysFaultMessages[fault] : undefined}
            onValueChanged={(from) => onTyped({ ...typed, from })}
          />
          <TextField
            label={words.to}
            type="date"
            value={typed.to}
            onValueChanged={(to) => onTyped({ ...typed, to })}
          />
        </chakra.fieldset>
      ) : null}
    </chakra.div>
  );
}
