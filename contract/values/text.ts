import { define, type Struct } from 'superstruct';
import { coerceFromText } from '../api/coerce-value.ts';
import { isStorableText } from './sanitize-text.ts';

/**
 * Format characters that are needed: joiners in emoji and in cursive scripts, tags of regional flags, signs above
 * digits.
 */
const JOINED = [
  String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}])[\p{L}\p{M}][\u200C\u200D]`,
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}`,
  String.raw`[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]`,
].join('|');
const FORMAT = new RegExp(String.raw`(${JOINED})|\p{Cf}`, 'gu');

/** Line ends of word processors and Unicode: vertical tab, form feed, NEL, line and paragraph separator. */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/g;

/** Text without invisible format characters, such as zero-width spaces and direction marks. Unusual line ends become LF. */
const stripInvisible = (text: string): string => text.replace(FORMAT, '$1').replace(LINE_ENDS, '\n');

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True if a text shows nothing: only white space, or characters that are blank in every font. */
const isInvisible = (text: string): boolean => !VISIBLE.test(text);

/** NFC form of a text; null if it cannot be stored (ill-formed UTF-16 or control characters). */
export function normalizeText(text: string): string | null {
  return isStorableText(text) ? text.normalize('NFC') : null;
}

/**
 * Text as stored: without invisible format characters, trimmed, NFC; '' if nothing is visible. Ill-formed text stays
 * unchanged and fails validation (R5.19).
 */
export function canonicalText(text: string): string {
  const readable = normalizeText(stripInvisible(text).trim());
  return readable === null ? text : isInvisible(readable) ? '' : readable;
}

/** Error message for forbidden characters. */
const UNFIT_TEXT = 'Contiene caracteres no válidos';

/** Error message for a text that is too long. */
export const tooLongMessage = (max: number): string => `No puede superar los ${max} caracteres`;

interface TextRule {
  required?: string;
  max: number;
  min?: number;
  /** Error message for a wrong length, with the length in it; replaces the default messages. */
  wrongLength?: string;
  invalid?: string;
  pattern?: RegExp;
  /** Normalization of the text before its validation. */
  read?: (text: string) => string;
  /** Additional validation of a text with valid length: an error message, or null. */
  fault?: (text: string) => string | null;
}

const lengthMessage = ({ max, min, wrongLength }: TextRule, length: number) => {
  if (length > max) return wrongLength ?? tooLongMessage(max);
  if (min !== undefined && length < min) return wrongLength ?? `Debe tener al menos ${min} caracteres`;
  return null;
};

function verdict(value: unknown, rule: TextRule): true | string {
  if (typeof value !== 'string') return rule.required ?? rule.invalid ?? 'Debe ser un texto';
  if (value === '') return rule.required ?? true;
  const tooLongOrShort = lengthMessage(rule, value.length);
  if (tooLongOrShort) return tooLongOrShort;
  if (!isStorableText(value)) return rule.invalid ?? UNFIT_TEXT;
  if (rule.pattern && !rule.pattern.test(value)) return rule.invalid ?? 'El formato no es válido';
  return rule.fault?.(value) ?? true;
}

const textOf = (rule: TextRule): Struct<string, null> =>
  coerceFromText(
    define('texto', (value) => verdict(value, rule)),
    (text) => {
      const readable = canonicalText(text);
      return rule.read?.(readable) ?? readable;
    },
  );

/** Struct of a text that must not be blank; `required` is the error message. */
export const requiredText = (required: string, rule: Omit<TextRule, 'required'>): Struct<string, null> =>
  textOf({ ...rule, required });

/** Struct of a text that may be blank. */
export const freeText = (rule: Omit<TextRule, 'required'>): Struct<string, null> => textOf(rule);
