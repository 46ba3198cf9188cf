import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { isUuid } from '../../../contract/values/uuid.ts';
import { ORDER_LIMITS } from '../../../contract/orders/order-limits.ts';
import type { ShippingInfo } from '../../../contract/orders/shipping-info.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { preparedStatement } from '../../db/prepared-statements.ts';
import { idempotencyKeys } from '../../db/schema-orders.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { Refusal } from '../../http/refusal.ts';

/** Idempotency key of a checkout, with the hash of its request. */
export interface CheckoutKey {
  key: string;
  bodyHash: string;
}

/** Hash of the shipping data, independent of the field order. */
function hashOf(shippingInfo: ShippingInfo): string {
  const fields: Record<string, unknown> = { ...shippingInfo };
  const sorted = Object.keys(fields)
    .toSorted()
    .map((name) => [name, fields[name]]);
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

/** Idempotency key of a checkout; undefined without one. Throws MALFORMED_REQUEST if it is not a UUID. */
export function readCheckoutKey(
  key: string | undefined,
  shippingInfo: ShippingInfo,
): CheckoutKey | undefined {
  if (key === undefined) return undefined;
  if (!isUuid(key)) throw new Refusal('MALFORMED_REQUEST', 'La clave de idempotencia no es válida.');
  return { key: key.toLowerCase(), bodyHash: hashOf(shippingInfo) };
}

const { placeholder } = sql;

const statement = (db: Database) =>
  db
    .select({ orderId: idempotencyKeys.orderId, bodyHash: idempotencyKeys.bodyHash })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, placeholder('asker')),
        eq(idempotencyKeys.key, placeholder('key')),
        gt(idempotencyKeys.createdAt, placeholder('since')),
      ),
    );

/**
 * Order placed under an idempotency key in the last 24 h, if any. Requires the cart lock, so that the answer stays
 * valid. Throws IDEMPOTENCY_MISMATCH if the key was used with another request.
 */
export async function findOrderByCheckoutKey(
  ctx: Pick<Context, 'asker' | 'db' | 'clock'>,
  { key, bodyHash }: CheckoutKey,
): Promise<string | undefined> {
  const since = new Date(ctx.clock.now() - ORDER_LIMITS.idempotencyWindow);
  const [known] = await preparedStatement(ctx.db, 'idempotency_key', statement).execute({
    asker: requireAskerId(ctx),
    key,
    since,
  });
  if (known && known.bodyHash !== bodyHash)
    throw new Refusal(
      'IDEMPOTENCY_MISMATCH',
      'Esta clave de idempotencia ya se usó con otros datos de envío.',
    );
  return known?.orderId;
}
