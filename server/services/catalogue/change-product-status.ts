import type { Product } from '../../../contract/catalogue/product.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAdminAction } from '../admin/audit-log/record-admin-action.ts';
import { withStores } from './sellers.ts';
import { lockProduct } from './lock-product.ts';
import { writeProduct } from './write-product.ts';

interface StatusChange {
  id: string;
  isActive: boolean;
}

/**
 * Switches a product on or off; where it is so already, nothing changes but its version. Refuses with NOT_FOUND or NOT_OWNER
 * (R4.16, R5.6, R7.15).
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
