/** Escaped URL texts: not storable, invisible, or malformed. */
export const MALFORMED_ESCAPES = [
  '%00',
  'a%00b',
  '%01%1f%7f%c2%85',
  '%20',
  '%e2%80%ae%e2%80%8b',
  '%ef%bf%bd%ef%bf%bf',
  'a'.repeat(101),
  'a'.repeat(201),
  'a'.repeat(1_900),
  '%c3%b1'.repeat(201),
  '%f0%9f%a6%8e'.repeat(60),
  '%22%00%22',
  '%5B%22%00%22%5D',
  '%7B%22a%22%3A1%7D',
  'null',
  '-1',
  '1e309',
  '999999999999999999999999',
  '2026-02-30',
  '%',
  '%zz',
  '%c3%28',
  '%c0%ae',
  '%ff',
  '..%2f..%2f',
  '%2500',
];

/** Lone surrogates, which have no valid UTF-8 escapes. */
export const LONE_SURROGATE_ESCAPES = ['%ed%a0%80', '%ed%b0%80', 'a%ed%a0%80b', '%22%5Cud800%22'];
