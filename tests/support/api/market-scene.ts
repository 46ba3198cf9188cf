import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { PopupStoreStatus } from '../../../contract/stores/popup-store.ts';
import { sessions } from '../../../server/db/schema-auth.ts';
import { jobs } from '../../../server/db/schema-jobs.ts';
import { mails } from '../../../server/db/schema-mail.ts';
import { cartItems, carts, orders, parcels, productOrders } from '../../../server/db/schema-orders.ts';
import { parcelSearchText } from '../../../server/services/orders/parcel-search-text.ts';
import type { ApiUser, TestApi } from './api.ts';
import {
  addContactMessage,
  addNotification,
  addProduct,
  addStore,
  type MarketProductRow,
  MARKET_SHIPPING,
  type StoreRow,
} from './add-market-rows.ts';

/** Callers, named by their relation to the objects of a scene. */
export const CALLERS = ['anonymous', 'consumer', 'stranger', 'producer', 'rival', 'admin'] as const;
export type SignedInCaller = (typeof CALLERS)[number];

export interface PlacedOrder {
  id: string;
  lineId: string;
}

/**
 * Small market: store, product and sold line of a producer, cart and order of a consumer, and others with objects of their
 * own.
 */
export interface Scene {
  people: Record<Exclude<SignedInCaller, 'anonymous'>, ApiUser>;
  store: StoreRow;
  product: MarketProductRow;
  rivalProduct: MarketProductRow;
  order: PlacedOrder;
  strangerOrder: PlacedOrder;
  cartItemId: string;
  strangerCartItemId: string;
  notificationId: string;
  contactMessageId: string;
  /** E-mail whose job was given up. */
  failedJobKey: string;
  /** Session of the consumer. */
  sessionId: string;
}

async function addCart({ db, clock }: TestApi, owner: ApiUser, product: MarketProductRow): Promise<string> {
  const at = new Date(clock.now());
  const [cartId, id] = [newId(), newId()];
  await db
    .insert(carts)
    .values({ id: cartId, userId: owner.id, generation: 2, createdAt: at, updatedAt: at });
  await db.insert(cartItems).values({
    id,
    cartId,
    productId: product.id,
    quantity: 1,
    priceCents: product.priceCents,
    createdAt: at,
  });
  return id;
}

async function addOrder(
  { db, clock }: TestApi,
  owner: ApiUser,
  product: MarketProductRow,
): Promise<PlacedOrder> {
  const at = new Date(clock.now());
  const [id, lineId] = [newId(), newId()];
  const of = { status: 'pending', createdAt: at, updatedAt: at } as const;
  await db.insert(orders).values({
    ...of,
    id,
    userId: owner.id,
    cartGeneration: 1,
    totalCents: product.priceCents,
    shippingInfo: MARKET_SHIPPING,
  });
  await db.insert(productOrders).values({
    ...of,
    id: lineId,
    orderId: id,
    productId: product.id,
    producerId: product.producerId,
    name: product.name,
    producerName: product.producerName,
    shortDescription: product.shortDescription,
    priceCents: product.priceCents,
    quantity: 1,
  });
  await db.insert(parcels).values({
    orderId: id,
    producerId: product.producerId,
    status: 'pending',
    searchText: parcelSearchText({ orderId: id, buyer: MARKET_SHIPPING.fullName, goods: [product.name] }),
    createdAt: at,
  });
  return { id, lineId };
}

/** Adds an e-mail that was given up; returns its id. */
export async function addFailedMail({ db, clock }: Pick<TestApi, 'db' | 'clock'>): Promise<string> {
  const at = new Date(clock.now());
  const id = newId();
  await db
    .insert(mails)
    .values({ id, recipient: 'nadie@ejemplo.example', subject: 'Tu pedido', body: 'Gracias', createdAt: at });
  await db.insert(jobs).values({
    kind: 'mail',
    key: id,
    state: 'givenUp',
    tries: 10,
    lastError: '550 Buzón desconocido',
    runAt: at,
    createdAt: at,
    changedAt: at,
  });
  return id;
}

async function sessionOf({ db }: TestApi, { id }: ApiUser): Promise<string> {
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, id));
  return session!.id;
}

/** Creates a scene with its own rows; with a draft status its store and product are not public. */
export async function addScene(api: TestApi, storeStatus: PopupStoreStatus = 'active'): Promise<Scene> {
  const people = {
    consumer: await api.person('consumer'),
    stranger: await api.person('consumer'),
    producer: await api.person('producer'),
    rival: await api.person('producer'),
    admin: await api.person('admin'),
  };
  const store = await addStore(api, people.producer, { status: storeStatus });
  const product = await addProduct(api, people.producer, { popupStoreId: store.id });
  const rivalProduct = await addProduct(api, people.rival);
  return {
    people,
    store,
    product,
    rivalProduct,
    order: await addOrder(api, people.consumer, product),
    strangerOrder: await addOrder(api, people.stranger, rivalProduct),
    cartItemId: await addCart(api, people.consumer, rivalProduct),
    strangerCartItemId: await addCart(api, people.stranger, rivalProduct),
    notificationId: (await addNotification(api)).id,
    contactMessageId: (await addContactMessage(api)).id,
    failedJobKey: await addFailedMail(api),
    sessionId: await sessionOf(api, people.consumer),
  };
}
