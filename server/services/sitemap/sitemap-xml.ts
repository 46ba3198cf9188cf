import { escapeHtml } from '../../mail/escape-html.ts';
import type { PublicPage } from './public-pages.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Absolute URL in a loc element. `origin` has no final slash. */
const locationOf = (origin: string, path: string) => `<loc>${escapeHtml(origin + path)}</loc>`;

export const indexXml = (origin: string, paths: readonly string[]): string =>
  `${HEAD}<sitemapindex ${SPACE}>\n${paths
    .map((path) => `<sitemap>${locationOf(origin, path)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

export const PART_HEAD = `${HEAD}<urlset ${SPACE}>\n`;
export const PART_FOOT = '</urlset>\n';

export const pagesXml = (origin: string, pages: readonly PublicPage[]): string =>
  pages
    .map(
      ({ path, changedAt }) =>
        `<url>${locationOf(origin, path)}${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>\n`,
    )
    .join('');
