import type { Struct } from 'superstruct';
import { LENGTHS } from './lengths.ts';
import { requiredText } from './text.ts';
import { APOSTROPHES, DASHES, MIDDLE_DOTS } from './character-variants.ts';

/**
 * Canonical spelling of a name: D´Alessandro → D'Alessandro, García – Lorca → García-Lorca, Gal•la and Gaŀla → Gal·la,
 * M.° → M.º.
 */
const canonicalName = (text: string) =>
  text
    .replace(APOSTROPHES, "'")
    .replace(/[ŀĿ]/g, (letter) => (letter === 'ŀ' ? 'l·' : 'L·'))
    .replace(MIDDLE_DOTS, '·')
    .replace(/[․．]/g, '.')
    .replace(/°/g, 'º')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(DASHES, '-')
    .replace(/(?<=\S) ?- ?(?=\S)/g, '-');

const SIGNS = /^[\p{L}\p{M}' .·-]+$/u;
/** A dot follows a letter; a hyphen or middle dot stands between two letters, as in M.ª, Jean-Luc, Gal·la. */
const PLACES = /^(?:[' ]|[\p{L}\p{M}]\.?(?:[-·](?=\p{L}))?)+$/u;

function faultOf(name: string): string | null {
  if (!/\p{L}/u.test(name)) return 'El nombre necesita al menos una letra';
  if (!SIGNS.test(name))
    return 'El nombre solo puede contener letras, espacios, apóstrofos, guiones, puntos y el punto medio (·)';
  return PLACES.test(name)
    ? null
    : 'En un nombre, el punto va detrás de una letra; el guion y el punto medio, entre dos: M.ª, García-Lorca, Gal·la';
}

/**
 * Struct of a person's name: letters with accents, ª and º, apostrophes, spaces, hyphens, dots and middle dots, at
 * least one letter (R5.19). `required` is the error for a blank name.
 */
export const personName = (required: string): Struct<string, null> =>
  requiredText(required, { max: LENGTHS.name, read: canonicalName, fault: faultOf });

/** Full name of an account's owner. */
export const FullName = personName('El nombre es requerido');
