import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../server/db/database.ts';
import { users } from '../../server/db/schema-auth.ts';
import { contactMessages } from '../../server/db/schema-notifications.ts';
import { orders, parcels } from '../../server/db/schema-orders.ts';
import { reminders } from '../../server/db/schema-reminders.ts';
import { products } from '../../server/db/schema-products.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { pruneExpiredData } from '../../server/jobs/housekeeping.ts';
import { deleteUser } from '../../server/services/admin/users/delete-user.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import { subjectsTo } from '../support/api/mailbox.ts';
import {
  addContactMessage,
  addProduct,
  addStore,
  checkOutCart,
  MARKET_SHIPPING,
  shopperWithCart,
  storedCartOf,
} from '../support/api/add-market-rows.ts';
import { putFile, smallPicture } from '../support/api/put-picture.ts';
import { fingerprint } from '../support/postgres/row-fingerprint.ts';
import { addUser, PASSWORD } from '../support/api/users.ts';

const NOBODY = { fullName: 'Cuenta eliminada', address: '', postalCode: '', city: '', email: '' };

describeApi('accounts that end', (api) => {
  let admin: ApiUser;
  let producer: ApiUser;
  beforeAll(async () => {
    [admin, producer] = [await api().person('admin'), await api().person('producer')];
  });
  const remove = ({ id }: { id: string }, as = admin) => api().call('deleteUser', { params: { id } }, as);
  const step = (orderId: string, status: string, as: ApiUser = producer) =>
    api().call('changeOrderStatus', { params: { orderId }, body: { status: status as 'pending' } }, as);
  const orderOf = async (id: string, as: ApiUser = admin) =>
    (await api().call('getOrder', { params: { id } }, as)).body.data.order;
  const pictureOf = async (person: ApiUser) => {
    const imageTypes = [{ filename: 'yo.jpg', contentType: 'image/jpeg' as const }];
    const { body } = await api().call(
      'updateProfile',
      { body: { requestUploadUrls: true, imageTypes } },
      person,
    );
    await putFile(api(), body.data.uploadUrls[0].uploadUrl, await smallPicture().jpeg().toBuffer());
  };
  const addReminder = async (email: string) => {
    const { id: storeId } = await addStore(api(), producer, { status: 'scheduled', name: 'Pronto' });
    const row = { id: newId(), storeId, email, askedAt: new Date(api().clock.now()) };
    await api().db.insert(reminders).values(row);
  };
  /**
   * Tables that contain a text. Tables whose rows expire are left out: e-mails after 30 days, counted attempts after an
   * hour.
   */
  const tablesWith = async (word: string): Promise<string[]> => {
    const tables = await rowsOf<{ name: string }>(
      api().db,
      sql`select tablename::text as name from pg_tables where schemaname = 'public' and tablename not in ('mails', 'attempts') order by 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const [row] = await rowsOf(
        api().db,
        sql`select 1 as one from ${sql.identifier(name)} as line where lower(line::text) like ${`%${word}%`} limit 1`,
      );
      if (row) found.push(name);
    }
    return found;
  };
  const sellerWithStore = async () => {
    const seller = await api().person('producer');
    await addStore(api(), seller);
    return seller;
  };
  const ordered = async (shopper: ApiUser, product: { id: string }, fullName: string): Promise<string> => {
    await api().call('addCartItem', { body: { productId: product.id, quantity: 1 } }, shopper);
    const shippingInfo = {
      ...MARKET_SHIPPING,
      fullName,
      address: `Calle ${fullName}, 3`,
      email: shopper.user.email,
    };
    return (await checkOutCart(api(), shopper, newId(), shippingInfo)).body.data.order.id;
  };

  describe('a shopper’s', () => {
    test('R7.21 nothing of the person is left once their orders are over: no name, address, session, cart, code or picture', async () => {
      const shopper = await api().person('consumer', {
        fullName: 'Zacarías Gil',
        email: 'zacarias.gil@example.com',
      });
      const { email } = shopper.user;
      const product = await addProduct(api(), producer, { name: 'Queso curado' });
      const over = await ordered(shopper, product, 'Zacarías Gil');
      await api().call('cancelOrder', { params: { id: over } }, shopper);
      await api().call('addCartItem', { body: { productId: product.id, quantity: 1 } }, shopper);
      const before = api().blobs.keys().length;
      await pictureOf(shopper);
      await api().call('forgotPassword', { body: { username: email } });
      await api().call('resendConfirmation', { body: { username: email } });
      await addReminder(email);
      await api().call(
        'updateProfile',
        { body: { email: `zacarías-${newId()}@example.com`, currentPassword: PASSWORD } },
        shopper,
      );
      await api()
        .db.insert(contactMessages)
        .values({
          id: newId(),
          name: 'Zacarías',
          email,
          subject: 'Hola',
          message: 'Soy yo.',
          createdAt: new Date(api().clock.now()),
        });
      expect((await remove(shopper)).status).toBe(200);
      for (const told of ['zacarías', 'zacarias gil', 'zacarias.gil'])
        expect(await tablesWith(told)).toEqual([]);
      expect(api().blobs.keys()).toHaveLength(before);
      expect(await tablesWith(shopper.id)).toEqual(['journal', 'order_events', 'orders']);
      expect((await api().call('userInfo', {}, shopper)).status).toBe(401);
      const refresh = { body: { refresh_token: shopper.refreshToken } };
      expect((await api().call('refreshToken', refresh)).status).toBe(401);
      expect((await subjectsTo(api(), email)).at(-1)).toBe('Tu cuenta de Tenderete se ha eliminado');
    });

    test('R7.21 what was bought can still be read by the admins and by who sold it, without the person', async () => {
      const shopper = await api().person('consumer', { fullName: 'Petronila Sanz' });
      const product = await addProduct(api(), producer, { name: 'Almíbar raro' });
      const potter = await api().person('producer');
      const jug = await addProduct(api(), potter, { name: 'Cántaro' });
      await api().call('addCartItem', { body: { productId: jug.id, quantity: 1 } }, shopper);
      const id = await ordered(shopper, product, 'Petronila Sanz');
      for (const as of [producer, potter])
        for (const status of ['organizing', 'ready_to_ship', 'shipped', 'delivered'])
          await step(id, status, as);
      await remove(shopper);
      const order = await orderOf(id);
      expect([order.status, order.totalPrice, order.shippingInfo]).toEqual(['delivered', 10, NOBODY]);
      const bought = expect.objectContaining({ quantity: 1, price: 5, status: 'delivered' }) as object;
      expect(order.items).toEqual([bought, bought]);
      expect(order.history[0]).toEqual(
        expect.objectContaining({ actor: 'consumer', actorName: 'Cuenta eliminada' }),
      );
      const found = async (q: string, as = producer) =>
        (await api().call('listProducerOrders', { query: { q } }, as)).body.data.orders.length;
      expect([await found('almíbar'), await found('Petronila')]).toEqual([1, 0]);
      expect([await found('cántaro', potter), await found('almíbar', potter)]).toEqual([1, 0]);
      const closed = await step(id, 'completed', admin);
      expect([closed.status, (await orderOf(id)).status]).toEqual([200, 'completed']);
    });

    test('R7.21 an order on its way keeps its address until it is over, and is moved as ever', async () => {
      const shopper = await api().person();
      const product = await addProduct(api(), producer);
      const [kept, cancelled] = [
        await ordered(shopper, product, 'Eulalia Vidal'),
        await ordered(shopper, product, 'Eulalia Vidal'),
      ];
      await remove(shopper);
      await pruneExpiredData(api().context());
      expect((await orderOf(kept)).shippingInfo.address).toBe('Calle Eulalia Vidal, 3');
      for (const status of ['organizing', 'ready_to_ship', 'shipped', 'delivered'])
        expect((await step(kept, status)).status).toBe(200);
      expect((await step(cancelled, 'cancelled', admin)).status).toBe(200);
      await pruneExpiredData(api().context());
      expect([(await orderOf(kept)).shippingInfo, (await orderOf(cancelled)).shippingInfo]).toEqual([
        NOBODY,
        NOBODY,
      ]);
      expect(await tablesWith('eulalia')).toEqual([]);
      const others = await api().db.select().from(orders).where(eq(orders.buyerLeft, true));
      expect(others).toEqual([]);
    });

    test('R7.21 what everybody else has stays as it is: addresses, cart, signup, messages, reminders, store', async () => {
      const [shopper, other] = [
        await api().person(),
        await api().person('consumer', { fullName: 'Hilaria' }),
      ];
      const product = await addProduct(api(), producer);
      const id = await ordered(other, product, 'Hilaria Mas');
      await api().call('cancelOrder', { params: { id } }, other);
      await api().call('addCartItem', { body: { productId: product.id, quantity: 2 } }, other);
      const { email } = other.user;
      await api().call('resendConfirmation', { body: { username: email } });
      await addReminder(email);
      await addContactMessage(api(), { email });
      const ownerInfo = { name: 'Hilaria' };
      const store = await addStore(api(), await api().person('producer'), { ownerInfo });
      await ordered(shopper, product, 'Otra Persona');
      const holding = await tablesWith(email);
      expect(holding).toEqual(['codes', 'contact_messages', 'orders', 'reminders', 'signups', 'users']);
      await remove(shopper);
      await remove(await sellerWithStore());
      expect([await tablesWith(email), (await storedCartOf(api(), other)).length]).toEqual([holding, 1]);
      const [kept] = await api().db.select().from(popupStores).where(eq(popupStores.id, store.id));
      expect([kept?.ownerInfo, kept?.status]).toEqual([ownerInfo, 'active']);
      await pruneExpiredData(api().context());
      expect((await orderOf(id)).shippingInfo.fullName).toBe('Hilaria Mas');
      const [parcel] = await api().db.select().from(parcels).where(eq(parcels.orderId, id));
      expect(parcel?.searchText).toContain('hilaria mas');
    });
  });

  describe('a producer’s', () => {
    test('R7.21 its products go, its stores are archived without who ran them, and shoppers keep what they bought', async () => {
      const seller = await api().person('producer', { fullName: 'Saturnino Rey' });
      const ownerInfo = { name: 'Saturnino Rey', taxId: '12345678Z', email: 'saturnino@example.com' };
      const store = await addStore(api(), seller, { name: 'La huerta', ownerInfo });
      const empty = await addStore(api(), seller, { status: 'draft', ownerInfo });
      const product = await addProduct(api(), seller, { popupStoreId: store.id, name: 'Tomate' });
      const foreign = await addProduct(api(), producer, { popupStoreId: store.id });
      const alone = await addProduct(api(), seller);
      const shopper = await shopperWithCart(api(), [product, 2]);
      const { id } = (await checkOutCart(api(), shopper)).body.data.order;
      const late = await shopperWithCart(api(), [product, 1]);
      expect((await remove(seller)).status).toBe(200);

      const stores = await api().db.select().from(popupStores).where(eq(popupStores.ownerId, seller.id));
      expect(stores.map(({ id: one, status, ownerInfo: told }) => [one, status, told])).toEqual([
        [store.id, 'archived', null],
        [empty.id, 'archived', null],
      ]);
      const left = await api()
        .db.select({ id: products.id })
        .from(products)
        .where(eq(products.producerId, seller.id));
      expect(left).toEqual([]);
      const shown = async (one: { id: string }) =>
        (await api().call('getProduct', { params: { id: one.id } })).status;
      expect([await shown(alone), await shown(foreign)]).toEqual([404, 404]);
      expect((await checkOutCart(api(), late)).body.status.code).toBe('CART_EMPTY');

      const order = await orderOf(id, shopper);
      expect(order.items).toEqual([
        expect.objectContaining({
          quantity: 2,
          price: 5,
          status: 'pending',
          sellerName: null,
          storeName: 'La huerta',
        }),
      ]);
      expect(order.stores[0].ownerInfo).toEqual(ownerInfo);
      expect(await tablesWith('saturnino')).toEqual(['order_stores']);
    });

    test('R7.21 an admin brings to its end what nobody else can, and the shopper is told', async () => {
      const seller = await api().person('producer');
      const product = await addProduct(api(), seller);
      const shopper = await shopperWithCart(api(), [product, 1]);
      const { id } = (await checkOutCart(api(), shopper)).body.data.order;
      await remove(seller);
      expect((await step(id, 'cancelled', admin)).status).toBe(200);
      expect((await orderOf(id, shopper)).status).toBe('cancelled');
      expect(await subjectsTo(api(), shopper.user.email)).toHaveLength(2);
    });
  });

  describe('an admin’s', () => {
    test('R6.6, battery 8 it stays, the own and anybody else’s, and so does all that it has', async () => {
      const other = await api().person('admin');
      const before = await fingerprint(api().db);
      const said = async (one: ApiUser) => {
        const { status, body } = await remove(one);
        return [status, body.status];
      };
      expect(await said(admin)).toEqual([
        409,
        {
          code: 'CONFLICT',
          message: 'No puedes eliminar tu propia cuenta. Contacte al super administrador.',
        },
      ]);
      expect(await said(other)).toEqual([
        409,
        {
          code: 'CONFLICT',
          message: 'Las cuentas de administrador no se pueden eliminar. Contacte al super administrador.',
        },
      ]);
      expect(await fingerprint(api().db)).toEqual(before);
    });
  });

  test('R8.13 an account that is gone is not there, and of two who delete it at once one hears so', async () => {
    const somebody = await api().person();
    const both = await Promise.all([remove(somebody), remove(somebody)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect((await remove(somebody)).body.status.message).toBe('Usuario no encontrado.');
  });

  test('R7.21 one that never proved its mailbox goes without a word to it', async () => {
    const { id, email } = await addUser(api().db, { confirmedAt: null });
    expect((await remove({ id })).status).toBe(200);
    expect(await subjectsTo(api(), email)).toEqual([]);
  });

  test('battery 74 it ends altogether or not at all', async () => {
    const seller = await api().person('producer');
    const product = await addProduct(api(), seller, { popupStoreId: (await addStore(api(), seller)).id });
    await checkOutCart(api(), await shopperWithCart(api(), [product, 1]));
    const before = await fingerprint(api().db);
    const asker = { role: 'admin', userId: admin.id, sessionId: newId(), email: admin.user.email } as const;
    const mail = { queue: () => Promise.reject(new Error('no ink')) };
    await expect(deleteUser({ ...api().context(asker), mail }, { id: seller.id })).rejects.toThrow('no ink');
    expect(await fingerprint(api().db)).toEqual(before);
  });

  test('battery 74 what leads to an account goes with it, lets go of it, or never led there', async () => {
    const keys = await rowsOf<{ key: string; rule: string }>(
      api().db,
      sql`select conname::text as key, case confdeltype when 'c' then 'goes' when 'n' then 'lets go' when 'a' then 'bars' end as rule
        from pg_constraint where contype = 'f' and confrelid = ${'users'}::regclass order by 1`,
    );
    expect(keys.map(({ key, rule }) => `${key.replace('_users_id_fk', '')} ${rule}`)).toEqual([
      'account_storage_user_id goes',
      'carts_user_id goes',
      'contact_replies_user_id lets go',
      'email_changes_user_id goes',
      'favourites_user_id goes',
      'idempotency_keys_user_id goes',
      'notifications_created_by lets go',
      'pictures_owner_id lets go',
      'popup_stores_created_by lets go',
      'producer_months_producer_id goes',
      'product_imports_user_id lets go',
      'products_producer_id bars',
      'sessions_user_id goes',
      'uploads_user_id goes',
    ]);
    expect(await api().db.select().from(users).where(eq(users.id, admin.id))).toHaveLength(1);
  });
});
