import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import type { OrderMessage } from '../../contract/orders/order-message.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import { mailsTo } from '../support/api/mailbox.ts';
import { addProduct, checkOutCart, shopperWithCart } from '../support/api/add-market-rows.ts';

const write = (api: TestApi, id: string, body: OrderMessage, as: ApiUser) =>
  api.call('sendOrderMessage', { params: { id }, body }, as);

/** Mails to a person that contain messages of others. */
const heard = async (api: TestApi, { user }: ApiUser) =>
  (await mailsTo(api, user.email))
    .filter(({ subject }) => subject.startsWith('Te escriben'))
    .map(({ body, html }) => ({ body: body.replaceAll('\u00a0', ' '), html }));

async function addOrder(api: TestApi) {
  const hive = await api.person('producer', { fullName: 'Amparo Ferrer' });
  const kiln = await api.person('producer', { fullName: 'Íñigo Garmendia' });
  const honey = await addProduct(api, hive, { name: 'Miel' });
  const bowl = await addProduct(api, kiln, { name: 'Cuenco' });
  const shopper = await shopperWithCart(api, [honey, 2], [bowl, 1]);
  const { order } = (await checkOutCart(api, shopper)).body.data;
  const lineOf = (one: { id: string }): string =>
    order.items.find(({ productId }: { productId: string }) => productId === one.id).id;
  return { id: order.id as string, hive, kiln, shopper, honeyLine: lineOf(honey), bowlLine: lineOf(bowl) };
}

describeApi('messages about an order', (api) => {
  test('R1.2 R7.18 a shopper writes to one stall, about a line or to all, and each hears of the own goods alone', async () => {
    const { id, hive, kiln, shopper, honeyLine } = await addOrder(api());
    const asked = await write(api(), id, { message: 'Llegó <roto>.', productOrderId: honeyLine }, shopper);
    expect(asked.body.data).toEqual({ sent: 1 });
    expect((await heard(api(), kiln)).length).toBe(0);
    const [mail] = await heard(api(), hive);
    expect(mail?.body).toBe(`Hola, Amparo Ferrer:

Marina Soler te escribe:

Llegó <roto>.

Es sobre esto
    2 × Miel: 10,00 €

Ver el pedido: ${api().config.publicUrl}/producer/orders/${id}

Responde a este correo o escríbele desde el pedido.

El equipo de Tenderete`);
    expect(mail?.html).toContain('Llegó &lt;roto&gt;.');
    expect(`${mail?.body}${mail?.html}`).not.toContain(shopper.user.email);
    expect((await write(api(), id, { message: '¿Y esto?' }, shopper)).body.data).toEqual({ sent: 2 });
    const [toKiln] = await heard(api(), kiln);
    expect(toKiln?.body).toContain('1 × Cuenco');
    expect(toKiln?.body).not.toContain('Miel');
    await write(api(), id, { message: 'Solo a ti.', producerId: kiln.id }, shopper);
    expect([(await heard(api(), hive)).length, (await heard(api(), kiln)).length]).toEqual([2, 2]);
  });

  test('R1.3 R6.8 R7.18 a producer writes to the shopper about the own lines, and nobody to an order that is not theirs', async () => {
    const { id, hive, shopper, honeyLine, bowlLine } = await addOrder(api());
    await write(api(), id, { message: 'Sale mañana.', productOrderId: honeyLine }, hive);
    const [mail] = await heard(api(), shopper);
    expect(mail?.body).toContain('Amparo Ferrer te escribe:\n\nSale mañana.\n\nEs sobre esto\n    2 × Miel');
    expect(mail?.body).toContain(`Ver mi pedido: ${api().config.publicUrl}/orders/${id}`);
    expect(`${mail?.body}${mail?.html}`).not.toContain(hive.user.email);
    const stranger = await api().person('consumer');
    const codes = [];
    for (const [body, as] of [
      [{ message: 'x', productOrderId: bowlLine }, hive],
      [{ message: 'x', producerId: newId() }, shopper],
      [{ message: 'x' }, stranger],
      [{ message: ' ' }, shopper],
    ] as const)
      codes.push((await write(api(), id, body, as)).body.status.code);
    expect(codes).toEqual(['NOT_OWNER', 'NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED']);
    expect((await heard(api(), shopper)).length).toBe(1);
  });

  test('R7.18 R8.6 who writes without end is told to wait', async () => {
    const { id, hive, shopper } = await addOrder(api());
    const statuses = [];
    for (let turn = 0; turn < 31; turn += 1)
      statuses.push((await write(api(), id, { message: 'Hola.', producerId: hive.id }, shopper)).status);
    expect([statuses.filter((status) => status === 201 || status === 200).length, statuses.at(-1)]).toEqual([
      30, 429,
    ]);
    expect((await heard(api(), hive)).length).toBe(30);
  });
});
