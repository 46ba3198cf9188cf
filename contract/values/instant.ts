import { define } from 'superstruct';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** A moment in the years 1 to 9999 of UTC, which databases know: ISO 8601 with its zone; answers always say it in UTC. */
export const Instant = define<string>('instante', (value) => {
  const time = typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) : Number.NaN;
  return (time >= FIRST && time <= LAST) || 'La fecha no es válida';
});
