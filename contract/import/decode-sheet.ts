import { chooseLegacyEncoding, decodeLegacy } from './legacy-encoding.ts';
import { quoteName } from './quote-name.ts';

const UTF16 = { le: [0xff, 0xfe], be: [0xfe, 0xff] } as const;
const UTF8_MARK = [0xef, 0xbb, 0xbf] as const;
const LINE_ENDS: ReadonlySet<number | undefined> = new Set([0x0a, 0x0d]);

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** UTF-8 text; null if the bytes are not valid UTF-8. */
function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Lines of a sheet, each with its line end. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let at = 0; at < bytes.length; at += 1)
    if (LINE_ENDS.has(bytes[at])) {
      lines.push(bytes.subarray(start, at + 1));
      start = at + 1;
    }
  lines.push(bytes.subarray(start));
  return lines;
}

/** Decoded sheet. `warning` is a question for display if the encoding is uncertain. */
export interface DecodedSheet {
  text: string;
  warning: string | null;
}

const warningOf = (example: string) =>
  `No estamos seguros de los acentos. ¿Se lee bien ${quoteName(example)}? Si no, guarda la hoja como CSV UTF-8 y elígela otra vez.`;

/**
 * Decodes line by line. Valid UTF-8 lines stay UTF-8; all other lines share one legacy encoding, chosen from all of
 * them.
 */
function decodeLines(bytes: Uint8Array): DecodedSheet {
  const lines = linesOf(bytes).map((line) => ({ line, text: utf8(line) }));
  const odd = lines.flatMap(({ line, text }) => (text === null ? [line] : []));
  const { encoding, doubtful } = chooseLegacyEncoding(odd);
  return {
    text: lines.map(({ line, text }) => text ?? decodeLegacy(line, encoding)).join(''),
    warning: doubtful === null ? null : warningOf(doubtful),
  };
}

/**
 * Text of a sheet. Accepts UTF-8 with or without a byte order mark, and UTF-16 with one. Other lines are read as
 * windows-1252 (Excel in Spain) or MacRoman (Excel on a Mac).
 */
export function decodeSheet(bytes: Uint8Array): DecodedSheet {
  if (startsWith(bytes, UTF16.le)) return { text: new TextDecoder('utf-16le').decode(bytes), warning: null };
  if (startsWith(bytes, UTF16.be)) return { text: new TextDecoder('utf-16be').decode(bytes), warning: null };
  const bare = startsWith(bytes, UTF8_MARK) ? bytes.subarray(UTF8_MARK.length) : bytes;
  const text = utf8(bare);
  return text === null ? decodeLines(bare) : { text, warning: null };
}
