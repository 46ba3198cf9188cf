import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { createMemo } from '../../memoize.ts';
import { countPublicPages, type PageKind, publicPages } from './public-pages.ts';
import { indexXml, PART_FOOT, PART_HEAD, pagesXml } from './sitemap-xml.ts';

const pack = promisify(gzip);

/** How many pages one part may hold by the protocol. */
const PART_SIZE = 50_000;

const KINDS: readonly PageKind[] = ['screens', 'stores', 'products'];

/** How long a part is sent again as it was, in ms: reading 50,000 rows is not for everybody who asks. */
const KEPT_FOR = 10 * 60_000;
const KEPT = 8;

interface SitemapOptions {
  db: Database;
  clock: Clock;
  /** Where people reach the market, without a slash at the end. */
  origin: string;
  /** How many pages one part holds. */
  partSize?: number;
}

export interface Sitemap {
  /** The file that names all parts, packed with gzip. */
  index(): Promise<Buffer>;
  /** Part `number`, from 1 on, of a kind of pages, packed with gzip; null when there is none. */
  part(kind: string, number: number): Promise<Buffer | null>;
}

const partPath = (kind: PageKind, number: number) => `/sitemaps/${kind}-${number}.xml`;

/** What search engines are told of the market: every page that anybody may look at, in parts, each kept for ten minutes. */
export function createSitemap({ db, clock, origin, partSize = PART_SIZE }: SitemapOptions): Sitemap {
  const keep = createMemo<Buffer>({ clock, keptFor: KEPT_FOR, max: KEPT });

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
    const range = { offset: (number - 1) * partSize, limit: partSize };
    for await (const pages of publicPages(db, kind, range)) texts.push(pagesXml(origin, pages));
    return texts.length === 0 ? null : pack(PART_HEAD + texts.join('') + PART_FOOT);
  }

  return {
    index: () => keep('index', makeIndex),
    async part(name, number) {
      const kind = KINDS.find((known) => known === name);
      return kind ? keep(`${kind}-${number}`, () => makePart(kind, number)) : null;
    },
  };
}
