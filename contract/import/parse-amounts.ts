import { isWholeCents, MAX_PRICE } from '../values/price.ts';
import { amountToText } from '../values/amount-to-text.ts';
import { parseNumber, type ParsedNumber } from '../values/parse-number.ts';
import { MAX_STOCK } from '../catalogue/product-input.ts';
import { quoteName } from './quote-name.ts';

/**
 * Parsed price or stock: the number, or the text if it is none. `fault` is an own error message if the general rule
 * would describe the problem wrongly.
 */
interface ReadAmount {
  value: number | string;
  fault: string | null;
}

const CURRENCY = String.raw`(?:€|eur\.?|euros?)`;
const BEFORE = new RegExp(`^${CURRENCY}\\s*(?=[\\d.,+−-])`, 'i');
const BEHIND = new RegExp(`(?<=[\\d.,–—-])\\s*${CURRENCY}$`, 'i');
const OTHER_CURRENCY = /[$£¥]|\b(?:usd|gbp|chf|d[oó]lares|libras)\b/i;

/** No own message: the general rule describes a non-number or a number not above 0 correctly. */
const saidByRule = (value: number | string): ReadAmount => ({ value, fault: null });

const eitherWay = (text: string, one: number, other: number) =>
  `${quoteName(text)} se puede leer de dos formas: escribe ${amountToText(one)} o ${amountToText(other)}`;

const toCentsBelow = (amount: number) => Math.trunc(amount * 100 + 1e-6) / 100;

function readingOf(text: string): ParsedNumber {
  const bare = text.trim().replace(BEFORE, '');
  return parseNumber(bare.replace(BEHIND, ''));
}

/** Price from text, in currency units: 9,50, 9.990000, "1.234,50 €", "EUR 9,50", "9,-". */
export function readPrice(text: string): ReadAmount {
  const read = readingOf(text);
  const unread = (fault: string): ReadAmount => ({ value: text, fault });
  if (read.kind === 'empty') return unread('El precio está vacío');
  if (read.kind === 'either') return unread(eitherWay(text, read.whole, toCentsBelow(read.decimal)));
  if (read.kind === 'none') {
    if (!/\d/.test(text)) return saidByRule(text);
    if (OTHER_CURRENCY.test(text))
      return unread(`${quoteName(text)} no está en euros: escribe el precio en euros`);
    const how = read.likely === null ? 'escribe solo el número, como 9,50' : `escríbelo como ${read.likely}`;
    return unread(`${quoteName(text)} no se lee como un precio: ${how}`);
  }
  const { value } = read;
  if (value > MAX_PRICE) return { value, fault: 'El precio no puede pasar de 999.999,99' };
  if (value > 0 && !isWholeCents(value)) return { value, fault: 'El precio lleva más de dos decimales' };
  return saidByRule(value);
}

const PIECES = /(?<=\d)\s*(?:uds?\.?|unidad(?:es)?|piezas?|pzas?\.?|pcs\.?|units?)$/i;

/** Stock from text, in pieces: 4, 4.0, "4,00", "1.000,00", "4 uds". */
export function readStock(text: string): ReadAmount {
  const read = parseNumber(text.trim().replace(PIECES, ''));
  const unread = (fault: string): ReadAmount => ({ value: text, fault });
  if (read.kind === 'empty') return unread('La cantidad está vacía');
  if (read.kind === 'either') return unread(eitherWay(text, read.whole, Math.trunc(read.decimal)));
  if (read.kind === 'none') {
    if (!/\d/.test(text)) return saidByRule(text);
    return unread(`${quoteName(text)} no se lee como una cantidad: escribe solo un número entero, como 4`);
  }
  const { value } = read;
  if (value > MAX_STOCK) return { value, fault: 'La cantidad no puede pasar de 1.000.000' };
  if (value > 0 && !Number.isInteger(value))
    return { value, fault: 'La cantidad debe ser un número entero, como 4' };
  return saidByRule(value);
}

/**
 * Error message for a typed price or stock if the general rule would describe it wrongly; null otherwise, and for an
 * empty text (R5.5).
 */
export function typedAmountFault(field: string, text: string): string | null {
  if (text.trim() === '') return null;
  if (field === 'price') return readPrice(text).fault;
  return field === 'stock' ? readStock(text).fault : null;
}
