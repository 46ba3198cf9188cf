import { isUuid } from './uuid.ts';
import { LENGTHS } from './lengths.ts';
import { RESERVED_SUBDOMAINS } from '../popup-stores/store-address.ts';

const RESERVED = new Set<string>(['active', 'user', 'new', ...RESERVED_SUBDOMAINS]);

/** The slug of a name: lower case, no accents, non-word characters dropped, separators to hyphens; may come out empty (R5.2). */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LENGTHS.slug)
    .replace(/-+$/, '');

/** Whether a slug may name a store: well-formed, not reserved, not shaped like an id. */
export const isSlugAllowed = (slug: string): boolean =>
  /^[a-z\d]+(-[a-z\d]+)*$/.test(slug) && slug.length <= LENGTHS.slug && !RESERVED.has(slug) && !isUuid(slug);
