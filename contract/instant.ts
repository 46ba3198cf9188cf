import { define } from 'superstruct';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment: ISO 8601 with its zone; answers always say it in UTC. */
export const Instant = define<string>(
  'instante',
  (value) =>
    (typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value))) ||
    'La fecha no es válida',
);
