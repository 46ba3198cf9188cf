import { sql } from 'drizzle-orm';
import type { Cart } from '../../../contract/cart/cart.ts';
import { totalOf, toUnits } from '../../../contract/values/money.ts';
import type { Context } from '../../context.ts';
import { preparedRowsOf } from '../../db/prepared-statements.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { Refusal } from '../../http/refusal.ts';
import { cachedProducts, type RowVersion } from '../catalogue/product-cache.ts';
import { withSellers } from '../catalogue/seller-cache.ts';

/** Result of the SQL function `cart_contents`: prices in cents, each line with the row version of its product. */
export interface CartContents {
  id: string;
  userId: string;
  createdAt: string;
  updatedAt: string;
  lines: { id: string; quantity: number; priceCents: number; product: RowVersion }[];
}

const statement = () => sql`select cart_contents(${sql.placeholder('userId')}::uuid) as contents`;

export const missingCartRefusal = () => new Refusal('NOT_FOUND', 'Todavía no tienes ningún carrito.');

/** Cart for the wire (R3.11): prices in currency units, as the shopper saw them. Not for use inside a transaction. */
export async function presentCart(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  contents: CartContents,
): Promise<Cart> {
  const { id, userId, lines, createdAt, updatedAt } = contents;
  const found = await cachedProducts(
    db,
    lines.map(({ product }) => product),
  );
  const sold = await withSellers(db, found, clock.now());
  const products = new Map(sold.map((product) => [product.id, product]));
  const items = lines.flatMap((line) => {
    const product = products.get(line.product.id);
    if (!product) return [];
    const { quantity, priceCents } = line;
    return [{ id: line.id, productId: product.id, product, quantity, price: toUnits(priceCents) }];
  });
  return {
    id,
    userId,
    items,
    totalPrice: totalOf(items),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

/** Cart of the asker. Throws NOT_FOUND. Not for use inside a transaction. */
export async function readCart(ctx: Context): Promise<Cart> {
  const [found] = await preparedRowsOf<{ contents: CartContents | null }>(ctx.db, 'cart', statement, {
    userId: requireAskerId(ctx),
  });
  if (!found?.contents) throw missingCartRefusal();
  return presentCart(ctx, found.contents);
}
