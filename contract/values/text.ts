import { define, type Struct } from 'superstruct';
import { readText } from '../api/read-value.ts';
import { isInvisible, stripInvisible } from './invisible.ts';
import { isStorableText } from './sanitize-text.ts';

/** NFC form of a text, or null when it may not be stored: ill-formed UTF-16, or with control characters. */
export function normalizeText(text: string): string | null {
  return isStorableText(text) ? text.normalize('NFC') : null;
}

/**
 * A text as it is stored: without format characters that nobody sees, trimmed, NFC; '' where nothing of it shows. An ill-formed one
 * stays as it is and fails at the rule (R5.19).
 */
export function readableText(text: string): string {
  const readable = normalizeText(stripInvisible(text).trim());
  return readable === null ? text : isInvisible(readable) ? '' : readable;
}

/** What is said of a text that holds unfit characters. */
const UNFIT_TEXT = 'Contiene caracteres no válidos';

/** What is said of a text that is too long. */
export const tooLongText = (max: number): string => `No puede superar los ${max} caracteres`;

interface TextRule {
  required?: string;
  max: number;
  min?: number;
  /** What is said of a wrong length in place of the general sentences. It names the length. */
  wrongLength?: string;
  invalid?: string;
  pattern?: RegExp;
  /** How the text is written in one way, before anything is decided of it. */
  read?: (text: string) => string;
  /** What is wrong with a text of a right length, as a sentence; null when nothing is. */
  fault?: (text: string) => string | null;
}

const lengthMessage = ({ max, min, wrongLength }: TextRule, length: number) => {
  if (length > max) return wrongLength ?? tooLongText(max);
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
  readText(
    define('texto', (value) => verdict(value, rule)),
    (text) => {
      const readable = readableText(text);
      return rule.read?.(readable) ?? readable;
    },
  );

/** A text that must not be blank; `required` is what is said when it is. */
export const requiredText = (required: string, rule: Omit<TextRule, 'required'>): Struct<string, null> =>
  textOf({ ...rule, required });

/** A text that may be blank. */
export const freeText = (rule: Omit<TextRule, 'required'>): Struct<string, null> => textOf(rule);
