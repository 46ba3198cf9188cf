import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { publicStoreSql } from '../../policies/store-visibility.ts';
import type { PictureWidth } from '../../../contract/uploads/picture.ts';
import type { PictureRequest } from './picture-names.ts';

/** Pictures to prewarm: those of public stores, and thumbnails of active products, newest first. */
export async function picturesToPrewarm(db: Database): Promise<PictureRequest[]> {
  const stores = await db
    .select({ hero: popupStores.heroPicture, logo: popupStores.logoPicture })
    .from(popupStores)
    .where(publicStoreSql)
    .orderBy(asc(popupStores.endDate));
  const thumbnails = await db
    .select({ names: products.pictureNames })
    .from(products)
    .where(eq(products.isActive, true))
    .orderBy(desc(products.createdAt))
    .limit(200);
  const inWidths = (name: string | null | undefined, ...widths: PictureWidth[]) =>
    name ? widths.map((width) => ({ name, width, format: 'avif' }) as const) : [];
  return [
    ...stores.flatMap(({ hero, logo }) => [...inWidths(hero, 768, 1200), ...inWidths(logo, 192)]),
    ...thumbnails.flatMap(({ names }) => inWidths(names[0], 384, 768)),
  ];
}
