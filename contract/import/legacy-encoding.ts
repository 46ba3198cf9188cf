/** How programs save a sheet that do not save UTF-8; the first where nothing speaks for another. */
const ENCODINGS = ['windows-1252', 'macintosh'] as const;
type LegacyEncoding = (typeof ENCODINGS)[number];

const HIGH = 0x80;

/** The signs of the bytes from 0x80 on. */
const signsOf = (encoding: LegacyEncoding): string =>
  new TextDecoder(encoding).decode(Uint8Array.from({ length: HIGH }, (_, at) => HIGH + at));

const SIGNS: Readonly<Record<LegacyEncoding, string>> = {
  'windows-1252': signsOf('windows-1252'),
  macintosh: signsOf('macintosh'),
};

/** UTF-8 of letters and punctuation that a line of another encoding would hardly hold, and a byte that is none. */
const SEQUENCE_OR_BYTE =
  /[\u00C2\u00C3\u00C5][\u0080-\u00BF]|\u00E2[\u0080-\u0084][\u0080-\u00BF]|[\u0080-\u00FF]/g;
const SLICE = 8_192;

/** Bytes as a text whose signs are their numbers. */
function numbersOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += SLICE)
    text += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return text;
}

const utf8Of = (sequence: string) =>
  new TextDecoder().decode(Uint8Array.from(sequence, (sign) => sign.charCodeAt(0)));

const signOf = (byte: string, encoding: LegacyEncoding) =>
  byte < '\u0080' ? byte : SIGNS[encoding].charAt(byte.charCodeAt(0) - HIGH);

/** A line in an older encoding; what of it is UTF-8 for certain stays that. */
export const decodeLegacy = (line: Uint8Array, encoding: LegacyEncoding): string =>
  numbersOf(line).replaceAll(SEQUENCE_OR_BYTE, (found) =>
    found.length > 1 ? utf8Of(found) : signOf(found, encoding),
  );

const LOWER = /[áéíóúüñçàèìòùïâêîôûãõäö]/;
const UPPER = /[ÁÉÍÓÚÜÑÇÀÈÌÒÙÏÂÊÎÔÛÃÕÄÖ]/;
const LETTER = /\p{L}/u;
const SMALL = /\p{Ll}/u;
const CAPITAL = /\p{Lu}/u;
/** Signs that stand beside words and figures in lists of goods, and those that end or begin one. */
const MARK = /[€ºª°¿¡«»–—‘’“”…©®™½¼¾×•\u00A0]/;
const ELIDED = /^[dlmnstDLMNST]$/;

/** A sign where it stands: what is two before, before and behind it. */
interface Place {
  sign: string;
  before: string;
  twoBefore: string;
  behind: string;
}

/** Whether a sign is one that people write there: accents go with their word's case, an apostrophe behind one letter, a dot between two l. */
function isUsual({ sign, before, twoBefore, behind }: Place): boolean {
  const isAmid = LETTER.test(before) && LETTER.test(behind);
  if (LOWER.test(sign)) return !CAPITAL.test(behind) && (LETTER.test(before) || LETTER.test(behind));
  if (UPPER.test(sign)) return !SMALL.test(before) && (LETTER.test(before) || LETTER.test(behind));
  if (sign === '·') return /l/i.test(before) && /l/i.test(behind);
  if (sign === '’' && isAmid) return ELIDED.test(before) && !LETTER.test(twoBefore);
  return MARK.test(sign) && !isAmid;
}

/** A byte that is no UTF-8, in its line. */
interface OddByte {
  numbers: string;
  at: number;
}

const placeOf = ({ numbers, at }: OddByte, encoding: LegacyEncoding): Place => {
  const signAt = (index: number) => signOf(numbers.charAt(index), encoding);
  return { sign: signAt(at), before: signAt(at - 1), twoBefore: signAt(at - 2), behind: signAt(at + 1) };
};

const WORDS_AROUND = 24;

/** The words around a byte. */
function wordsAround({ numbers, at }: OddByte, encoding: LegacyEncoding): string {
  const bytes = Uint8Array.from(numbers, (sign) => sign.charCodeAt(0));
  const from = Math.max(0, at - WORDS_AROUND);
  const [before, behind] = [bytes.subarray(from, at), bytes.subarray(at, at + WORDS_AROUND)];
  const [left = ''] = /[^;,\t"\r\n]*$/.exec(decodeLegacy(before, encoding)) ?? [];
  const [right = ''] = /[^;,\t"\r\n]*/.exec(decodeLegacy(behind, encoding)) ?? [];
  return (left + right).trim();
}

/** More bytes than that say nothing new. */
const MOST = 20_000;

function oddBytesIn(lines: readonly Uint8Array[]): OddByte[] {
  const odd: OddByte[] = [];
  for (const line of lines) {
    if (odd.length > MOST) break;
    const numbers = numbersOf(line);
    for (const { 0: found, index } of numbers.matchAll(SEQUENCE_OR_BYTE))
      if (found.length === 1) odd.push({ numbers, at: index });
  }
  return odd;
}

/**
 * The older encoding in which most of the bytes that are no UTF-8 are signs that people write where they stand. `doubtful` are the words
 * around the first byte that is none in it either, or that both read as well as the other; null where there is none.
 */
export function chooseLegacyEncoding(lines: readonly Uint8Array[]): {
  encoding: LegacyEncoding;
  doubtful: string | null;
} {
  const odd = oddBytesIn(lines);
  const unusual = (encoding: LegacyEncoding) => odd.filter((byte) => !isUsual(placeOf(byte, encoding)));
  const [windows, mac] = [unusual('windows-1252'), unusual('macintosh')];
  const encoding = mac.length < windows.length ? 'macintosh' : 'windows-1252';
  const chosen = encoding === 'macintosh' ? mac : windows;
  const isTie = mac.length === windows.length;
  const [first] = chosen.length > 0 ? chosen : isTie ? odd : [];
  return { encoding, doubtful: first ? wordsAround(first, encoding) : null };
}
