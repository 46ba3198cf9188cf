import { chakra } from '@chakra-ui/react/styled-system';
import { useFormatter } from '../market/formatter-context.ts';
import { type StoreDay, weekdayOf } from './calendar-days.ts';
import { StoreDayLink } from './StoreDayLink.tsx';
import { dayText, WEEKDAYS } from './store-selector.messages.ts';

interface AgendaProps {
  /** As 2026-12. */
  month: string;
  /** As 2026-12-03. */
  today: string;
  days: ReadonlyMap<string, StoreDay[]>;
}

/** Agenda of a month from today on, as a list of days with openings or closings; the calendar of phones. */
export function Agenda({ month, today, days }: AgendaProps) {
  const { time } = useFormatter();
  const isPresent = today.startsWith(month);
  const busy = [...days].filter(([day]) => day.startsWith(month) && (!isPresent || day >= today));
  if (busy.length === 0) return null;
  return (
    <chakra.ol
      display={{ base: 'grid', lg: 'none' }}
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      data-part="agenda"
    >
      {busy.map(([day, all]) => (
        <chakra.li
          key={day}
          paddingInline="4"
          paddingTop="4"
          paddingBottom="1"
          background="raised"
          borderRadius="card"
          boxShadow="stall"
          {...(day === today ? { 'aria-current': 'date' as const } : {})}
        >
          <chakra.h3 fontSize="lg" css={{ '&::first-letter': { textTransform: 'uppercase' } }}>
            <time dateTime={day}>
              {`${day === today ? 'Hoy, ' : ''}${WEEKDAYS[weekdayOf(day)]} ${dayText(day)}`}
            </time>
          </chakra.h3>
          <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
            {all.map((one) => (
              <chakra.li key={one.kind + one.store.id} display="flex" alignItems="baseline" gap="3">
                <chakra.span color="ink2" fontSize="sm" fontVariantNumeric="tabular-nums">
                  {time(one.at)}
                </chakra.span>
                <StoreDayLink {...one} />
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
