/** Texts that no database column accepts: NUL and lone surrogates. */
export const ILL_FORMED_TEXTS = ['a\u0000b', '\u0000', '\ud800', 'a\udfffb', '\udc00\ud800'];

/** Injection texts for SQL, document databases, templates, HTML and paths. */
export const INJECTIONS = [
  "' or '1'='1",
  "'; drop table users; --",
  "1' and pg_sleep(5)--",
  "'||(select pg_sleep(5))||'",
  '1;select pg_sleep(5)',
  '") or ("1"="1',
  '$1',
  '$$',
  ':name',
  '?',
  "\\'; select 1; --",
  'a%27%20or%201=1',
  '{"$gt":0}',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%_\\',
];

/** Well-formed but unusual texts. */
export const UNUSUAL_TEXTS = [
  '\u0001\u001f\u007f\u0085',
  '\u202Etxet',
  '\uFEFFa',
  '\uFFFF\uFFFE',
  '👩‍👩‍👧‍👦🇪🇸',
  `Z${'\u0301'.repeat(200)}`,
  'ﬁ Å ＡＢＣ ı İ ß ſ',
  'a\r\nBcc: b@example.com',
  '\u001b[31mrojo',
  'constructor',
  '__proto__',
  'toString',
  'null',
  '-0',
  '1e309',
  'a'.repeat(10_000),
];

/** Numbers and strings that resemble numbers. */
export const NUMBERS = [
  '0',
  '-1',
  '1.5',
  '',
  ' ',
  'x',
  'NaN',
  'Infinity',
  '1e9',
  '9223372036854775808',
  '-9223372036854775809',
  '0x10',
  '1,5',
  '999999999999999999999999',
  '٣',
];

/** Instants that a calendar or a database may not support. */
export const MOMENTS = [
  '2026-02-30T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '0000-01-01T00:00:00+23:59',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-23:59',
  '99999-01-01T00:00:00Z',
  '+275761-01-01T00:00:00Z',
  '2026-01-01',
  '2026-01-01T00:00:00',
  '1700000000000',
  '2026-13-01T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T00:00:00.123456789Z',
  'now',
  'infinity',
];
