/** Mobile number in Spain without its country code. */
const SPANISH_MOBILE = /^[67]\d{8}$/;
const SPAIN = '34';

/**
 * WhatsApp URL of a phone number as people write it ("+34 600 100 111", "600100111", "0049 …"); null if it cannot be one:
 * without a country code only Spanish mobile numbers are known.
 */
export function whatsappUrl(phone: string): string | null {
  const digits = phone.replace(/[^+\d]/g, '').replace(/^00/, '+');
  if (/^\+\d{7,15}$/.test(digits)) return `https://wa.me/${digits.slice(1)}`;
  return SPANISH_MOBILE.test(digits) ? `https://wa.me/${SPAIN}${digits}` : null;
}
