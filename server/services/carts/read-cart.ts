import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Cart } from '../../../contract/cart.ts';
import { totalOf, toUnits } from '../../../contract/money.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { cartItems, carts } from '../../db/schema-orders.ts';
import { products } from '../../db/schema-products.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { Refusal } from '../../refusal.ts';
import { presentProduct, productColumns } from '../products/present-product.ts';

const { id, productId, quantity, priceCents } = getTableColumns(cartItems);

const statement = (db: Database, name: string) =>
  db
    .select({
      cart: getTableColumns(carts),
      item: { id, productId, quantity, priceCents },
      product: productColumns,
    })
    .from(carts)
    .leftJoin(cartItems, eq(cartItems.cartId, carts.id))
    .leftJoin(products, eq(products.id, cartItems.productId))
    .where(eq(carts.userId, sql.placeholder('userId')))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
    .prepare(name);

export const noCart = () => new Refusal('NOT_FOUND', 'Todavía no tienes ningún carrito.');

/** The asker's cart as the wire has it (R3.11): prices as the shopper saw them, in currency units. Refuses with NOT_FOUND. */
export async function readCart(ctx: Context): Promise<Cart> {
  const rows = await prepared(ctx.db, 'cart', statement).execute({ userId: requireAskerId(ctx) });
  const cart = rows[0]?.cart;
  if (!cart) throw noCart();
  const items = rows.flatMap(({ item, product }) =>
    item && product
      ? [
          {
            id: item.id,
            productId: item.productId,
            product: presentProduct(product),
            quantity: item.quantity,
            price: toUnits(item.priceCents),
          },
        ]
      : [],
  );
  return {
    id: cart.id,
    userId: cart.userId,
    items,
    totalPrice: totalOf(items),
    createdAt: cart.createdAt.toISOString(),
    updatedAt: cart.updatedAt.toISOString(),
  };
}
