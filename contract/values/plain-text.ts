/** HTML entity names of the characters U+00A0 to U+00FF, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );

const SIGNS: ReadonlyMap<string, string> = new Map([
  ...LATIN.map((name, at) => [name, String.fromCodePoint(0xa0 + at)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", euro: '€', hellip: '…' }),
  ...Object.entries({ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”' }),
  ...Object.entries({
    bdquo: '„',
    bull: '•',
    trade: '™',
    OElig: 'Œ',
    oelig: 'œ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
  }),
]);

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi;
/** Elements and comments with invisible content. */
const UNSEEN =
  /<(script|style|template|noscript)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<!\[CDATA\[|\]\]>/gi;
const BLOCK =
  /<\/?(?:p|br|hr|div|ul|ol|li|dl|dt|dd|h[1-6]|table|thead|tbody|tfoot|tr|td|th|caption|section|article|header|footer|aside|main|nav|figure|figcaption|blockquote|pre|address|form|fieldset)\b(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const TAG = /<(?:\/?[a-z][\w:-]*|[!?][a-z])(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
/** Tag cut off in the middle by an export. */
const CUT = /<\/?[a-z][\w:-]*(?:\s[^<>]*)?$/i;
/** Placeholder for the start or end of a block; no text contains it. */
const BREAK = '\u0000';

const isSign = (code: number) =>
  code >= 0x20 &&
  code <= 0x10_ff_ff &&
  !(code >= 0x7f && code < 0xa0) &&
  !(code >= 0xd8_00 && code < 0xe0_00);

const signOf = (code: number) => (isSign(code) ? String.fromCodePoint(code) : ' ');

const withoutEntities = (text: string) =>
  text.replaceAll(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return signOf(Number(decimal));
    if (hex) return signOf(Number.parseInt(hex, 16));
    return SIGNS.get(name ?? '') ?? SIGNS.get((name ?? '').toLowerCase()) ?? entity;
  });

const withoutTags = (text: string) =>
  text.replaceAll(UNSEEN, ' ').replaceAll(BLOCK, BREAK).replaceAll(TAG, '').replace(CUT, '');

/** Concatenated parts of a text, with " · " after a part that has no final punctuation. */
const joined = (parts: readonly string[]) =>
  parts.reduce((text, part) => (/[.,:;!?…]$/.test(text) ? `${text} ${part}` : `${text} · ${part}`));

/** Limit in characters. A longer text exceeds every field, so it is not converted. */
const LONGEST = 5_000;

/** Limit of decoding rounds for repeatedly escaped text. */
const MOST_ROUNDS = 4;

const hasTags = (text: string) => text.replaceAll(UNSEEN, '').search(TAG) >= 0 || text.search(UNSEEN) >= 0;

/**
 * Plain text from possible HTML: without tags, comments and entities, also if escaped; blocks are separated by " · ".
 * Text without HTML stays unchanged, also "a < b" and "<3".
 */
export function plainFromHtml(text: string): string {
  if (text.length > LONGEST) return text;
  let plain = text;
  let isHtml = false;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = plain;
    if (hasTags(plain)) {
      isHtml = true;
      plain = withoutTags(plain);
    }
    plain = withoutEntities(plain);
    if (plain === before) break;
  }
  if (!isHtml) return plain === text ? text : plain.trim();
  const parts = plain
    .split(BREAK)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  return parts.length === 0 ? '' : joined(parts);
}
