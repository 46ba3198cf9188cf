import { isUuid } from './uuid.ts';
import { DASHES } from './typed-signs.ts';
import { LENGTHS } from './lengths.ts';
import { RESERVED_SUBDOMAINS } from '../stores/store-urls.ts';

const RESERVED = new Set(['active', 'user', 'new', ...RESERVED_SUBDOMAINS]);

/** A slug cut to a length, without a hyphen at its new end. */
const cut = (slug: string, length: number): string => slug.slice(0, length).replace(/-+$/, '');

/** Latin letters that are no letter with an accent, as they are written where there is none of them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ŀ: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ə: 'e',
};
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/** The slug of a name: lower case, no accents, non-word characters dropped, separators to hyphens; may come out empty (R5.2). */
export const slugOf = (name: string): string =>
  cut(
    name
      .normalize('NFD')
      .toLowerCase()
      .replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? '')
      .replace(DASHES, '-')
      .replace(/[^\w\s-]/g, '')
      .replace(/[\s_-]+/g, '-')
      .replace(/^-+|-+$/g, ''),
    LENGTHS.slug,
  );

/** Whether a text is written as a slug is. */
export const isSlugShaped = (slug: string): boolean =>
  /^[a-z\d]+(-[a-z\d]+)*$/.test(slug) && slug.length <= LENGTHS.slug;

/** Whether a slug may name a store: well-formed, not reserved, not shaped like an id. */
export const isSlugAllowed = (slug: string): boolean =>
  isSlugShaped(slug) && !RESERVED.has(slug) && !isUuid(slug);

/** The slug that a name wishes for; a name that leaves nothing takes a word for it. */
export const slugBaseOf = (name: string): string => slugOf(name) || 'tienda';

/**
 * A slug for a name that no store has yet (R5.2): the one that the name makes, or the same with the lowest number from 2 on.
 * `taken` are those that stores have.
 */
export function freeSlugOf(name: string, taken: ReadonlySet<string>): string {
  const base = slugBaseOf(name);
  const isFree = (slug: string) => isSlugAllowed(slug) && !taken.has(slug);
  if (isFree(base)) return base;
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`;
    const numbered = `${cut(base, LENGTHS.slug - suffix.length)}${suffix}`;
    if (isFree(numbered)) return numbered;
  }
}
