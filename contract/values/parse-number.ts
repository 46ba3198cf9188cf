/** Parsed number. `either`: ambiguous, because the separator may mean thousands or decimals. */
export type ParsedNumber =
  | { kind: 'number'; value: number }
  | { kind: 'either'; whole: number; decimal: number }
  | { kind: 'empty' }
  /** `likely`: the amount that was probably meant. */
  | { kind: 'none'; likely: string | null };

const FULL_WIDTH = /[\uFF10-\uFF19]/g;
const UNSEEN = /\p{Cf}/gu;
/** Price without cents: "9,-", "9.--", "9,—". */
const NO_CENTS = /^(?<amount>\d[\d., ]*[.,]) ?[-–—]{1,2}$/;
const BARE_DECIMALS = /^[.,](?=\d+$)/;

const WHOLE = /^\d+$/;
/** Thousands groups, and decimals after a different separator. */
const GROUPED = [
  /^\d{1,3}(?:\.\d{3})+,\d+$/,
  /^\d{1,3}(?:,\d{3})+\.\d+$/,
  /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/,
  /^\d{1,3}(?:['’]\d{3})+[.,]\d+$/,
  /^\d{1,3}(?:\.\d{3}){2,}$/,
  /^\d{1,3}(?:,\d{3}){2,}$/,
  /^\d{1,3}(?:['’]\d{3}){2,}$/,
] as const;
const DECIMAL = /^(\d+)[.,](\d+)$/;
const EITHER = /^([1-9]\d{0,2})[.,'’´`](\d{3})$/;
/** Euros and cents with another separator, or with words around. */
const LIKELY = /^\D*(\d{1,6})[ .,:'’´`€-](\d{2})\D*$/;
/** Maximum digits of an exact number. */
const LONGEST = 15;

function groupedValue(text: string): number | null {
  if (!GROUPED.some((form) => form.test(text))) return null;
  const [, whole = '', , decimals = ''] = /^(.*?)(?:([.,])(\d+))?$/.exec(text) ?? [];
  const isDecimal = !GROUPED.slice(4).some((form) => form.test(text));
  const digits = (part: string) => part.replaceAll(/\D/g, '');
  return Number(isDecimal && decimals ? `${digits(whole)}.${decimals}` : digits(text));
}

const numberOf = (value: number): ParsedNumber => ({ kind: 'number', value });

function readPositive(text: string): ParsedNumber {
  if (WHOLE.test(text)) return numberOf(Number(text));
  const [, thousands = '', rest = ''] = EITHER.exec(text) ?? [];
  if (thousands)
    return { kind: 'either', whole: Number(thousands + rest), decimal: Number(`${thousands}.${rest}`) };
  const [, whole, decimals] = DECIMAL.exec(text) ?? [];
  if (whole !== undefined) return numberOf(Number(`${whole}.${decimals}`));
  const grouped = groupedValue(text);
  if (grouped !== null) return numberOf(grouped);
  const [, euros, cents] = LIKELY.exec(text) ?? [];
  return { kind: 'none', likely: euros === undefined ? null : `${Number(euros)},${cents}` };
}

/**
 * Parser of typed numbers: 9,50, 9.990000, "1.234,50", "1,234.50", "1 234,50", ",50", "9,-". A single separator before
 * three digits is ambiguous (thousands or decimals) and is reported as `either`.
 */
export function parseNumber(text: string): ParsedNumber {
  const bare = text
    .replaceAll(UNSEEN, '')
    .replaceAll(FULL_WIDTH, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfe_e0))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(NO_CENTS, '$<amount>00')
    .replace(BARE_DECIMALS, '0.');
  if (bare === '') return { kind: 'empty' };
  if (bare.replaceAll(/\D/g, '').length > LONGEST) return { kind: 'none', likely: null };
  const [, sign = '', amount = ''] = /^([-−+]?) ?(.*)$/.exec(bare) ?? [];
  const read = readPositive(amount);
  if (sign === '' || sign === '+' || read.kind === 'none') return read;
  return numberOf(-(read.kind === 'number' ? read.value : 1));
}
