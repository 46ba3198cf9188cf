import { and, asc, gt, type SQL } from 'drizzle-orm';
import { fillPathParameters, filterScreens } from '../../../contract/shell/screen-lookup.ts';
import type { Screen } from '../../../contract/shell/screen.ts';
import type { Database } from '../../db/database.ts';
import { countRows } from '../../db/list-page.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { isPublicProduct } from '../../policies/product-visibility.ts';
import { publicStoreSql } from '../../policies/store-visibility.ts';

/** Sitemap entry: path, and last change of its content. */
export interface PublicPage {
  path: string;
  changedAt?: Date;
}

export type PageKind = 'screens' | 'stores' | 'products';

/** Static pages, independent of stores and products. */
export const STATIC_PAGES: readonly PublicPage[] = filterScreens(({ mapped }) => mapped === 'once').map(
  (path) => ({
    path,
  }),
);

/** Canonical page of a store or product. */
function pageOf(kind: Screen['mapped']) {
  const [path] = filterScreens(({ mapped }) => mapped === kind);
  if (!path) throw new Error(`The table of screens has none that is mapped ${kind}`);
  return (value: string) => fillPathParameters(path, value);
}

const storePage = pageOf('perStore');
const productPage = pageOf('perProduct');

interface Row extends PublicPage {
  id: string;
}

type Read = (db: Database, after: string | undefined, limit: number, offset: number) => Promise<Row[]>;

const beyond = (column: Parameters<typeof gt>[0], after: string | undefined, holds: SQL) =>
  and(holds, after === undefined ? undefined : gt(column, after));

const readStores: Read = async (db, after, limit, offset) => {
  const rows = await db
    .select({ id: popupStores.id, slug: popupStores.slug, changedAt: popupStores.updatedAt })
    .from(popupStores)
    .where(beyond(popupStores.id, after, publicStoreSql))
    .orderBy(asc(popupStores.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, slug, changedAt }) => ({ id, path: storePage(slug), changedAt }));
};

const readProducts: Read = async (db, after, limit, offset) => {
  const rows = await db
    .select({ id: products.id, changedAt: products.updatedAt })
    .from(products)
    .where(beyond(products.id, after, isPublicProduct))
    .orderBy(asc(products.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, changedAt }) => ({ id, path: productPage(id), changedAt }));
};

/** Number of public pages of a kind. */
export async function countPublicPages(db: Database, kind: PageKind): Promise<number> {
  if (kind === 'screens') return STATIC_PAGES.length;
  return kind === 'stores'
    ? countRows(db, popupStores, publicStoreSql)
    : countRows(db, products, isPublicProduct);
}

/** Public pages of a kind in order of creation, `limit` from `offset` on, in batches of `batchSize`. */
export async function* publicPages(
  db: Database,
  kind: PageKind,
  { offset, limit, batchSize }: { offset: number; limit: number; batchSize: number },
): AsyncGenerator<readonly PublicPage[]> {
  if (kind === 'screens') {
    if (offset === 0) yield STATIC_PAGES;
    return;
  }
  const read = kind === 'stores' ? readStores : readProducts;
  let after: string | undefined;
  for (let left = limit; left > 0;) {
    const wanted = Math.min(batchSize, left);
    const rows: Row[] = await read(db, after, wanted, after === undefined ? offset : 0);
    if (rows.length > 0) yield rows;
    if (rows.length < wanted) return;
    after = rows.at(-1)?.id;
    left -= rows.length;
  }
}
