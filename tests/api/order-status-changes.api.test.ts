import { expect, test } from 'vitest';
import type { BodyOf } from '../../contract/api/call-types.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import { mailsTo } from '../support/api/mailbox.ts';
import { addProduct, addStore, checkOutCart, shopperWithCart } from '../support/api/add-market-rows.ts';

const PICKUP = {
  name: 'Amparo Ferrer',
  delivery: [{ kind: 'pickup' as const, note: 'En la nave, de 10 a 14.' }],
};

const SHIPPED = { name: 'Vega Luna', delivery: [{ kind: 'shipping' as const, price: 4 }] };

/** Order with two lines of one producer, one of another, and others; the first two lines are returned. */
async function addOrder(api: TestApi, ...others: { id: string }[]) {
  const mine = await api.person('producer', { fullName: 'Amparo Ferrer' });
  const theirs = await api.person('producer', { fullName: 'Íñigo Garmendia' });
  const { id: popupStoreId } = await addStore(api, mine, { name: 'La Colmena', ownerInfo: PICKUP });
  const goods = [
    await addProduct(api, mine, { name: 'Miel', popupStoreId }),
    await addProduct(api, mine, { name: 'Vela', popupStoreId }),
    await addProduct(api, theirs, { name: 'Cuenco' }),
    ...others,
  ];
  const shopper = await shopperWithCart(api, ...goods.map(({ id }): [{ id: string }, number] => [{ id }, 1]));
  const { order } = (await checkOutCart(api, shopper)).body.data;
  const lineOf = (name: string) =>
    order.items.find(({ product }: { product: { name: string } }) => product.name === name).id as string;
  return { id: order.id as string, lineOf, mine, theirs, shopper };
}

const moveOrder = (api: TestApi, orderId: string, body: BodyOf<'changeOrderStatus'>, as: ApiUser) =>
  api.call('changeOrderStatus', { params: { orderId }, body }, as);
const moveLine = (
  api: TestApi,
  [orderId, productOrderId]: [string, string],
  body: BodyOf<'changeProductOrderStatus'>,
  as: ApiUser,
) => api.call('changeProductOrderStatus', { params: { orderId, productOrderId }, body }, as);
const look = async (api: TestApi, id: string, as: ApiUser) =>
  (await api.call('getOrder', { params: { id } }, as)).body.data.order;

/** Mails to the shopper after the order confirmation. */
const told = async (api: TestApi, { user }: ApiUser) =>
  (await mailsTo(api, user.email)).slice(1).map(({ subject, body }) => ({
    subject: subject.replace(/[0-9A-F]{8}/, 'N'),
    body: body.replaceAll('\u00a0', ' '),
  }));

describeApi('the steps of an order', (api) => {
  test('R4.14 the shopper is told of each parcel once, of what is sent each time, with what the producer says', async () => {
    const { id, lineOf, mine, shopper } = await addOrder(api());
    await moveLine(api(), [id, lineOf('Miel')], { status: 'organizing' }, mine);
    expect(await told(api(), shopper)).toEqual([]);
    await moveLine(api(), [id, lineOf('Vela')], { status: 'organizing', notes: 'Con lazo.' }, mine);
    await moveOrder(api(), id, { status: 'ready_to_ship' }, mine);
    const sent = { carrier: 'Correos', trackingNumber: 'PQ4E7F' };
    await moveLine(api(), [id, lineOf('Miel')], { status: 'shipped', ...sent }, mine);
    await moveLine(
      api(),
      [id, lineOf('Vela')],
      { status: 'shipped', notes: '', carrier: '', trackingNumber: '' },
      mine,
    );
    await moveOrder(api(), id, { status: 'delivered', notes: 'Lo dejé en el portal.' }, mine);
    const mails = await told(api(), shopper);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Ya se prepara tu pedido N',
      'Listo para recoger: tu pedido N',
      'En camino: tu pedido N',
      'En camino: tu pedido N',
      'Entregado: tu pedido N',
    ]);
    const parcel = 'Paquete de La Colmena, lo envía Amparo Ferrer';
    const both = `${parcel}\n    1 × Miel: 5,00 €\n    1 × Vela: 5,00 €\n\n    Total: 10,00 €`;
    expect(mails[0]?.body).toContain(`Nos dicen: «Con lazo.»\n\n${both}`);
    expect(mails[1]?.body).toContain(`${both}\n\nCómo te lo da La Colmena\n    Recogida`);
    expect(mails[1]?.body).toContain('En la nave, de 10 a 14.');
    expect(mails[2]?.body).toContain(
      `${parcel}\n    1 × Miel: 5,00 €\n\n    Total: 5,00 €\n\nEl envío\n    Lo lleva: Correos\n    Número de seguimiento: PQ4E7F`,
    );
    expect(mails[3]?.body).not.toMatch(/El envío|Nos dicen|Miel/);
    expect(mails[4]?.body).toContain(`Nos dicen: «Lo dejé en el portal.»\n\n${both}`);
    expect(mails.map(({ body }) => body).join('')).not.toContain('Cuenco');
    const { items, history } = await look(api(), id, shopper);
    const carried = items.map(({ product, carrier, trackingNumber }: Record<string, unknown>) => [
      (product as { name: string }).name,
      carrier,
      trackingNumber,
    ]);
    expect(carried).toEqual([
      ['Miel', 'Correos', 'PQ4E7F'],
      ['Vela', null, null],
      ['Cuenco', null, null],
    ]);
    const blank = history.filter((event: { notes: unknown }) => event.notes === '');
    expect(blank).toEqual([]);
    const { notes, actor, actorName } = history.at(-1);
    expect([notes, actor, actorName]).toEqual(['Lo dejé en el portal.', 'producer', 'Amparo Ferrer']);
    expect([history[0].actor, history[0].actorName]).toEqual(['consumer', 'Marina Soler']);
  });

  test('R4.14 a parcel that is only sent gets no mail once it is ready, with a store that sends and with none', async () => {
    const sender = await api().person('producer', { fullName: 'Vega Luna' });
    const { id: popupStoreId } = await addStore(api(), sender, { name: 'La Rueca', ownerInfo: SHIPPED });
    const { id, mine, theirs, shopper } = await addOrder(
      api(),
      await addProduct(api(), sender, { name: 'Manta', popupStoreId }),
    );
    for (const status of ['organizing', 'ready_to_ship', 'shipped'] as const)
      for (const producer of [sender, theirs])
        expect((await moveOrder(api(), id, { status }, producer)).status).toBe(200);
    for (const status of ['organizing', 'ready_to_ship'] as const)
      await moveOrder(api(), id, { status }, mine);
    const mails = (await told(api(), shopper)).map(({ subject, body }) => [
      subject,
      ['Manta', 'Cuenco', 'Miel'].filter((name) => body.includes(name)),
    ]);
    expect(mails).toEqual([
      ['Ya se prepara tu pedido N', ['Manta']],
      ['Ya se prepara tu pedido N', ['Cuenco']],
      ['En camino: tu pedido N', ['Manta']],
      ['En camino: tu pedido N', ['Cuenco']],
      ['Ya se prepara tu pedido N', ['Miel']],
      ['Listo para recoger: tu pedido N', ['Miel']],
    ]);
  });

  test('R8.10 an order that was completed is refused by that name, whoever asks', async () => {
    const producer = await api().person('producer');
    const jar = await addProduct(api(), producer);
    const shopper = await shopperWithCart(api(), [jar, 1]);
    const { id } = (await checkOutCart(api(), shopper)).body.data.order;
    for (const status of ['organizing', 'ready_to_ship', 'shipped', 'delivered', 'completed'] as const)
      expect((await moveOrder(api(), id, { status }, producer)).status).toBe(200);
    const why = async (status: BodyOf<'changeOrderStatus'>['status'], as: ApiUser) =>
      (await moveOrder(api(), id, { status }, as)).body.status.message;
    for (const as of [producer, await api().person('admin')])
      expect([await why('delivered', as), await why('cancelled', as), await why('completed', as)]).toEqual([
        'Está en «Completado»: no puede volver a «Entregado».',
        'Está en «Completado»: lo que ya se ha enviado no se puede cancelar.',
        'Ya está en «Completado».',
      ]);
  });

  test('R8.10 a refused step says why, in the words of that step, by the own lines alone', async () => {
    const { id, lineOf, mine, theirs, shopper } = await addOrder(api());
    await moveOrder(api(), id, { status: 'organizing' }, mine);
    const why = async (status: BodyOf<'changeOrderStatus'>['status'], as = mine) =>
      (await moveOrder(api(), id, { status, carrier: 'Correos' }, as)).body.status.message;
    expect(await why('organizing')).toBe('Ya está en «En preparación».');
    expect(await why('shipped')).toBe(
      'Está en «En preparación»: antes de «Enviado» le toca «Listo para enviar».',
    );
    expect(await why('pending')).toBe('Está en «En preparación»: no puede volver a «Pendiente».');
    expect(await why('completed')).toBe('Un pedido de varios puestos lo completa el mercado.');
    expect(await why('completed', await api().person('admin'))).toBe(
      'Está en «Pendiente»: antes de «Completado» le toca «En preparación».',
    );
    const line = await moveLine(api(), [id, lineOf('Cuenco')], { status: 'delivered' }, theirs);
    expect([line.status, line.body.status]).toEqual([
      409,
      {
        code: 'INVALID_TRANSITION',
        message: 'Está en «Pendiente»: antes de «Entregado» le toca «En preparación».',
      },
    ]);
    const order = await moveOrder(api(), id, { status: 'delivered' }, theirs);
    expect(order.body).toEqual({ status: line.body.status });
    await moveOrder(api(), id, { status: 'cancelled' }, theirs);
    expect(await why('ready_to_ship', theirs)).toBe('Está cancelado: ya no puede cambiar de estado.');
    const tooLong = await moveOrder(
      api(),
      id,
      { status: 'ready_to_ship', trackingNumber: '1'.repeat(61) },
      mine,
    );
    expect([tooLong.status, tooLong.body.errors]).toEqual([
      422,
      [{ field: 'trackingNumber', message: 'No puede superar los 60 caracteres' }],
    ]);
    expect((await look(api(), id, shopper)).items[0].carrier).toBe(null);
  });
});
