import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { CACHE_LIMITS, SITEMAP_LIMITS } from '../../limits.ts';
import { MemoryCache } from '../../memory-cache.ts';
import { countPublicPages, type PageKind, publicPages, type PublicPage } from './public-pages.ts';
import { Refusal } from '../../http/refusal.ts';
import { escapeHtml } from '../../mail/escape-html.ts';

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XML_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Absolute URL in a loc element. `origin` has no final slash. */
const locationOf = (origin: string, path: string) => `<loc>${escapeHtml(origin + path)}</loc>`;

const indexXml = (origin: string, paths: readonly string[]): string =>
  `${XML_DECLARATION}<sitemapindex ${XML_NAMESPACE}>\n${paths
    .map((path) => `<sitemap>${locationOf(origin, path)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

const PART_HEAD = `${XML_DECLARATION}<urlset ${XML_NAMESPACE}>\n`;
const PART_FOOT = '</urlset>\n';

const pagesXml = (origin: string, pages: readonly PublicPage[]): string =>
  pages
    .map(
      ({ path, changedAt }) =>
        `<url>${locationOf(origin, path)}${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>\n`,
    )
    .join('');

export const missingSitemapPartRefusal = (): Refusal =>
  new Refusal('NOT_FOUND', 'No existe esa parte del mapa.');

const pack = promisify(gzip);

const KINDS: readonly PageKind[] = ['screens', 'stores', 'products'];

interface SitemapOptions {
  db: Database;
  clock: Clock;
  /** Public origin of the market, without a final slash. */
  origin: string;
  /** URLs per sitemap file, and rows per query. */
  limits?: { partSize: number; batchSize: number };
}

export interface Sitemap {
  /** Sitemap index, compressed with gzip. */
  index(): Promise<Buffer>;
  /** Sitemap file `number` (from 1) of a kind of pages, compressed with gzip; null if it does not exist. */
  part(kind: string, number: number): Promise<Buffer | null>;
}

const partPath = (kind: PageKind, number: number) => `/sitemaps/${kind}-${number}.xml`;

/** Sitemap of all public pages, in several files, each cached for ten minutes. */
export function createSitemap({ db, clock, origin, limits = SITEMAP_LIMITS }: SitemapOptions): Sitemap {
  const { partSize, batchSize } = limits;
  const cache = new MemoryCache<Buffer | null>({
    name: 'sitemap',
    ...CACHE_LIMITS.sitemap,
    isCacheable: (file) => file !== null,
  });

  async function makeIndex(): Promise<Buffer> {
    const paths: string[] = [];
    for (const kind of KINDS) {
      const parts = Math.ceil((await countPublicPages(db, kind)) / partSize);
      for (let number = 1; number <= parts; number += 1) paths.push(partPath(kind, number));
    }
    return pack(indexXml(origin, paths));
  }

  async function makePart(kind: PageKind, number: number): Promise<Buffer | null> {
    const texts: string[] = [];
    const range = { offset: (number - 1) * partSize, limit: partSize, batchSize };
    for await (const pages of publicPages(db, kind, range)) texts.push(pagesXml(origin, pages));
    return texts.length === 0 ? null : pack(PART_HEAD + texts.join('') + PART_FOOT);
  }

  return {
    index: () => cache.getOrCompute('index', clock.now(), makeIndex),
    async part(name, number) {
      const kind = KINDS.find((known) => known === name);
      return kind ? cache.getOrCompute(`${kind}-${number}`, clock.now(), () => makePart(kind, number)) : null;
    },
  };
}
