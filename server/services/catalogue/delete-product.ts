import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAdminAction } from '../admin/audit-log/record-admin-action.ts';
import { removePictures } from '../pictures/remove-pictures.ts';
import { lockProduct } from './lock-product.ts';
import { removeProducts } from './remove-products.ts';

/**
 * Deletes a product with its pictures (R6.3, R7.15, R8.11). Orders retain their snapshot with the thumbnail, and carts
 * with the product report it at checkout. Throws NOT_FOUND or NOT_OWNER.
 */
export async function deleteProduct(ctx: Context, { id }: { id: string }): Promise<void> {
  const left = await inTransaction(ctx, async (tx) => {
    const product = await lockProduct(tx, id);
    await recordAdminAction(tx, product.producerId, {
      kind: 'productDeleted',
      changes: [{ field: 'productId', to: id }],
    });
    return removeProducts(tx, [product]);
  });
  await removePictures(ctx, left);
}
