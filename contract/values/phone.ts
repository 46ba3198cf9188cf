import { LENGTHS } from './lengths.ts';
import { freeText } from './text.ts';
import { DASHES, MIDDLE_DOTS } from './character-variants.ts';

/** Labels before a number in contacts and signatures: "tel:", "Tel.", "Tlf.", "Móvil:". */
const LABEL =
  /^(?:[☎✆📞📱]\uFE0F?|(?:tel|callto|sms):(?:\/\/)?|(?:t[eé]l(?:[eé]f(?:ono)?|f|[eé]phone)?|tlfn?o?|tfn?o?|m[oó]v(?:il)?|cel(?:ular)?|phone|mobile|whats?app)\b\.?:?|[tm][.:])\p{Zs}*(?=[+(\d])/iu;

/** Canonical phone number: "(+34) 612.34" → "+34 612 34"; without label, with plain dashes and spaces. */
const canonicalPhone = (text: string) => {
  const plain = text.normalize('NFKC');
  return /\d/.test(plain) ? withPlainSigns(plain) : text;
};

const withPlainSigns = (text: string) =>
  text
    .replace(LABEL, '')
    .replace(DASHES, '-')
    .replace(MIDDLE_DOTS, '.')
    .replaceAll('.', ' ')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/^\( ?\+([\d -]+)\) ?/, '+$1 ')
    .replace(/^\+ /, '+')
    .trim();

/** Phone number: digits, spaces, dashes, parentheses and an optional leading plus; blank is allowed (R5.9, R5.19). */
export const Phone = freeText({
  max: LENGTHS.phone,
  read: canonicalPhone,
  pattern: /^\+?[\d ()-]*\d[\d ()-]*$/,
  invalid: 'Formato de teléfono inválido',
});
