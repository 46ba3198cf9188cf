import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { ShippingInfo } from '../../../contract/orders/shipping-info.ts';
import { contactMessages, notifications } from '../../../server/db/schema-notifications.ts';
import { products } from '../../../server/db/schema-products.ts';
import { popupStores } from '../../../server/db/schema-stores.ts';
import type { ApiUser, TestApi } from './api.ts';

export type StoreRow = typeof popupStores.$inferSelect;
export type MarketProductRow = typeof products.$inferSelect;

const HOUR = 3_600_000;

export const MARKET_SHIPPING: ShippingInfo = {
  fullName: 'Marina Soler',
  address: 'Calle Mayor, 3',
  postalCode: '46001',
  city: 'Valencia',
  email: 'marina@example.com',
};

/** Instant at a number of hours from the server's now. */
export const inHours = ({ clock }: Pick<TestApi, 'clock'>, hours: number) =>
  new Date(clock.now() + hours * HOUR);

/** Creates an open store; `fields` override the defaults. */
export async function addStore(
  api: TestApi,
  owner: ApiUser,
  fields: Partial<StoreRow> = {},
): Promise<StoreRow> {
  const id = newId();
  const [row] = await api.db
    .insert(popupStores)
    .values({
      id,
      ownerId: owner.id,
      slug: `tienda-${id}`,
      name: 'Tienda de prueba',
      description: 'Para las pruebas.',
      status: 'active',
      startDate: inHours(api, -24),
      endDate: inHours(api, 24),
      createdAt: inHours(api, -48),
      updatedAt: inHours(api, -48),
      ...fields,
    })
    .returning();
  return row!;
}

/** Creates a product without a store, stock 10, price 5.00; `fields` override the defaults. */
export async function addProduct(
  api: TestApi,
  producer: ApiUser,
  fields: Partial<typeof products.$inferInsert> = {},
): Promise<MarketProductRow> {
  const [row] = await api.db
    .insert(products)
    .values({
      id: newId(),
      producerId: producer.id,
      name: 'Producto de prueba',
      producerName: 'Productora',
      shortDescription: 'Sirve para probar.',
      priceCents: 500,
      stock: 10,
      createdAt: inHours(api, -24),
      updatedAt: inHours(api, -24),
      ...fields,
    })
    .returning();
  return row!;
}

export const addNotification = async (
  api: TestApi,
  fields: Partial<typeof notifications.$inferInsert> = {},
) => {
  const [row] = await api.db
    .insert(notifications)
    .values({
      id: newId(),
      title: 'Aviso',
      message: 'Texto',
      type: 'INFO',
      createdAt: inHours(api, -1),
      ...fields,
    })
    .returning();
  return row!;
};

export const addContactMessage = async (
  api: TestApi,
  fields: Partial<typeof contactMessages.$inferInsert> = {},
) => {
  const [row] = await api.db
    .insert(contactMessages)
    .values({
      id: newId(),
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      subject: 'Un puesto en mayo',
      message: 'Hola.',
      createdAt: inHours(api, -1),
      ...fields,
    })
    .returning();
  return row!;
};

export async function stockOf({ db }: TestApi, { id }: { id: string }): Promise<number> {
  const [row] = await db.select({ stock: products.stock }).from(products).where(eq(products.id, id));
  return row!.stock;
}

/** Creates a consumer whose cart holds these products. */
export async function shopperWithCart(
  api: TestApi,
  ...lines: [product: { id: string }, quantity: number][]
): Promise<ApiUser> {
  const shopper = await api.person('consumer');
  for (const [{ id }, quantity] of lines) {
    const { status } = await api.call('addCartItem', { body: { productId: id, quantity } }, shopper);
    if (status !== 201) throw new Error(`The cart refused the product with ${status}.`);
  }
  return shopper;
}

/** Checks out a cart, optionally with an idempotency key. */
export const checkOutCart = (
  api: Pick<TestApi, 'call'>,
  shopper: ApiUser | undefined,
  key?: string,
  shippingInfo: ShippingInfo = MARKET_SHIPPING,
) =>
  api.call(
    'checkout',
    { body: { shippingInfo }, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
    shopper,
  );

/** Lines of a shopper's cart with their ids. */
export async function storedCartOf(
  api: TestApi,
  shopper: ApiUser,
): Promise<{ id: string; productId: string; quantity: number; price: number }[]> {
  const { body } = await api.call('getCart', {}, shopper);
  return body.data.cart.items.map(({ id, productId, quantity, price }: Record<string, unknown>) => ({
    id,
    productId,
    quantity,
    price,
  }));
}
