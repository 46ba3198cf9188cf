import { and, arrayOverlaps, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { productOrders } from '../../db/schema-orders.ts';
import { products } from '../../db/schema-products.ts';
import { pictures } from '../../db/schema-stores.ts';

/** Pictures in order lines of these products. */
async function bought(db: Database, productIds: string[]): Promise<(string | null)[]> {
  const { productId, pictureName } = productOrders;
  const lines = await db
    .selectDistinct({ name: pictureName })
    .from(productOrders)
    .where(inArray(productId, productIds));
  return lines.map(({ name }) => name);
}

/** Pictures that other products show. An upload belongs to one product; only the demo's ownerless pictures can be shared. */
async function shared(db: Database, productIds: string[], names: string[]): Promise<string[]> {
  const { id, pictureNames } = products;
  const ownerless = await db
    .select({ name: pictures.name })
    .from(pictures)
    .where(and(inArray(pictures.name, names), isNull(pictures.ownerId)));
  if (ownerless.length === 0) return [];
  const shareable = ownerless.map(({ name }) => name);
  const others = await db
    .select({ names: pictureNames })
    .from(products)
    .where(and(arrayOverlaps(pictureNames, shareable), notInArray(id, productIds)));
  return others.flatMap(({ names }) => names);
}

/** Pictures removed from these locked products that nothing else uses: no order line and no other product. */
export async function unreferencedPictures(
  db: Database,
  productIds: readonly string[],
  left: readonly string[],
): Promise<string[]> {
  const kept = new Set([
    ...(await bought(db, [...productIds])),
    ...(await shared(db, [...productIds], [...left])),
  ]);
  return left.filter((name) => !kept.has(name));
}
