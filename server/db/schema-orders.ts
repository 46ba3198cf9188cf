import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrderStatus, ProductOrderStatus } from '../../contract/orders/order.ts';
import type { PublicOwner } from '../../contract/stores/popup-store.ts';
import type { ShippingInfo } from '../../contract/orders/shipping-info.ts';
import { moment } from './columns.ts';
import { users } from './schema-auth.ts';
import { products } from './schema-products.ts';

/** One cart for each consumer. `generation` goes up with every order made of it. */
export const carts = pgTable('carts', {
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  generation: integer().notNull().default(1),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

/**
 * Lines of carts, with the price in cents that the shopper saw. One without a product is of a product that was deleted: nobody is shown
 * it, and no order is made of its cart before that was told (docs/decisions/046).
 */
export const cartItems = pgTable(
  'cart_items',
  {
    id: uuid().primaryKey(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
    quantity: integer().notNull(),
    priceCents: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('cart_items_quantity', sql`${table.quantity} > 0`),
    unique('cart_items_line').on(table.cartId, table.productId),
    index('cart_items_of_product').on(table.productId),
  ],
);

/**
 * Orders. Amounts in cents. One at most for each generation of a cart. They outlive the accounts that placed and served them, which their
 * ids then lead nowhere (docs/decisions/060); `buyerLeft` while such an order is still on its way to the address in it.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    userId: uuid().notNull(),
    cartGeneration: integer().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    totalCents: bigint({ mode: 'number' }).notNull(),
    shippingInfo: jsonb().$type<ShippingInfo>().notNull(),
    buyerLeft: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    check(
      'orders_status',
      sql`${table.status} in ('pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered', 'cancelled', 'completed')`,
    ),
    unique('orders_of_cart').on(table.userId, table.cartGeneration),
    index('orders_of_user').on(table.userId, table.createdAt, table.id),
    index('orders_by_creation').on(table.createdAt, table.id),
    index('orders_by_status').on(table.status, table.createdAt, table.id),
    index('orders_of_left_buyers')
      .on(table.id)
      .where(sql`buyer_left`),
  ],
);

/** Lines of orders: what was bought, as it was at that moment. They outlive the product and whoever sold it. */
export const productOrders = pgTable(
  'product_orders',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    productId: uuid().notNull(),
    producerId: uuid().notNull(),
    popupStoreId: uuid(),
    name: text().notNull(),
    producerName: text().notNull(),
    shortDescription: text().notNull(),
    pictureName: text(),
    priceCents: integer().notNull(),
    quantity: integer().notNull(),
    status: text().$type<ProductOrderStatus>().notNull(),
    /** Who carries it and under which number, once it is sent. */
    carrier: text(),
    trackingNumber: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    check('product_orders_quantity', sql`${table.quantity} > 0`),
    check(
      'product_orders_status',
      sql`${table.status} in ('pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered', 'cancelled')`,
    ),
    index('product_orders_of_order').on(table.orderId, table.id),
    index('product_orders_of_producer').on(table.producerId, table.createdAt, table.orderId),
    index('product_orders_of_product').on(table.productId),
    index('product_orders_of_store_by_creation').on(table.popupStoreId, table.createdAt),
  ],
);

/**
 * What each producer of an order sends: where its lines stand together, by which a producer's orders are listed and counted. Whatever
 * moves a line or closes an order brings it up to date in the same transaction (docs/decisions/052).
 */
export const parcels = pgTable(
  'parcels',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    producerId: uuid().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** What it is found by, as `parcelSearchText` has it. */
    searchText: text().notNull().default(''),
    /** The order's. */
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.producerId] }),
    check(
      'parcels_status',
      sql`${table.status} in ('pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered', 'cancelled', 'completed')`,
    ),
    index('parcels_of_producer').on(table.producerId, table.createdAt, table.orderId),
    index('parcels_of_producer_by_status').on(table.producerId, table.status, table.createdAt, table.orderId),
    index('parcels_by_word').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** The stores at which something of an order was bought, as they told of themselves at that moment: it is what was agreed. */
export const orderStores = pgTable(
  'order_stores',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    id: uuid().notNull(),
    name: text().notNull(),
    ownerInfo: jsonb().$type<PublicOwner>(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.id] })],
);

/** Every step of an order (no line named) and of its lines. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    productOrderId: uuid(),
    status: text().$type<OrderStatus>().notNull(),
    notes: text(),
    actorId: uuid(),
    createdAt: moment().notNull(),
  },
  (table) => [index('order_events_of_order').on(table.orderId, table.createdAt, table.id)],
);

/** Which order a shopper's Idempotency-Key stands for; `bodyHash` tells another request under the same key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    bodyHash: text().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_by_creation').on(table.createdAt),
  ],
);
