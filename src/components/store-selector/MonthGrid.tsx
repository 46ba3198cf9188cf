import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { type StoreDay, weeksOf } from './calendar-days.ts';
import { StoreDayLink } from './StoreDayLink.tsx';
import { dayText, WEEKDAYS } from './store-selector.messages.ts';

interface MonthGridProps {
  /** As 2026-12. */
  month: string;
  /** As 2026-12-03. */
  today: string;
  days: ReadonlyMap<string, StoreDay[]>;
  labelledBy: string;
}

const grid: SystemStyleObject = {
  display: { base: 'none', md: 'table' },
  width: 'full',
  tableLayout: 'fixed',
  background: 'raised',
  borderRadius: 'card',
  boxShadow: 'stall',
  overflow: 'hidden',
  '& th': { padding: '3', background: 'sunken', color: 'ink2', fontSize: 'sm', textAlign: 'left' },
  '& td': {
    height: '6.5rem',
    padding: '2',
    border: '1px solid',
    borderColor: 'line',
    fontSize: 'sm',
    verticalAlign: 'top',
  },
  '& time': { display: 'block', marginBottom: '1', color: 'ink2', fontVariantNumeric: 'tabular-nums' },
  '& td[aria-current] time': { color: 'actionInk', fontWeight: 'bold' },
  '& td[aria-current]': { boxShadow: 'inset 0 3px 0 var(--td-colors-action)' },
  '& td:empty': { background: 'sunken' },
};

/** A month as a wall calendar. */
export function MonthGrid({ month, today, days, labelledBy }: MonthGridProps) {
  return (
    <chakra.table css={grid} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) => (
              <td key={weekday} {...(day === today ? { 'aria-current': 'date' as const } : {})}>
                {day === null ? null : <Day day={day} all={days.get(day) ?? []} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function Day({ day, all }: { day: string; all: readonly StoreDay[] }) {
  return (
    <>
      <time dateTime={day} aria-label={dayText(day)}>
        {Number(day.slice(8))}
      </time>
      {all.length > 0 ? (
        <chakra.ul display="grid" gap="1">
          {all.map((one) => (
            <li key={one.kind + one.store.id}>
              <StoreDayLink {...one} />
            </li>
          ))}
        </chakra.ul>
      ) : null}
    </>
  );
}
