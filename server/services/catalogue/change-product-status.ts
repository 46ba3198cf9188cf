import type { Product } from '../../../contract/catalogue/product.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAdminAction } from '../admin/audit-log/record-admin-action.ts';
import { withStores } from './seller-cache.ts';
import { lockProduct } from './lock-product.ts';
import { writeProduct } from './write-product.ts';

interface StatusChange {
  id: string;
  isActive: boolean;
}

/**
 * Activates or deactivates a product; if already so, only its version changes (R4.16, R5.6, R7.15). Throws NOT_FOUND or
 * NOT_OWNER.
 */
export async function changeProductStatus(
  ctx: Context,
  { id, isActive }: StatusChange,
): Promise<{ product: Product }> {
  const product = await inTransaction(ctx, async (tx) => {
    const before = await lockProduct(tx, id);
    if (before.isActive !== isActive)
      await recordAdminAction(tx, before.producerId, {
        kind: isActive ? 'productActivated' : 'productDeactivated',
        changes: [{ field: 'productId', to: id }],
      });
    return writeProduct(tx, before, { isActive });
  });
  const [known = product] = await withStores(ctx.db, [product], ctx.clock.now());
  return { product: known };
}
