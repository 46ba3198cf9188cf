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
import { timestampColumn } from './columns.ts';
import { users } from './schema-auth.ts';
import { products } from './schema-products.ts';

/** Carts, one per consumer. `generation` increases with every order from the cart. */
export const carts = pgTable('carts', {
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  generation: integer().notNull().default(1),
  createdAt: timestampColumn().notNull(),
  updatedAt: timestampColumn().notNull(),
});

/**
 * Cart lines, with the price in cents that the shopper saw. A line without a product is of a deleted product. It is not
 * shown, and checkout is blocked until the shopper was notified (docs/decisions/046).
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
    createdAt: timestampColumn().notNull(),
  },
  (table) => [
    check('cart_items_quantity', sql`${table.quantity} > 0`),
    unique('cart_items_line').on(table.cartId, table.productId),
    index('cart_items_of_product').on(table.productId),
  ],
);

/**
 * Orders; amounts in cents. At most one per cart generation. They outlive the accounts of buyer and producers, so those
 * ids have no foreign key (docs/decisions/060). `buyerLeft`: the buyer's account was deleted while the order is not
 * finished; its address is still needed.
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
    createdAt: timestampColumn().notNull(),
    updatedAt: timestampColumn().notNull(),
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

/** Order lines: snapshot of the product at the time of the order. They outlive the product and its seller. */
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
    /** Carrier and tracking number of a shipped line. */
    carrier: text(),
    trackingNumber: text(),
    createdAt: timestampColumn().notNull(),
    updatedAt: timestampColumn().notNull(),
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
 * Parcels: status of a producer's lines in an order, for the list and counts of the producer's orders. Every change of
 * a line or completed order updates it in the same transaction (docs/decisions/052).
 */
export const parcels = pgTable(
  'parcels',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    producerId: uuid().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** Search text from `parcelSearchText`. */
    searchText: text().notNull().default(''),
    /** Creation time of the order. */
    createdAt: timestampColumn().notNull(),
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

/** Stores of an order with their seller information at the time of the order, which is part of the agreement. */
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

/** History of orders and their lines; an event without a line concerns the order. */
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
    createdAt: timestampColumn().notNull(),
  },
  (table) => [index('order_events_of_order').on(table.orderId, table.createdAt, table.id)],
);

/** Idempotency keys of checkouts with their orders; `bodyHash` detects another request with the same key. */
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
    createdAt: timestampColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_by_creation').on(table.createdAt),
  ],
);
