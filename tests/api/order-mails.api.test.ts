import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { orders } from '../../server/db/schema-orders.ts';
import { products } from '../../server/db/schema-products.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import { mailsTo, subjectsTo } from '../support/api/mailbox.ts';
import {
  addProduct,
  addStore,
  checkOutCart,
  MARKET_SHIPPING,
  type StoreRow,
  shopperWithCart,
} from '../support/api/add-market-rows.ts';

const numberOf = (id: string) => id.replaceAll('-', '').slice(-8).toUpperCase();

const TOLD: StoreRow['ownerInfo'] = {
  name: 'Amparo Ferrer',
  taxId: '00000001R',
  address: 'Camino de la Ermita, 14',
  email: 'amparo@lacolmena.example',
  payment: [{ kind: 'bizum', note: 'Al 600 100 201.' }, { kind: 'cash_on_delivery' }],
  delivery: [{ kind: 'shipping', price: 4.9, freeFrom: 45, days: 3 }],
  returns: 'Los tarros sin abrir.',
};

/** Shopper whose cart holds products of two producers. */
async function twoStalls(api: TestApi) {
  const hive = await api.person('producer', { fullName: 'Amparo Ferrer' });
  const kiln = await api.person('producer', { fullName: 'Íñigo Garmendia' });
  const { id: popupStoreId } = await addStore(api, hive, { name: 'La Colmena', ownerInfo: TOLD });
  const honey = await addProduct(api, hive, {
    name: 'Miel',
    producerName: 'Miel de Requena',
    priceCents: 850,
    popupStoreId,
  });
  const bowl = await addProduct(api, kiln, { name: 'Cuenco', producerName: 'El Torno', priceCents: 9_900 });
  const shopper = await shopperWithCart(api, [honey, 2], [bowl, 1]);
  return { hive, kiln, honey, shopper };
}

const bodiesTo = async (api: TestApi, email: string) =>
  (await mailsTo(api, email)).map(({ body }) => body.replaceAll('\u00a0', ' '));

describeApi('mails of an order', (api) => {
  const shippingInfo = {
    ...MARKET_SHIPPING,
    state: 'Valencia',
    phone: '600 123 456',
    notes: 'Llamad al <b>2.º</b> & esperad',
  };

  test('R5.4 R7.18 battery 4 the shopper is told of everything, each producer of the own lines and the way there', async () => {
    const { hive, kiln, shopper } = await twoStalls(api());
    const { order } = (await checkOutCart(api(), shopper, undefined, shippingInfo)).body.data;
    const link = `${api().config.publicUrl}/orders/${order.id}`;
    const number = numberOf(order.id);
    const where = `Se envía a
    Marina Soler
    Calle Mayor, 3
    46001 Valencia, Valencia
    ${order.shippingInfo.phone}
    Nota para el reparto: Llamad al <b>2.º</b> & esperad`;

    expect(await subjectsTo(api(), shopper.user.email)).toEqual([`Tu pedido ${number} está en marcha`]);
    expect(await bodiesTo(api(), shopper.user.email)).toEqual([
      `Hola, Marina Soler:

¡Gracias por comprar en el mercado! Esto es lo que has pedido:

Paquete de La Colmena, lo envía Amparo Ferrer
    2 × Miel: 17,00 €

Paquete de Íñigo Garmendia
    1 × Cuenco: 99,00 €

    Total: 116,00 €

Comprado en La Colmena
    Quién vende: Amparo Ferrer, NIF 00000001R, Camino de la Ermita, 14, amparo@lacolmena.example
    Cómo se paga: Bizum. Al 600 100 201. Contra reembolso. Pagas cuando te llega el paquete.
    Cómo te llega: Envío: 4,90 €, gratis desde 45,00 €, en 3 días.
    Si lo devuelves: Los tarros sin abrir. Tienes 14 días para desistir sin dar motivos, salvo en lo perecedero y lo hecho a tu medida.

${where}

Ver mi pedido: ${link}

Pagas a cada puesto como dice arriba, o como te escriba al recibir tu pedido. Aquí no te hemos cobrado nada, y el envío va aparte.

Mientras nadie haya empezado a prepararlo, puedes cancelarlo en la página del pedido.

El equipo de Tenderete`,
    ]);
    expect(await subjectsTo(api(), hive.user.email)).toEqual([
      `Pedido nuevo ${number}: 2 artículos por preparar`,
    ]);
    expect(await bodiesTo(api(), hive.user.email)).toEqual([
      `Hola, Amparo Ferrer:

Marina Soler te ha comprado esto:

    2 × Miel: 17,00 €

    Total: 17,00 €

${where}

Para acordar el pago
    marina@example.com

Ver el pedido: ${api().config.publicUrl}/producer/orders/${order.id}

Escríbele cuanto antes para acordar el pago y la entrega: el mercado no cobra ni reparte.

El equipo de Tenderete`,
    ]);
    expect(await subjectsTo(api(), kiln.user.email)).toEqual([
      `Pedido nuevo ${number}: 1 artículo por preparar`,
    ]);
    const [toKiln] = await mailsTo(api(), kiln.user.email);
    expect(`${toKiln?.body}${toKiln?.html}`).not.toMatch(/Miel|Colmena|17,00|116,00/);
  });

  test('battery 23 what people wrote stands in the mail as text', async () => {
    const producer = await api().person('producer');
    const product = await addProduct(api(), producer, {
      name: '<img src=x onerror=alert(1)>',
      producerName: '"><script>alert(1)</script>\r\nBcc: otra@example.com',
    });
    const shopper = await shopperWithCart(api(), [product, 1]);
    await checkOutCart(api(), shopper, undefined, {
      ...shippingInfo,
      address: '</td><a href="//mala">',
    });
    const [[toShopper], [toProducer]] = [
      await mailsTo(api(), shopper.user.email),
      await mailsTo(api(), producer.user.email),
    ];
    for (const { html, subject } of [toShopper!, toProducer!]) {
      expect(html).not.toMatch(/<script|<img|<b>|href="\/\//);
      expect(subject).not.toMatch(/[\r\n]/);
    }
    expect(toProducer?.html).toContain('&lt;/td&gt;&lt;a href=&quot;//mala&quot;&gt;');
  });

  test('battery 56 battery 59 an order that is asked for again is told once, a refused one not at all', async () => {
    const { hive, shopper, honey } = await twoStalls(api());
    const key = newId();
    const restock = (stock: number) =>
      api().db.update(products).set({ stock }).where(eq(products.id, honey.id));
    await restock(1);
    expect((await checkOutCart(api(), shopper, key)).status).toBe(409);
    expect(await mailsTo(api(), shopper.user.email)).toEqual([]);
    await restock(10);
    const ids = [];
    for (let turn = 0; turn < 3; turn += 1)
      ids.push((await checkOutCart(api(), shopper, key)).body.data.order.id);
    expect(new Set(ids).size).toBe(1);
    const mails = [await mailsTo(api(), shopper.user.email), await mailsTo(api(), hive.user.email)];
    expect(mails.map(({ length }) => length)).toEqual([1, 1]);
  });

  test('R4.13 R8.10 who cancels is told so, and whoever was to send something not to', async () => {
    const { hive, kiln, shopper } = await twoStalls(api());
    const { id } = (await checkOutCart(api(), shopper)).body.data.order;
    api().clock.turn(1_000);
    for (const status of [200, 409])
      expect((await api().call('cancelOrder', { params: { id } }, shopper)).status).toBe(status);
    const number = numberOf(id);
    expect(await subjectsTo(api(), shopper.user.email)).toEqual([
      `Tu pedido ${number} está en marcha`,
      `Tu pedido ${number} está cancelado`,
    ]);
    expect((await bodiesTo(api(), kiln.user.email))[1]).toBe(`Hola, Íñigo Garmendia:

Marina Soler ha cancelado su pedido. Ya no tienes que preparar esto:

    1 × Cuenco: 99,00 €

    Total: 99,00 €

Ver el pedido: ${api().config.publicUrl}/producer/orders/${id}

Lo que no has enviado vuelve a estar a la venta en tu puesto.

Si ya te lo había pagado, devuélveselo.

El equipo de Tenderete`);
    expect((await subjectsTo(api(), hive.user.email))[1]).toBe(`Pedido ${number} cancelado: no lo prepares`);
  });
});

/** Inserts orders of a shopper at this moment, each with its own cart. */
const addOrders = ({ db, clock }: TestApi, { id: userId }: ApiUser, count: number) => {
  const at = new Date(clock.now());
  const order = {
    userId,
    status: 'cancelled',
    totalCents: 0,
    shippingInfo: MARKET_SHIPPING,
    createdAt: at,
  } as const;
  return db.insert(orders).values(
    Array.from({ length: count }, (_, index) => ({
      ...order,
      id: newId(),
      cartGeneration: -1 - index,
      updatedAt: at,
    })),
  );
};

describeApi('a market without limits', (api) => {
  test('R7.18 takes any number of orders', async () => {
    const product = await addProduct(api(), await api().person('producer'));
    const shopper = await shopperWithCart(api(), [product, 1]);
    await addOrders(api(), shopper, 600);
    expect((await checkOutCart(api(), shopper)).status).toBe(201);
  });
});

describeApi(
  'mails of an account that cannot stop',
  (api) => {
    test('R7.18 buying and cancelling in a loop ends, with its mails, at 600 orders an hour; what was ordered is still told by its key, and it goes on when there is room', async () => {
      const producer = await api().person('producer');
      const product = await addProduct(api(), producer);
      let shopper = await shopperWithCart(api());
      const fill = () => api().call('addCartItem', { body: { productId: product.id, quantity: 1 } }, shopper);
      const waitFor = async (ms: number) => {
        api().clock.turn(ms);
        const body = { refresh_token: shopper.refreshToken };
        shopper = { ...shopper, token: (await api().call('refreshToken', { body })).body.access_token };
      };
      await addOrders(api(), shopper, 600 - 2);
      const keys = [newId(), newId()];
      for (const key of keys) {
        api().clock.turn(1_000);
        await fill();
        const { id } = (await checkOutCart(api(), shopper, key)).body.data.order;
        expect((await api().call('cancelOrder', { params: { id } }, shopper)).status).toBe(200);
      }
      await fill();
      const refused = await checkOutCart(api(), shopper);
      expect([refused.status, refused.body, refused.headers['retry-after']]).toEqual([
        429,
        {
          status: {
            code: 'TOO_MANY_REQUESTS',
            message: 'Has hecho muchos pedidos en la última hora. Espera un poco antes de hacer otro.',
          },
        },
        String(3_600 - 2),
      ]);
      const again = await Promise.all(keys.map((key) => checkOutCart(api(), shopper, key)));
      expect(again.map(({ status, body }) => [status, body.data.order.status])).toEqual(
        keys.map(() => [201, 'cancelled']),
      );
      expect((await mailsTo(api(), producer.user.email)).length).toBe(4);
      await waitFor((3_600 - 2) * 1_000 - 1);
      const late = await checkOutCart(api(), shopper);
      expect([late.status, late.headers['retry-after']]).toEqual([429, '1']);
      await waitFor(1);
      expect((await checkOutCart(api(), shopper)).status).toBe(201);
    });
  },
  { env: { RATE_LIMITS: 'on' } },
);
