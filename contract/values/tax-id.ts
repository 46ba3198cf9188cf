import { define } from 'superstruct';
import { coerceFromText } from '../api/coerce-value.ts';

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const COMPANY_LETTERS = 'JABCDEFGHI';

const letterOf = (figures: string) => LETTERS[Number(figures) % LETTERS.length];

/** Check digit of a company tax id; the equivalent letter has the same index in `COMPANY_LETTERS`. */
function companyControl(figures: string): number {
  const sum = Array.from(figures, Number).reduce((total, figure, index) => {
    const doubled = 2 * figure;
    return total + (index % 2 === 1 ? figure : Math.floor(doubled / 10) + (doubled % 10));
  }, 0);
  return (10 - (sum % 10)) % 10;
}

function isCompany(kind: string, figures: string, control: string): boolean {
  const figure = companyControl(figures);
  const isFigure = control === String(figure);
  const isLetter = control === COMPANY_LETTERS[figure];
  if ('ABEH'.includes(kind)) return isFigure;
  return 'NPQRSW'.includes(kind) ? isLetter : isFigure || isLetter;
}

const PERSON = /^\d{8}[A-Z]$/;
const FOREIGNER = /^[XYZ]\d{7}[A-Z]$/;
const WITHOUT_CARD = /^[KLM]\d{7}[A-Z]$/;
const COMPANY = /^([A-HJNP-SUVW])(\d{7})([\dA-J])$/;

/** True for a Spanish tax id (NIF, NIE or company) with a valid check character, without separators. */
export function isTaxId(text: string): boolean {
  const control = text.at(-1);
  if (PERSON.test(text)) return control === letterOf(text.slice(0, 8));
  if (FOREIGNER.test(text))
    return control === letterOf(`${'XYZ'.indexOf(text.charAt(0))}${text.slice(1, 8)}`);
  if (WITHOUT_CARD.test(text)) return control === letterOf(text.slice(1, 8));
  const [, kind, figures, last] = COMPANY.exec(text) ?? [];
  return kind !== undefined && figures !== undefined && last !== undefined && isCompany(kind, figures, last);
}

/** Canonical tax id: upper case, without separators and without the VAT prefix ES. */
const canonical = (text: string) =>
  text
    .toUpperCase()
    .replace(/[\s.·/-]/g, '')
    .replace(/^ES(?=.{9}$)/, '');

/** Struct of a tax id (NIF, NIE or CIF) in any spelling; blank means none. */
export const TaxId = coerceFromText(
  define<string>(
    'identificación fiscal',
    (value) =>
      (typeof value === 'string' && (value === '' || isTaxId(value))) ||
      'El NIF no es válido: revisa los números y la letra',
  ),
  canonical,
);
