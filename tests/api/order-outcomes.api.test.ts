import { asc, isNull } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderStatus, ProductOrderStatus } from '../../contract/orders/order.ts';
import { ORDER_STATUSES } from '../../contract/orders/order-status.ts';
import { orderEvents, orders, parcels, productOrders } from '../../server/db/schema-orders.ts';
import { type ApiUser, startApi, type TestApi } from '../support/api/api.ts';
import { openTestDatabase } from '../support/postgres/test-database.ts';
import { addProduct, MARKET_SHIPPING, stockOf } from '../support/api/add-market-rows.ts';
import {
  type RequestedStatusChange,
  expectedStatusChange,
  ORDER_TRANSITIONS,
  type OrderTestCase,
  orderTestCases,
  statusOfTestCase,
  type StatusChangeActor,
} from '../support/api/order-status-change-cases.ts';

type Call = 'changeOrderStatus' | 'cancelOrder';

/** Order with one requested status change. */
interface Case {
  id: string;
  order: OrderTestCase;
  call: Call;
  change: RequestedStatusChange;
}

const STOCK = 1_000;

/**
 * Askers to test: admins and the shopper have the same rights whoever sells, so for three lines they are tested
 * only where all lines have one producer. Producers are tested where there is another one.
 */
function askersOf({ lines }: OrderTestCase): StatusChangeActor[] {
  const producers = (['mine', 'theirs'] as const).filter((who) =>
    lines.some(({ producer }) => producer === who),
  );
  if (lines.length < 3) return ['admin', ...producers, 'shopper'];
  return producers.length === 1 ? ['admin', 'shopper'] : producers;
}

/** All status changes that a seller may request by its call, and the shopper's two ways to cancel. */
function statusChangesOf(order: OrderTestCase, who: StatusChangeActor): Pick<Case, 'call' | 'change'>[] {
  if (who === 'shopper') {
    const change = { who, to: 'cancelled', partial: false } as const;
    return [
      { call: 'cancelOrder', change },
      { call: 'changeOrderStatus', change },
    ];
  }
  // A producer's own lines are always partial, so the flag changes nothing there.
  const wishes = who === 'admin' || order.lines.length === 1 ? [false, true] : [false];
  return ORDER_STATUSES.flatMap((to) =>
    wishes.map((partial) => ({ call: 'changeOrderStatus' as const, change: { who, to, partial } })),
  );
}

const casesOf = (order: OrderTestCase): Case[] =>
  askersOf(order)
    .flatMap((who) => statusChangesOf(order, who))
    .map((one) => ({ id: newId(), order, ...one }));

const cases = orderTestCases().flatMap(casesOf);

/** Inserts rows in batches, so that thousands of orders take only a moment. */
const inBatches = async <T>(rows: readonly T[], insert: (some: T[]) => Promise<unknown>) => {
  for (let at = 0; at < rows.length; at += 500) await insert(rows.slice(at, at + 500));
};

/** Status of one producer's lines: completed with the order only if they were delivered. */
function parcelStatusOf({ lines, isCompleted }: OrderTestCase): OrderStatus {
  const own = statusOfTestCase({ lines, isCompleted: false });
  return isCompleted && own === 'delivered' ? 'completed' : own;
}

/** Inserts an order for each case, with the given statuses. */
async function placeOrders({ db, clock }: TestApi, productId: string, people: Record<string, ApiUser>) {
  const at = new Date(clock.now());
  const shared = { createdAt: at, updatedAt: at };
  const ofOrder = cases.map(({ id, order }, index) => ({
    id,
    userId: people.shopper!.id,
    cartGeneration: index + 1,
    status: statusOfTestCase(order),
    totalCents: order.lines.length * 500,
    shippingInfo: MARKET_SHIPPING,
    ...shared,
  }));
  const ofLines = cases.flatMap(({ id: orderId, order }) =>
    order.lines.map(({ producer, status }) => ({
      id: newId(),
      orderId,
      productId,
      producerId: people[producer]!.id,
      name: 'Miel',
      producerName: 'Productora',
      shortDescription: 'De romero.',
      priceCents: 500,
      quantity: 1,
      status,
      ...shared,
    })),
  );
  const ofParcels = cases.flatMap(({ id: orderId, order }) =>
    [...Map.groupBy(order.lines, ({ producer }) => producer)].map(([producer, lines]) => ({
      orderId,
      producerId: people[producer]!.id,
      status: parcelStatusOf({ lines, isCompleted: order.isCompleted }),
      createdAt: at,
    })),
  );
  await inBatches(ofOrder, (some) => db.insert(orders).values(some));
  await inBatches(ofLines, (some) => db.insert(productOrders).values(some));
  await inBatches(ofParcels, (some) => db.insert(parcels).values(some));
}

const ask = (
  api: TestApi,
  { id, call, change: { who, to, partial } }: Case,
  people: Record<string, ApiUser>,
) =>
  call === 'cancelOrder'
    ? api.call(call, { params: { id } }, people[who])
    : api.call(
        call,
        { params: { orderId: id }, body: { status: to, ...(partial && { partial }) } },
        people[who],
      );

/** Expected answer by the table: a shopper may not change the status by the sellers' call. */
function expectedAnswer({ order, call, change }: Case): { answer: string; after: OrderTestCase } {
  if (change.who === 'shopper' && call === 'changeOrderStatus')
    return { answer: '403 FORBIDDEN', after: order };
  const { isAllowed, after } = expectedStatusChange(order, change);
  return { answer: isAllowed ? '200 SUCCESS' : '409 INVALID_TRANSITION', after };
}

const inWords = (status: OrderStatus, lines: readonly ProductOrderStatus[]) => `${status}: ${lines.join()}`;

/** Status of every order in the database, followed by those of its lines in order. */
async function standings({ db }: TestApi): Promise<Map<string, string>> {
  const ids = await db.select({ id: orders.id, status: orders.status }).from(orders);
  const lines = await db
    .select({ orderId: productOrders.orderId, status: productOrders.status })
    .from(productOrders)
    .orderBy(asc(productOrders.id));
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return new Map(
    ids.map(({ id, status }) => [
      id,
      inWords(
        status,
        (byOrder.get(id) ?? []).map((line) => line.status),
      ),
    ]),
  );
}

describe('every step of every small order', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(await openTestDatabase());
  });
  afterAll(async () => {
    await api.app.close();
    await api.engine.close();
  });

  test('R4.12 R4.13 R7.19 battery 67 is carried out or refused as the table of lines says, and moves exactly those lines', async () => {
    const people = {
      admin: await api.person('admin'),
      mine: await api.person('producer'),
      theirs: await api.person('producer'),
      shopper: await api.person('consumer'),
    };
    const product = await addProduct(api, people.mine, { stock: STOCK });
    await placeOrders(api, product.id, people);
    const answers = new Map<string, string>();
    for (const one of cases) {
      const { status, body } = await ask(api, one, people);
      answers.set(one.id, `${status} ${body.status.code}`);
    }
    const came = await standings(api);
    const wrong = cases.flatMap((one) => {
      const { answer, after } = expectedAnswer(one);
      const standing = inWords(
        statusOfTestCase(after),
        after.lines.map(({ status }) => status),
      );
      const isRight = answers.get(one.id) === answer && came.get(one.id) === standing;
      return isRight
        ? []
        : [{ ...one, wanted: [answer, standing], came: [answers.get(one.id), came.get(one.id)] }];
    });
    expect(wrong).toEqual([]);

    const expectedParcels = cases.flatMap((one) => {
      const { lines, isCompleted } = expectedAnswer(one).after;
      return [...Map.groupBy(lines, ({ producer }) => producer)].map(([producer, some]) => [
        one.id,
        people[producer].id,
        parcelStatusOf({ lines: some, isCompleted }),
      ]);
    });
    const parcelRows = await api.db.select().from(parcels);
    const inOrder = (rows: string[][]) => rows.map((row) => row.join(' ')).toSorted();
    expect(inOrder(parcelRows.map((row) => [row.orderId, row.producerId, row.status]))).toEqual(
      inOrder(expectedParcels as string[][]),
    );

    const cancelled = cases.flatMap((one) =>
      expectedAnswer(one).after.lines.filter(
        ({ status }, index) => status === 'cancelled' && one.order.lines[index]?.status !== status,
      ),
    );
    expect(await stockOf(api, product)).toBe(STOCK + cancelled.length);

    const told = await api.db
      .select({ orderId: orderEvents.orderId, status: orderEvents.status })
      .from(orderEvents)
      .where(isNull(orderEvents.productOrderId));
    const before = new Map(cases.map(({ id, order }) => [id, statusOfTestCase(order)]));
    const arrows = new Set(told.map(({ orderId, status }) => `${before.get(orderId)} → ${status}`));
    expect([...arrows].toSorted()).toEqual(ORDER_TRANSITIONS.toSorted());
  }, 600_000);
});
