import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Container } from '../layout/Container.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { Agenda } from './Agenda.tsx';
import { monthAfter, nearestMonth, openingSpans, storeDays } from './calendar-days.ts';
import { OpeningSpans } from './OpeningSpans.tsx';
import type { SelectedStoresProps } from './SelectorResults.tsx';
import { monthText, monthTitle, storeSelectorMessages } from './store-selector.messages.ts';

const HEADING = 'mes';

/** When stores stand in the square: a line for each over a month, and on the phone its agenda. */
export function OpeningsCalendar({ shelves, query: { month }, now, onMonthTurned }: SelectedStoresProps) {
  const formatter = useFormatter();
  const { open, upcoming, ended } = shelves;
  const days = useMemo(
    () => storeDays([...open, ...upcoming, ...ended], formatter),
    [open, upcoming, ended, formatter],
  );
  const today = formatter.isoDay(now);
  const shown = month ?? today.slice(0, 7);
  const spans = openingSpans([...open, ...upcoming, ...ended], shown, now, formatter);
  const isQuiet = ![...days.keys()].some((day) => day.startsWith(shown));
  const nearest = nearestMonth(days.keys(), shown);
  const { previous, next, quietMonth } = storeSelectorMessages;
  return (
    <Container as="section" aria-labelledby={HEADING} paddingTop={{ base: '6', md: '8' }}>
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        marginBottom={{ base: '4', md: '5' }}
      >
        <chakra.h2 id={HEADING} aria-live="polite" fontSize={{ base: '2xl', md: '3xl' }}>
          {monthTitle(shown)}
        </chakra.h2>
        <chakra.div display="flex" gap="2">
          <Button
            variant="quiet"
            size="icon"
            aria-label={previous}
            onClick={() => onMonthTurned(monthAfter(shown, -1))}
          >
            <Icon name="chevronLeft" />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={next}
            onClick={() => onMonthTurned(monthAfter(shown, 1))}
          >
            <Icon name="chevronRight" />
          </Button>
        </chakra.div>
      </chakra.div>
      {isQuiet ? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginBottom="5" color="ink2">
          <p>{quietMonth}</p>
          {nearest && nearest !== shown ? (
            <Button variant="quiet" size="sm" onClick={() => onMonthTurned(nearest)}>
              {`Ir a ${monthText(nearest)}`}
            </Button>
          ) : null}
        </chakra.div>
      ) : null}
      {spans.length > 0 ? (
        <OpeningSpans month={shown} today={today} spans={spans} labelledBy={HEADING} />
      ) : null}
      <Agenda month={shown} today={today} days={days} />
    </Container>
  );
}
