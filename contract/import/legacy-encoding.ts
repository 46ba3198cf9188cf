/** Legacy encodings of spreadsheet programs; the first is the default. */
const ENCODINGS = ['windows-1252', 'macintosh'] as const;
type LegacyEncoding = (typeof ENCODINGS)[number];

const HIGH = 0x80;

/** Characters of the bytes from 0x80 on. */
const signsOf = (encoding: LegacyEncoding): string =>
  new TextDecoder(encoding).decode(Uint8Array.from({ length: HIGH }, (_, at) => HIGH + at));

const SIGNS: Readonly<Record<LegacyEncoding, string>> = {
  'windows-1252': signsOf('windows-1252'),
  macintosh: signsOf('macintosh'),
};

/** UTF-8 sequence of a letter or punctuation mark that is improbable in a legacy encoding, or a single non-ASCII byte. */
const SEQUENCE_OR_BYTE =
  /[\u00C2\u00C3\u00C5][\u0080-\u00BF]|\u00E2[\u0080-\u0084][\u0080-\u00BF]|[\u0080-\u00FF]/g;
const SLICE = 8_192;

/** Bytes as a text with one character per byte value. */
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

/** Line decoded from a legacy encoding; certain UTF-8 sequences in it are decoded as UTF-8. */
export const decodeLegacy = (line: Uint8Array, encoding: LegacyEncoding): string =>
  numbersOf(line).replaceAll(SEQUENCE_OR_BYTE, (found) =>
    found.length > 1 ? utf8Of(found) : signOf(found, encoding),
  );

const LOWER = /[áéíóúüñçàèìòùïâêîôûãõäö]/;
const UPPER = /[ÁÉÍÓÚÜÑÇÀÈÌÒÙÏÂÊÎÔÛÃÕÄÖ]/;
const LETTER = /\p{L}/u;
const SMALL = /\p{Ll}/u;
const CAPITAL = /\p{Lu}/u;
/** Symbols that stand beside words and numbers in product lists, and opening and closing punctuation. */
const MARK = /[€ºª°¿¡«»–—‘’“”…©®™½¼¾×•\u00A0]/;
const ELIDED = /^[dlmnstDLMNST]$/;

/** Character in context: the two characters before it and the one after it. */
interface Place {
  sign: string;
  before: string;
  twoBefore: string;
  behind: string;
}

/**
 * True for a plausible character in its context. An accented letter matches the case of its word, an apostrophe follows
 * a single letter, a middle dot stands between two l.
 */
function isUsual({ sign, before, twoBefore, behind }: Place): boolean {
  const isAmid = LETTER.test(before) && LETTER.test(behind);
  if (LOWER.test(sign)) return !CAPITAL.test(behind) && (LETTER.test(before) || LETTER.test(behind));
  if (UPPER.test(sign)) return !SMALL.test(before) && (LETTER.test(before) || LETTER.test(behind));
  if (sign === '·') return /l/i.test(before) && /l/i.test(behind);
  if (sign === '’' && isAmid) return ELIDED.test(before) && !LETTER.test(twoBefore);
  return MARK.test(sign) && !isAmid;
}

/** Non-UTF-8 byte with its line. */
interface OddByte {
  numbers: string;
  at: number;
}

const placeOf = ({ numbers, at }: OddByte, encoding: LegacyEncoding): Place => {
  const signAt = (index: number) => signOf(numbers.charAt(index), encoding);
  return { sign: signAt(at), before: signAt(at - 1), twoBefore: signAt(at - 2), behind: signAt(at + 1) };
};

const WORDS_AROUND = 24;

/** Decoded words around a byte, as an example in the encoding warning. */
function wordsAround({ numbers, at }: OddByte, encoding: LegacyEncoding): string {
  const bytes = Uint8Array.from(numbers, (sign) => sign.charCodeAt(0));
  const from = Math.max(0, at - WORDS_AROUND);
  const [before, behind] = [bytes.subarray(from, at), bytes.subarray(at, at + WORDS_AROUND)];
  const [left = ''] = /[^;,\t"\r\n]*$/.exec(decodeLegacy(before, encoding)) ?? [];
  const [right = ''] = /[^;,\t"\r\n]*/.exec(decodeLegacy(behind, encoding)) ?? [];
  return (left + right).trim();
}

/** Sample limit; more bytes do not improve the choice. */
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
 * Legacy encoding that makes most non-UTF-8 bytes plausible characters. `doubtful`: words around the first implausible
 * byte, or around the first byte if both encodings are equally plausible; null without doubt.
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
