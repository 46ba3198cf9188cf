import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { datesIn } from '../../../../contract/stores/preview-store.ts';
import type { StoreDates } from '../../../../contract/stores/store-form-values.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { ChoiceChips } from '../../back-office/ChoiceChips.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { DatesCalendar } from './DatesCalendar.tsx';
import { datesMessages, STORE_DURATIONS } from './dates.messages.ts';
import { DeliveryField } from './DeliveryField.tsx';
import { ConcurrentStores } from './ConcurrentStores.tsx';
import { countOpenDays, lastDay, openingsByDay, storesOpenBetween } from './store-dates.ts';
import type { StoreStepProps } from './store-step-props.ts';

interface DatesStepProps extends StoreStepProps {
  neighbours: readonly PopupStore[];
}

/** Date and time inputs, side by side if both fit their native content. */
const pair = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  '& > *': { flex: '4 1 8rem', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: '0' },
  '& > :first-of-type': { flex: '5 1 11.5rem' },
} as const;

/** Editor step: opening and closing, other stores at that time, and delivery (R5.1, R5.4). */
export function DatesStep({ neighbours, ...step }: DatesStepProps) {
  const { values, errors, isBusy, onChanged, onLeft } = step;
  const { isoDay } = useFormatter();
  const today = isoDay(useNow());
  const { dates } = values;
  const { startDay, endDay } = dates;
  const { startDate, endDate } = datesIn(values);
  const openings = useMemo(() => openingsByDay(neighbours, isoDay), [neighbours, isoDay]);
  const change = (changed: Partial<StoreDates>) => onChanged('dates', { ...dates, ...changed });
  const fieldOf = (name: keyof StoreDates) => ({
    name: `dates.${name}`,
    ...datesMessages[name],
    value: dates[name],
    error: errors[`dates.${name}`],
    readOnly: isBusy,
    onValueChanged: (value: string) => change({ [name]: value }),
    onBlur: () => onLeft(`dates.${name}`),
  });
  const stay = countOpenDays(startDay, endDay);
  return (
    <>
      <Panel title={datesMessages.title} lead={datesMessages.hint}>
        <chakra.div
          display="grid"
          gap="5"
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 21rem), 1fr))"
        >
          <chakra.div css={pair}>
            <TextField {...fieldOf('startDay')} type="date" />
            <TextField {...fieldOf('startTime')} type="time" />
          </chakra.div>
          <chakra.div css={pair}>
            <TextField {...fieldOf('endDay')} type="date" />
            <TextField {...fieldOf('endTime')} type="time" />
          </chakra.div>
        </chakra.div>
        {startDay === '' ? null : (
          <ChoiceChips
            label={datesMessages.lengths}
            choices={STORE_DURATIONS.map(({ days, word }) => ({ value: days, word }))}
            chosen={STORE_DURATIONS.find(({ days }) => days === stay)?.days ?? 0}
            onChosen={(days) => change({ endDay: lastDay(startDay, days) })}
          />
        )}
        <chakra.div display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '3fr 2fr' }}>
          <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
            <chakra.p color="ink2" fontSize="sm">
              {datesMessages.pick}
            </chakra.p>
            <DatesCalendar
              first={startDay}
              last={endDay}
              today={today}
              openings={openings}
              onChosen={(first, last) => change({ startDay: first, endDay: last })}
            />
          </chakra.div>
          {startDate && endDate ? (
            <ConcurrentStores stores={storesOpenBetween(neighbours, startDate, endDate)} />
          ) : null}
        </chakra.div>
      </Panel>
      <DeliveryField {...step} />
    </>
  );
}
