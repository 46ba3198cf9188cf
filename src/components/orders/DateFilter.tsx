import { chakra } from '@chakra-ui/react/styled-system';
import { type ChangeEvent, useId, useState } from 'react';
import { Button } from '../forms/Button.tsx';
import { Input } from '../forms/controls.ts';
import { orderListMessages } from './order-list.messages.ts';

/** Earliest accepted date. A year that is still being typed looks earlier; the market has no older orders. */
const FIRST_DAY = '2020-01-01';

interface Dates {
  fromDate?: string | undefined;
  toDate?: string | undefined;
}

interface DateFilterProps extends Dates {
  onDatesChosen: (dates: Dates) => void;
}

/** Date range filter; each end may be open. */
export function DateFilter({ fromDate, toDate, onDatesChosen }: DateFilterProps) {
  const { dates, anyDate } = orderListMessages;
  return (
    <chakra.fieldset
      aria-label={dates}
      display="flex"
      flexWrap="wrap"
      alignItems="end"
      gap="3"
      minWidth="0"
      border="0"
    >
      <Day
        label={orderListMessages.fromDate}
        value={fromDate}
        onChosen={(chosen) => onDatesChosen({ fromDate: chosen })}
      />
      <Day
        label={orderListMessages.toDate}
        value={toDate}
        onChosen={(chosen) => onDatesChosen({ toDate: chosen })}
      />
      {fromDate || toDate ? (
        <Button variant="quiet" onClick={() => onDatesChosen({ fromDate: undefined, toDate: undefined })}>
          {anyDate}
        </Button>
      ) : null}
    </chakra.fieldset>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  onChosen: (day: string | undefined) => void;
}

function Day({ label, value = '', onChosen }: DayProps) {
  const id = useId();
  // Partial input that is not a date yet; discarded on blur.
  const [typed, setTyped] = useState<string | null>(null);
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { value: text } = currentTarget;
    const isChoice = text === '' || text >= FIRST_DAY;
    setTyped(isChoice ? null : text);
    if (isChoice) onChosen(text || undefined);
  };
  return (
    <chakra.div display="grid" gap="1" flex={{ base: '1 1 9rem', md: '0 0 11rem' }}>
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="semibold">
        {label}
      </chakra.label>
      <Input
        id={id}
        type="date"
        min={FIRST_DAY}
        max="9999-12-31"
        value={typed ?? value}
        onChange={change}
        onBlur={() => setTyped(null)}
      />
    </chakra.div>
  );
}
