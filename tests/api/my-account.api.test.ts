import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { hashPassword } from '../../server/auth/passwords.ts';
import { users } from '../../server/db/schema-auth.ts';
import { journal } from '../../server/db/schema-audit-log.ts';
import { contactMessages } from '../../server/db/schema-notifications.ts';
import { reminders } from '../../server/db/schema-reminders.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import { codeMailedTo, subjectsTo } from '../support/api/mailbox.ts';
import {
  addProduct,
  addStore,
  inHours,
  checkOutCart,
  MARKET_SHIPPING,
  shopperWithCart,
} from '../support/api/add-market-rows.ts';
import { callDuringChange } from '../support/api/statement-waits.ts';
import { fingerprint } from '../support/postgres/row-fingerprint.ts';
import { PASSWORD } from '../support/api/users.ts';

const HOUR = 3_600_000;

describeApi('the own account', (api) => {
  const take = async (as: ApiUser) => (await api().call('exportAccount', {}, as)).body.data.export;
  const end = (as: ApiUser, currentPassword = PASSWORD) =>
    api().call('deleteAccount', { body: { currentPassword } }, as);
  const write = (email: string, subject: string, hours = -1) =>
    api()
      .db.insert(contactMessages)
      .values({
        id: newId(),
        name: 'Ana',
        email,
        subject,
        message: 'Texto',
        createdAt: inHours(api(), hours),
      });

  test('R7.23 a shopper takes along what the market holds of them, and of nobody else', async () => {
    const producer = await api().person('producer', { fullName: 'Berta' });
    const product = await addProduct(api(), producer, { name: 'Miel', priceCents: 725 });
    const shopper = await shopperWithCart(api(), [product, 2]);
    await shopperWithCart(api(), [product, 1]);
    const bought = (await checkOutCart(api(), shopper)).body.data.order;
    await api().call('addCartItem', { body: { productId: product.id, quantity: 3 } }, shopper);
    await write(shopper.user.email, 'Hola');
    await write(shopper.user.email, 'Antes', -3);
    await write(shopper.user.email, 'Otra vez');
    await write(producer.user.email, 'Lo mío');
    const { id: storeId } = await addStore(api(), producer, { name: 'Pronto', status: 'scheduled' });
    const later = await addStore(api(), producer, { name: 'Luego', status: 'scheduled' });
    const reminder = { email: shopper.user.email, askedAt: inHours(api(), -2), confirmedAt: null };
    await api()
      .db.insert(reminders)
      .values([
        { ...reminder, id: newId(), storeId, confirmedAt: inHours(api(), -1) },
        { ...reminder, id: newId(), storeId, email: producer.user.email },
        { ...reminder, id: newId(), storeId: later.id, askedAt: inHours(api(), -1) },
      ]);
    const now = new Date(api().clock.now()).toISOString();
    expect(await take(shopper)).toEqual({
      exportedAt: now,
      user: expect.objectContaining({ id: shopper.id, email: shopper.user.email, role: 'consumer' }),
      sessions: [{ createdAt: now, lastUsedAt: now, userAgent: null }],
      cart: [{ name: 'Miel', quantity: 3, price: 7.25 }],
      orders: [expect.objectContaining({ id: bought.id, totalPrice: 14.5, shippingInfo: MARKET_SHIPPING })],
      messages: [
        { subject: 'Otra vez', message: 'Texto', createdAt: inHours(api(), -1).toISOString() },
        { subject: 'Hola', message: 'Texto', createdAt: inHours(api(), -1).toISOString() },
        { subject: 'Antes', message: 'Texto', createdAt: inHours(api(), -3).toISOString() },
      ],
      stores: [],
      products: [],
      favourites: [],
      reminders: [
        {
          storeName: 'Pronto',
          askedAt: inHours(api(), -2).toISOString(),
          confirmedAt: inHours(api(), -1).toISOString(),
        },
        { storeName: 'Luego', askedAt: inHours(api(), -1).toISOString(), confirmedAt: null },
      ],
    });
  });

  test('R7.23 a producer takes along stores and products as well, and no order of a shopper', async () => {
    const [producer, other] = [await api().person('producer'), await api().person('producer')];
    const ownerInfo = { name: 'Ana', taxId: '12345678Z' };
    const store = await addStore(api(), producer, { name: 'La huerta', ownerInfo });
    await addStore(api(), other);
    const product = await addProduct(api(), producer, { popupStoreId: store.id, name: 'Tomate' });
    await addProduct(api(), other, { popupStoreId: store.id });
    await checkOutCart(api(), await shopperWithCart(api(), [product, 1]));
    const taken = await take(producer);
    expect([taken.stores, taken.products, taken.orders]).toEqual([
      [
        {
          id: store.id,
          name: 'La huerta',
          slug: store.slug,
          description: 'Para las pruebas.',
          status: 'active',
          startDate: inHours(api(), -24).toISOString(),
          endDate: inHours(api(), 24).toISOString(),
          ownerInfo,
          createdAt: inHours(api(), -48).toISOString(),
        },
      ],
      [
        {
          id: product.id,
          name: 'Tomate',
          producerName: 'Productora',
          shortDescription: 'Sirve para probar.',
          price: 5,
          stock: 9,
          isActive: true,
          popupStoreId: store.id,
          createdAt: inHours(api(), -24).toISOString(),
        },
      ],
      [],
    ]);
  });

  test('battery 49 it is put together ten times an hour and no more', async () => {
    const somebody = await api().person();
    const ask = async () => (await api().call('exportAccount', {}, somebody)).status;
    const answers: number[] = [];
    for (let time = 0; time < 11; time += 1) answers.push(await ask());
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const { headers } = await api().call('exportAccount', {}, somebody);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    api().clock.turn(HOUR);
    const renewed = await api().call('refreshToken', { body: { refresh_token: somebody.refreshToken } });
    expect(
      (await api().call('exportAccount', {}, { ...somebody, token: renewed.body.access_token })).status,
    ).toBe(200);
  });

  test('R7.23 a shopper ends the account with its password, and may sign up anew', async () => {
    const somebody = await api().person();
    const { email } = somebody.user;
    expect((await end(somebody)).body.status.code).toBe('SUCCESS');
    expect((await api().call('userInfo', {}, somebody)).status).toBe(401);
    expect(await api().db.select().from(users).where(eq(users.id, somebody.id))).toEqual([]);
    expect(await subjectsTo(api(), email)).toEqual(['Tu cuenta de Tenderete se ha eliminado']);
    const [entry] = await api().db.select().from(journal).where(eq(journal.subjectId, somebody.id));
    expect([entry?.kind, entry?.actorId]).toEqual(['accountDeleted', somebody.id]);

    const person = { username: email, password: PASSWORD, fullName: 'Ana Ruiz', role: 'consumer' as const };
    expect((await api().call('signup', { body: person })).status).toBe(200);
    const confirmationCode = await codeMailedTo(api(), email);
    expect((await api().call('confirmAccount', { body: { username: email, confirmationCode } })).status).toBe(
      200,
    );
    const again = await api().call('login', { body: { username: email, password: PASSWORD } });
    expect(again.status).toBe(200);
    const mine = await api().call('listOrders', {}, { ...somebody, token: again.body.access_token });
    expect(mine.body.data.orders).toEqual([]);
  });

  test('R7.23 a producer who goes leaves archived stores', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    expect((await end(producer)).status).toBe(200);
    const [left] = await api().db.select().from(popupStores).where(eq(popupStores.id, store.id));
    expect(left?.status).toBe('archived');
    expect((await api().call('getPopupStore', { params: { id: store.id } })).status).toBe(404);
  });

  test('R8.14, battery 43 without its password it stays, and guesses count until the door is shut', async () => {
    const somebody = await api().person();
    const before = await fingerprint(api().db);
    const message = 'La contraseña actual es incorrecta';
    for (let time = 0; time < 10; time += 1) {
      const { status, body } = await end(somebody, 'No-es-esta-1');
      expect([status, body]).toEqual([
        422,
        { status: { code: 'WRONG_PASSWORD', message }, errors: [{ field: 'currentPassword', message }] },
      ]);
    }
    expect((await end(somebody)).status).toBe(429);
    expect(await fingerprint(api().db)).toEqual(before);
    const none = await api().call(
      'deleteAccount',
      { body: {} as { currentPassword: string } },
      await api().person(),
    );
    expect([none.status, none.body.errors[0].field]).toEqual([422, 'currentPassword']);
  });

  test('R6.6 an admin’s stays', async () => {
    const admin = await api().person('admin');
    const { status, body } = await end(admin);
    expect([status, body.status]).toEqual([
      409,
      {
        code: 'CONFLICT',
        message: 'Una cuenta de administrador no se puede eliminar. Contacte al super administrador.',
      },
    ]);
    expect((await api().call('userInfo', {}, admin)).status).toBe(200);
  });

  test('R8.14 the right password forgives the wrong ones before it, also where the account stays', async () => {
    const admin = await api().person('admin');
    const slip = async () => (await end(admin, 'No-es-esta-1')).status;
    for (let time = 0; time < 9; time += 1) expect(await slip()).toBe(422);
    expect([(await end(admin)).status, await slip(), (await end(admin)).status]).toEqual([409, 422, 409]);
  });

  test('R7.23 an account whose password is changed meanwhile stays', async () => {
    const somebody = await api().person();
    const passwordHash = await hashPassword('Romero-2027!');
    const { body } = await callDuringChange(
      api(),
      (db) => db.update(users).set({ passwordHash }).where(eq(users.id, somebody.id)),
      () => end(somebody),
    );
    expect(body.status.code).toBe('WRONG_PASSWORD');
    expect(await api().db.$count(users, eq(users.id, somebody.id))).toBe(1);
  });
});
