import type { Struct } from 'superstruct';
import { LENGTHS } from './lengths.ts';
import { requiredText } from './text.ts';
import { APOSTROPHES, DASHES, MIDDLE_DOTS } from './typed-signs.ts';

/** A name written in one way: D´Alessandro → D'Alessandro, García – Lorca → García-Lorca, Gal•la and Gaŀla → Gal·la, M.° → M.º. */
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
/** After a letter a full stop, between two a hyphen or a middle dot, as in M.ª, Jean-Luc, Gal·la. */
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
 * A person's name, wherever somebody is named: letters with accents, ª and º, apostrophes, spaces, hyphens, full stops and middle dots,
 * and one letter at least (R5.19). `required` is said when it is blank.
 */
export const personName = (required: string): Struct<string, null> =>
  requiredText(required, { max: LENGTHS.name, read: canonicalName, fault: faultOf });

/** The name of an account's owner. */
export const FullName = personName('El nombre es requerido');
