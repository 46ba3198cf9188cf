import { DatePicker, parseDate } from '@chakra-ui/react/date-picker';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { isCalendarDay } from '../../../../contract/values/calendar-day.ts';
import { Icon } from '../../icons/Icon.tsx';
import { dayText } from '../../store-selector/store-selector.messages.ts';
import { datesMessages } from './dates.messages.ts';

interface DatesCalendarProps {
  /** As 2026-12-03; '' if not set. */
  first: string;
  last: string;
  today: string;
  /** Number of other stores opening on each day. */
  openings: ReadonlyMap<string, number>;
  onChosen: (first: string, last: string) => void;
}

const cell: SystemStyleObject = {
  position: 'relative',
  width: 'full',
  height: '2.75rem',
  fontSize: 'md',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: 'tag',
  '&[data-in-range]': { background: 'sunken', borderRadius: '0' },
  '&[data-range-start], &[data-range-end], &[data-selected]': {
    background: 'action',
    color: 'onAction',
    borderRadius: 'tag',
  },
  '&[data-today]': { fontWeight: 'bold', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
};

const dot: SystemStyleObject = {
  position: 'absolute',
  bottom: '0.25rem',
  left: '50%',
  width: '0.375rem',
  height: '0.375rem',
  marginLeft: '-0.1875rem',
  background: 'soon',
  borderRadius: 'full',
  boxShadow: '0 0 0 1px var(--td-colors-raised)',
};

/** Spanish texts in place of the library's English ones. */
const translations = (openings: ReadonlyMap<string, number>) => ({
  content: datesMessages.calendar,
  prevTrigger: () => datesMessages.previous,
  nextTrigger: () => datesMessages.next,
  dayCell: ({ value, selected }: { value: { toString(): string }; selected: boolean }) => {
    const day = String(value);
    const count = openings.get(day) ?? 0;
    return [
      dayText(day),
      ...(selected ? [datesMessages.chosen] : []),
      ...(count > 0 ? [datesMessages.opens[count === 1 ? 0 : 1]] : []),
    ].join(', ');
  },
});

const valueOf = (first: string, last: string) =>
  [first, last].filter(isCalendarDay).map((day) => parseDate(day));

/** Calendar to choose the first and last day; it marks the openings of other stores. */
export function DatesCalendar({ first, last, today, openings, onChosen }: DatesCalendarProps) {
  const [looked, setLooked] = useState({ first, day: isCalendarDay(first) ? first : today });
  // A typed first day moves the calendar to its month.
  const day = looked.first === first || !isCalendarDay(first) ? looked.day : first;
  return (
    <DatePicker.Root
      inline
      selectionMode="range"
      locale="es-ES"
      startOfWeek={1}
      maxView="day"
      fixedWeeks
      min={parseDate(today)}
      value={valueOf(first, last)}
      focusedValue={parseDate(day)}
      onFocusChange={({ focusedValue }) => setLooked({ first, day: focusedValue.toString() })}
      translations={translations(openings)}
      onValueChange={({ value: [from, to] }) => onChosen(from?.toString() ?? '', to?.toString() ?? '')}
      width="full"
      maxWidth="24rem"
    >
      <DatePicker.Content unstyled width="full">
        <DatePicker.View view="day" width="full">
          <DatePicker.ViewControl
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            marginBottom="2"
          >
            <DatePicker.PrevTrigger minWidth="touch" minHeight="touch">
              <Icon name="chevronLeft" />
            </DatePicker.PrevTrigger>
            <DatePicker.RangeText
              fontFamily="heading"
              fontWeight="bold"
              css={{ '&::first-letter': { textTransform: 'uppercase' }, display: 'block' }}
            />
            <DatePicker.NextTrigger minWidth="touch" minHeight="touch">
              <Icon name="chevronRight" />
            </DatePicker.NextTrigger>
          </DatePicker.ViewControl>
          <DatePicker.Context>
            {({ weeks, weekDays }) => (
              <DatePicker.Table width="full" css={{ tableLayout: 'fixed', borderCollapse: 'collapse' }}>
                <DatePicker.TableHead>
                  <DatePicker.TableRow>
                    {weekDays.map(({ long, short }) => (
                      <DatePicker.TableHeader
                        key={long}
                        aria-label={long}
                        color="ink2"
                        fontSize="sm"
                        textAlign="center"
                      >
                        {short.replace('.', '')}
                      </DatePicker.TableHeader>
                    ))}
                  </DatePicker.TableRow>
                </DatePicker.TableHead>
                <DatePicker.TableBody>
                  {weeks.map((week) => (
                    <DatePicker.TableRow key={String(week[0])}>
                      {week.map((day) => (
                        <DatePicker.TableCell key={String(day)} value={day} padding="0">
                          <DatePicker.TableCellTrigger css={cell}>
                            <span>{day.day}</span>
                            {openings.has(String(day)) ? <chakra.span css={dot} data-part="opening" /> : null}
                          </DatePicker.TableCellTrigger>
                        </DatePicker.TableCell>
                      ))}
                    </DatePicker.TableRow>
                  ))}
                </DatePicker.TableBody>
              </DatePicker.Table>
            )}
          </DatePicker.Context>
        </DatePicker.View>
      </DatePicker.Content>
      <chakra.p display="flex" alignItems="center" gap="2" color="ink2" fontSize="sm">
        <chakra.span css={dot} position="static" margin="0" flexShrink="0" />
        <span>{datesMessages.legend}</span>
      </chakra.p>
    </DatePicker.Root>
  );
}
