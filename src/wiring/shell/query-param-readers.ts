import { isCalendarDay } from '../../../contract/values/calendar-day.ts';
import { type QueryParamReader, textParam } from './href-mapping.ts';

/** Comma-separated texts without duplicates. */
export const commaSeparatedTexts: QueryParamReader<readonly string[]> = (value) => {
  const said =
    textParam(Array.isArray(value) ? value.filter((one) => typeof one === 'string').join() : value) ?? '';
  const parts = said.split(',').map((part) => part.trim());
  return parts.join('') === '' ? undefined : [...new Set(parts.filter(Boolean))];
};

/** Calendar day, such as "2026-11-21". */
export const dayParam: QueryParamReader<string> = (value) =>
  typeof value === 'string' && isCalendarDay(value) ? value : undefined;
