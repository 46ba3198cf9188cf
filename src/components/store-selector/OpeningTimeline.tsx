import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { AppLink } from '../layout/AppLink.tsx';
import { visuallyHiddenStyles } from '../layout/visually-hidden-styles.ts';
import { Awning } from '../market/Awning.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { StoreAwningColours } from '../market/StoreColours.tsx';
import { type OpeningSpan, weekdayOf } from './calendar-days.ts';
import { dayText, openingSpanText, storeSelectorMessages, WEEKDAYS } from './store-selector.messages.ts';

interface OpeningTimelineProps {
  /** Days on display in order, as 2026-12-03. */
  days: readonly string[];
  /** Month named above the chart, as 2026-12; null if none. */
  month: string | null;
  /** As 2026-12-03. */
  today: string;
  spans: readonly OpeningSpan[];
  labelledBy: string;
}

const NAMES = '15rem';

const frame: SystemStyleObject = {
  position: 'relative',
  display: { base: 'none', lg: 'block' },
  overflow: 'hidden',
  background: 'raised',
  borderRadius: 'card',
  boxShadow: 'stall',
};

const table: SystemStyleObject = {
  position: 'relative',
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& thead th:first-of-type': { width: NAMES },
  '& thead th': {
    paddingBlock: '3',
    color: 'ink2',
    fontSize: 'xs',
    lineHeight: 'snug',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead th[aria-current]': { color: 'actionInk', fontWeight: 'extrabold' },
  '& tbody tr': { borderTop: '1px solid var(--td-colors-line)' },
  '& tbody th': { padding: '3', paddingLeft: '5', textAlign: 'left', fontWeight: 'semibold' },
  '& tbody th p': { color: 'ink2', fontSize: 'xs', fontWeight: 'normal' },
  '& tbody a:hover': { textDecoration: 'underline' },
  '& tr[data-over] td': { opacity: '0.4', filter: 'saturate(.4)' },
  '& tr[data-over] th': { color: 'ink2' },
};

/** Horizontal position of a day, as CSS length; the name column precedes the first day. */
const placeOf = (day: number, count: number) => `(${NAMES} + (100% - ${NAMES}) * ${day / count})`;

/** Chart of store durations over several days: one row for each store with a bar from opening to closing. */
export function OpeningTimeline({ days, month, today, spans, labelledBy }: OpeningTimelineProps) {
  const format = useFormatter();
  const now = days.indexOf(today);
  return (
    <chakra.div css={frame} data-part="opening-spans">
      {days.map((day, place) =>
        weekdayOf(day) > 4 ? (
          <chakra.div
            key={day}
            aria-hidden="true"
            position="absolute"
            top="0"
            bottom="0"
            background="sunken"
            style={{
              left: `calc${placeOf(place, days.length)}`,
              right: `calc(100% - ${placeOf(place + 1, days.length)})`,
            }}
          />
        ) : null,
      )}
      <chakra.table css={table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">
              <chakra.span css={visuallyHiddenStyles}>{storeSelectorMessages.shelves}</chakra.span>
            </th>
            {days.map((day) => (
              <th key={day} scope="col" {...(day === today ? { 'aria-current': 'date' as const } : {})}>
                <time dateTime={day}>
                  <span aria-hidden="true">
                    <span>{WEEKDAYS[weekdayOf(day)]?.charAt(0)}</span>
                    <br />
                    <span>{Number(day.slice(8))}</span>
                  </span>
                  <chakra.span
                    css={visuallyHiddenStyles}
                  >{`${WEEKDAYS[weekdayOf(day)]} ${dayText(day)}`}</chakra.span>
                </time>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spans.map(({ store, from, to, isOver }) => (
            <tr key={store.id} {...(isOver ? { 'data-over': '' } : {})}>
              <th scope="row">
                <AppLink to="/tienda/$id" params={{ id: store.slug }}>
                  {store.name}
                </AppLink>
                <p>{openingSpanText(store, month, format)}</p>
              </th>
              {from > 0 ? <td colSpan={from} aria-hidden="true" /> : null}
              <td colSpan={to - from + 1}>
                <StoreAwningColours config={store.config}>
                  <Awning drop={24} stripe={14} />
                </StoreAwningColours>
              </td>
              {to < days.length - 1 ? <td colSpan={days.length - 1 - to} aria-hidden="true" /> : null}
            </tr>
          ))}
        </tbody>
      </chakra.table>
      {now >= 0 ? (
        <chakra.div
          aria-hidden="true"
          position="absolute"
          top="3.25rem"
          bottom="0"
          width="2px"
          background="action"
          style={{ left: `calc${placeOf(now + 0.5, days.length)}` }}
        />
      ) : null}
    </chakra.div>
  );
}
