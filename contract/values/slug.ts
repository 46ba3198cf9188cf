import { isUuid } from './uuid.ts';
import { DASHES } from './character-variants.ts';
import { LENGTHS } from './lengths.ts';
import { RESERVED_SUBDOMAINS } from '../stores/store-urls.ts';

const RESERVED = new Set(['active', 'user', 'new', ...RESERVED_SUBDOMAINS]);

/** Slug shortened to a length, without a final hyphen. */
const cut = (slug: string, length: number): string => slug.slice(0, length).replace(/-+$/, '');

/** ASCII replacements of Latin letters that Unicode does not decompose into a base letter and an accent. */
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

/** Slug of a name: lower case, no accents, other characters dropped, separators as hyphens; may be empty (R5.2). */
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

/** True for a text in slug format. */
export const isSlugShaped = (slug: string): boolean =>
  /^[a-z\d]+(-[a-z\d]+)*$/.test(slug) && slug.length <= LENGTHS.slug;

/** True if a slug may name a store: valid format, not reserved, not a UUID. */
export const isSlugAllowed = (slug: string): boolean =>
  isSlugShaped(slug) && !RESERVED.has(slug) && !isUuid(slug);

/** Base slug of a name; a default word if the name yields none. */
export const slugBaseOf = (name: string): string => slugOf(name) || 'tienda';

/** Free slug for a name (R5.2): its base slug, or with the lowest free number from 2 on. `taken` has the slugs in use. */
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
