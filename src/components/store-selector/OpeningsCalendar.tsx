import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { Button } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { Agenda } from './Agenda.tsx';
import {
  calendarDaysOf,
  monthAfter,
  nearestMonth,
  type OpeningSpan,
  openingSpans,
  storeDays,
  weekendOf,
  weekOf,
} from './calendar-days.ts';
import { CalendarNavigation } from './CalendarNavigation.tsx';
import { CalendarSubscriptionLink } from './CalendarSubscriptionLink.tsx';
import { OpeningTimeline } from './OpeningTimeline.tsx';
import type { StoresPresentationProps } from './SelectorResults.tsx';
import { OpeningSpanList } from './OpeningSpanList.tsx';
import { monthText, monthTitle, storeSelectorMessages, weekendText } from './store-selector.messages.ts';

const HEADING = 'mes';

/** Calendar of stores: durations over a month, on phones its agenda; or the stores of the weekend. */
export function OpeningsCalendar({
  shelves: { open, upcoming, ended },
  query,
  now,
  ...turned
}: StoresPresentationProps) {
  const formatter = useFormatter();
  const stores = useMemo(() => [...open, ...upcoming, ...ended], [open, upcoming, ended]);
  const today = formatter.isoDay(now);
  const weekend = weekendOf(today);
  const month = query.month ?? today.slice(0, 7);
  const isWeekend = query.weekend === true;
  const days = isWeekend ? weekOf(today) : calendarDaysOf(month);
  const ofWeekend = openingSpans(stores, weekend, now, formatter).map(({ store }) => store.id);
  const shown = isWeekend ? stores.filter(({ id }) => ofWeekend.includes(id)) : stores;
  const spans = openingSpans(shown, days, now, formatter);
  return (
    <Container as="section" aria-labelledby={HEADING} paddingTop={{ base: '6', md: '8' }}>
      <CalendarNavigation
        titleId={HEADING}
        title={isWeekend ? weekendText(weekend) : monthTitle(month)}
        isWeekend={isWeekend}
        onWeekendToggled={turned.onWeekendToggled}
        onTurned={(by) => turned.onMonthTurned(monthAfter(month, by))}
      />
      {spans.length > 0 ? (
        <OpeningTimeline
          days={days}
          month={isWeekend ? null : month}
          today={today}
          spans={spans}
          labelledBy={HEADING}
        />
      ) : null}
      {isWeekend ? (
        <Weekend spans={spans} />
      ) : (
        <MonthAgenda stores={stores} month={month} today={today} onMonthTurned={turned.onMonthTurned} />
      )}
      <CalendarSubscriptionLink />
    </Container>
  );
}

/** Stores open at the weekend, or a sentence if there are none. */
const Weekend = ({ spans }: { spans: readonly OpeningSpan[] }) =>
  spans.length > 0 ? (
    <OpeningSpanList spans={spans} />
  ) : (
    <chakra.p color="ink2">{storeSelectorMessages.quietWeekend}</chakra.p>
  );

interface MonthAgendaProps extends Pick<StoresPresentationProps, 'onMonthTurned'> {
  stores: readonly Parameters<typeof storeDays>[0][number][];
  /** As 2026-12. */
  month: string;
  /** As 2026-12-03. */
  today: string;
}

/** Agenda of a month; without events it names the nearest month that has some. */
function MonthAgenda({ stores, month, today, onMonthTurned }: MonthAgendaProps) {
  const formatter = useFormatter();
  const days = useMemo(() => storeDays(stores, formatter), [stores, formatter]);
  const nearest = nearestMonth(days.keys(), month);
  return (
    <>
      {[...days.keys()].some((day) => day.startsWith(month)) ? null : (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="5" color="ink2">
          <p>{storeSelectorMessages.quietMonth}</p>
          {nearest ? (
            <Button variant="quiet" size="sm" onClick={() => onMonthTurned(nearest)}>
              {`Ir a ${monthText(nearest)}`}
            </Button>
          ) : null}
        </chakra.div>
      )}
      <Agenda month={month} today={today} days={days} />
    </>
  );
}
