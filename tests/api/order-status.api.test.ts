import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import type { OrderStatus, ProductOrderStatus } from '../../contract/orders/order.ts';
import { ORDER_STATUSES, PRODUCT_ORDER_STATUSES } from '../../contract/orders/order-status.ts';
import { orders, productOrders } from '../../server/db/schema-orders.ts';
import { Refusal } from '../../server/http/refusal.ts';
import { changeLineStatuses } from '../../server/services/orders/change-line-statuses.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import { mailsTo, subjectsTo } from '../support/api/mailbox.ts';
import { addProduct, checkOutCart, shopperWithCart, stockOf } from '../support/api/add-market-rows.ts';
import { brokenMoneyRules } from '../support/api/money-oracles.ts';
import { LINE_TRANSITIONS } from '../support/api/order-status-change-cases.ts';

const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  ...LINE_TRANSITIONS,
  delivered: ['completed'],
  completed: [],
};

/** Order of one product of each of these producers, with a stock of three. */
async function addOrder(api: TestApi, ...producers: ApiUser[]) {
  const goods = [];
  for (const producer of producers) goods.push(await addProduct(api, producer, { stock: 3 }));
  const shopper = await shopperWithCart(api, ...goods.map((one) => [one, 1] as [typeof one, number]));
  const { order } = (await checkOutCart(api, shopper)).body.data;
  const lineOf = (one: { id: string }) =>
    order.items.find(({ productId }: { productId: string }) => productId === one.id).id as string;
  return { id: order.id as string, shopper, goods, lineIds: goods.map(lineOf) };
}

/** Sets the status of an order and its lines, as if reached regularly. */
async function setStatus({ db }: TestApi, id: string, status: OrderStatus) {
  const line = status === 'completed' ? 'delivered' : status;
  await db.update(productOrders).set({ status: line }).where(eq(productOrders.orderId, id));
  await db.update(orders).set({ status }).where(eq(orders.id, id));
}

const moveOrder = (api: TestApi, orderId: string, status: OrderStatus, as: ApiUser) =>
  api.call('changeOrderStatus', { params: { orderId }, body: { status } }, as);
const moveLine = (
  api: TestApi,
  [orderId, productOrderId]: [string, string],
  status: ProductOrderStatus,
  as: ApiUser,
  notes?: string,
) =>
  api.call(
    'changeProductOrderStatus',
    { params: { orderId, productOrderId }, body: { status, ...(notes !== undefined && { notes }) } },
    as,
  );
const look = async (api: TestApi, id: string, as: ApiUser) =>
  (await api.call('getOrder', { params: { id } }, as)).body.data.order;
const statusesOf = async (api: TestApi, id: string, as: ApiUser) => {
  const { status, items } = await look(api, id, as);
  return [status, ...items.map((line: { status: string }) => line.status)];
};
const withoutNumber = (subject: string) => subject.replace(/[0-9A-F]{8}/, 'N');
const codes = { 200: 'moves', 409: 'INVALID_TRANSITION' } as const;

describeApi('moving orders', (api) => {
  test.each(['producer', 'admin'] as const)(
    'R1.3 R1.4 R4.12 battery 67 a %s moves a line along its chart and nowhere else',
    async (role) => {
      const producer = await api().person('producer');
      const asker = role === 'admin' ? await api().person('admin') : producer;
      const { id, lineIds, shopper } = await addOrder(api(), producer);
      const came: unknown[] = [];
      const expected: unknown[] = [];
      for (const from of PRODUCT_ORDER_STATUSES) {
        for (const to of PRODUCT_ORDER_STATUSES) {
          await setStatus(api(), id, from);
          const { status } = await moveLine(api(), [id, lineIds[0]!], to, asker);
          const isAllowed = LINE_TRANSITIONS[from].includes(to);
          const after = isAllowed ? to : from;
          came.push([from, to, codes[status as 200], ...(await statusesOf(api(), id, shopper))]);
          expected.push([from, to, isAllowed ? 'moves' : 'INVALID_TRANSITION', after, after]);
        }
      }
      expect(came).toEqual(expected);
    },
  );

  test.each(['producer', 'admin'] as const)(
    'R1.4 R4.12 R4.13 battery 67 a %s moves an order along its chart and nowhere else',
    async (role) => {
      const producer = await api().person('producer');
      const asker = role === 'admin' ? await api().person('admin') : producer;
      const { id, shopper } = await addOrder(api(), producer);
      const came: unknown[] = [];
      const expected: unknown[] = [];
      for (const from of ORDER_STATUSES) {
        for (const to of ORDER_STATUSES) {
          await setStatus(api(), id, from);
          const { status, body } = await moveOrder(api(), id, to, asker);
          const isAllowed = ORDER_TRANSITIONS[from].includes(to);
          const [after] = await statusesOf(api(), id, shopper);
          came.push([from, to, status, body.status.code, after]);
          expected.push([
            from,
            to,
            ...(isAllowed ? [200, 'SUCCESS', to] : [409, 'INVALID_TRANSITION', from]),
          ]);
        }
      }
      expect(came).toEqual(expected);
    },
  );

  test('R1.3 R6.2 battery 4 a producer moves the own lines of an order, and sees nothing of the others', async () => {
    const [mine, theirs] = [await api().person('producer'), await api().person('producer')];
    const { id, shopper } = await addOrder(api(), mine, theirs);
    const { body } = await moveOrder(api(), id, 'organizing', mine);
    expect(body.data.order.items.map(({ producerId }: { producerId: string }) => producerId)).toEqual([
      mine.id,
    ]);
    expect(JSON.stringify(body)).not.toContain(theirs.id);
    expect(await statusesOf(api(), id, shopper)).toEqual(['pending', 'organizing', 'pending']);
    for (const step of ['ready_to_ship', 'shipped', 'delivered'] as const)
      expect((await moveOrder(api(), id, step, mine)).status).toBe(200);
    expect(await statusesOf(api(), id, shopper)).toEqual(['pending', 'delivered', 'pending']);
    expect((await moveOrder(api(), id, 'completed', mine)).status).toBe(409);
  });

  test('R4.12 an order follows its least advanced line; completing takes an admin or the only producer', async () => {
    const [mine, theirs] = [await api().person('producer'), await api().person('producer')];
    const admin = await api().person('admin');
    const { id, lineIds, shopper } = await addOrder(api(), mine, theirs);
    const line = [id, lineIds[1]!] as [string, string];
    for (const step of ['organizing', 'ready_to_ship', 'shipped', 'delivered'] as const) {
      await moveLine(api(), line, step, theirs);
      await moveOrder(api(), id, step, mine);
      expect(await statusesOf(api(), id, shopper)).toEqual([step, step, step]);
    }
    expect((await moveOrder(api(), id, 'completed', mine)).status).toBe(409);
    expect((await moveOrder(api(), id, 'completed', admin)).status).toBe(200);
    expect(await statusesOf(api(), id, shopper)).toEqual(['completed', 'delivered', 'delivered']);
    const { history, completedProductOrders } = await look(api(), id, shopper);
    expect(completedProductOrders).toBe(2);
    expect(
      history
        .filter(({ productOrderId }: { productOrderId: string | null }) => productOrderId === null)
        .map(({ status }: { status: string }) => status),
    ).toEqual(['pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered', 'completed']);
  });

  test('R8.10 lines that cannot move so, or that are of another order, stay whoever asks for them', async () => {
    const producer = await api().person('producer');
    const [own, other] = [await addOrder(api(), producer), await addOrder(api(), producer)];
    const asker = {
      role: 'producer',
      userId: producer.id,
      sessionId: newId(),
      email: producer.user.email,
    } as const;
    const become = (to: ProductOrderStatus, lineIds: string[]) =>
      changeLineStatuses(api().context(asker), { orderId: own.id, to, lineIds });
    const changed = new Refusal(
      'INVALID_TRANSITION',
      'El pedido ha cambiado mientras tanto. Vuelve a mirarlo.',
    );
    await expect(become('shipped', own.lineIds)).rejects.toThrow(changed);
    await expect(become('organizing', other.lineIds)).rejects.toThrow(changed);
    for (const { id, shopper } of [own, other])
      expect(await statusesOf(api(), id, shopper)).toEqual(['pending', 'pending']);
  });

  test('R6.8 battery 3 battery 6 the line of another order, producer or nowhere is not found by either id', async () => {
    const [mine, theirs] = [await api().person('producer'), await api().person('producer')];
    const [own, others] = [await addOrder(api(), mine), await addOrder(api(), theirs)];
    const shared = await addOrder(api(), mine, theirs);
    const tries: [string, string][] = [
      [own.id, others.lineIds[0]!],
      [others.id, own.lineIds[0]!],
      [others.id, others.lineIds[0]!],
      [shared.id, shared.lineIds[1]!],
      [shared.id, own.lineIds[0]!],
    ];
    const answers = [];
    for (const ids of tries) answers.push((await moveLine(api(), ids, 'organizing', mine)).body.status.code);
    expect(answers).toEqual(tries.map(() => 'NOT_OWNER'));
    expect((await moveOrder(api(), others.id, 'organizing', mine)).body.status.code).toBe('NOT_OWNER');
    const admin = await api().person('admin');
    const crossed = await moveLine(api(), [own.id, others.lineIds[0]!], 'organizing', admin);
    expect([crossed.status, crossed.body.status.code]).toEqual([404, 'NOT_FOUND']);
    for (const { id, shopper } of [own, others, shared])
      expect(new Set(await statusesOf(api(), id, shopper))).toEqual(new Set(['pending']));
  });

  test('R4.13 what a producer cancels goes back to the stall once, is told with its note, and the rest goes on', async () => {
    const [mine, theirs] = [await api().person('producer'), await api().person('producer')];
    const { id, lineIds, goods, shopper } = await addOrder(api(), mine, theirs);
    api().clock.turn(1_000);
    const line = [id, lineIds[0]!] as [string, string];
    const note = 'Se rompió <al> envolverlo';
    expect((await moveLine(api(), line, 'cancelled', mine, note)).status).toBe(200);
    expect((await moveLine(api(), line, 'cancelled', mine)).status).toBe(409);
    expect(await statusesOf(api(), id, shopper)).toEqual(['pending', 'cancelled', 'pending']);
    expect([await stockOf(api(), goods[0]!), await stockOf(api(), goods[1]!)]).toEqual([3, 2]);
    expect((await look(api(), id, shopper)).history.at(-1)).toEqual({
      productOrderId: lineIds[0],
      status: 'cancelled',
      notes: note,
      createdAt: new Date(api().clock.now()).toISOString(),
      actor: 'producer',
      actorName: 'Persona de Prueba',
    });
    const [, mail] = await mailsTo(api(), shopper.user.email);
    expect(mail?.subject).toMatch(/^Algo de tu pedido [0-9A-F]{8} se ha cancelado$/);
    expect(mail?.body).toContain(`Lo ha cancelado Persona de Prueba.\n\nNos dicen: «${note}»`);
    expect(mail?.html).toContain('Nos dicen: «Se rompió &lt;al&gt; envolverlo»');
    const told = [
      (await subjectsTo(api(), mine.user.email)).length,
      (await subjectsTo(api(), theirs.user.email)).length,
    ];
    expect(told).toEqual([1, 1]);
    expect(await brokenMoneyRules(api().db, Object.fromEntries(goods.map((one) => [one.id, 3])))).toEqual([]);
  });

  test('R4.13 an admin cancels what is not yet sent, and shopper and producers are told', async () => {
    const [mine, theirs] = [await api().person('producer'), await api().person('producer')];
    const { id, lineIds, goods, shopper } = await addOrder(api(), mine, theirs);
    for (const step of ['organizing', 'ready_to_ship', 'shipped'] as const)
      await moveOrder(api(), id, step, mine);
    api().clock.turn(1_000);
    const admin = await api().person('admin');
    const refused = await moveOrder(api(), id, 'cancelled', admin);
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        status: {
          code: 'INVALID_TRANSITION',
          message: 'No se ha cambiado nada: 1 línea ya está enviada, y el pedido quedaría «Enviado».',
        },
        data: {
          outcome: {
            moves: [lineIds[1]],
            stays: [
              {
                id: lineIds[0],
                status: 'shipped',
                why: 'Está en «Enviado»: lo que ya se ha enviado no se puede cancelar.',
              },
            ],
            becomes: 'shipped',
          },
        },
      },
    ]);
    expect(await statusesOf(api(), id, shopper)).toEqual(['pending', 'shipped', 'pending']);
    const partly = { params: { orderId: id }, body: { status: 'cancelled', partial: true } } as const;
    expect((await api().call('changeOrderStatus', partly, admin)).status).toBe(200);
    expect(await statusesOf(api(), id, shopper)).toEqual(['shipped', 'shipped', 'cancelled']);
    expect([await stockOf(api(), goods[0]!), await stockOf(api(), goods[1]!)]).toEqual([2, 3]);
    const told = [];
    for (const { user } of [mine, theirs]) told.push((await subjectsTo(api(), user.email)).length);
    expect([(await subjectsTo(api(), shopper.user.email)).map(withoutNumber), ...told]).toEqual([
      [
        'Tu pedido N está en marcha',
        'Ya se prepara tu pedido N',
        'En camino: tu pedido N',
        'Algo de tu pedido N se ha cancelado',
      ],
      1,
      2,
    ]);
    const [, , , mail] = await mailsTo(api(), shopper.user.email);
    expect(mail?.body).toContain('esto de tu pedido no te va a llegar. Lo ha cancelado el mercado.');
    expect((await look(api(), id, shopper)).history.at(-1)).toEqual({
      productOrderId: lineIds[1],
      status: 'cancelled',
      notes: null,
      createdAt: new Date(api().clock.now()).toISOString(),
      actor: 'admin',
      actorName: null,
    });
  });
});
