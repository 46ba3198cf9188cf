import { define } from 'superstruct';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** Instant: ISO 8601 with a time zone, years 1 to 9999 UTC (the range that databases support). Answers always use UTC. */
export const Instant = define<string>('instante', (value) => {
  const time = typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) : Number.NaN;
  return (time >= FIRST && time <= LAST) || 'La fecha no es válida';
});
