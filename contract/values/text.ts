import { define, type Struct } from 'superstruct';
import { readText } from '../calls/read-value.ts';
import { isStorable } from './storable.ts';

/** NFC form of a text, or null when it is ill-formed UTF-16 or holds NUL and may not be stored. */
export function normalizeText(text: string): string | null {
  return isStorable(text) ? text.normalize('NFC') : null;
}

const normalized = (value: string) => normalizeText(value.trim()) ?? value;

/** Texts arrive trimmed and NFC-normalised; ill-formed ones reach the rule and fail there (R5.19). */
const trimmed = <T>(struct: Struct<T, null>) => readText(struct, normalized);

type TextRule = { required?: string; max: number; min?: number; invalid?: string; pattern?: RegExp };

const lengthMessage = ({ max, min, invalid }: TextRule, length: number) => {
  if (length > max) return invalid ?? `No puede superar los ${max} caracteres`;
  if (min !== undefined && length < min) return invalid ?? `Debe tener al menos ${min} caracteres`;
  return null;
};

function verdict(value: unknown, rule: TextRule): true | string {
  if (typeof value !== 'string') return rule.required ?? rule.invalid ?? 'Debe ser un texto';
  if (normalizeText(value) === null) return rule.invalid ?? 'Contiene caracteres no válidos';
  if (value === '') return rule.required ?? true;
  const tooLongOrShort = lengthMessage(rule, value.length);
  if (tooLongOrShort) return tooLongOrShort;
  return !rule.pattern || rule.pattern.test(value) || (rule.invalid ?? 'El formato no es válido');
}

/** A text that must not be blank; `required` is what is said when it is. */
export const requiredText = (required: string, rule: Omit<TextRule, 'required'>): Struct<string, null> =>
  trimmed(define('texto', (value) => verdict(value, { ...rule, required })));

/** A text that may be blank. */
export const freeText = (rule: Omit<TextRule, 'required'>): Struct<string, null> =>
  trimmed(define('texto', (value) => verdict(value, rule)));
