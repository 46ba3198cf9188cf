import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../server/db/database.ts';
import { users } from '../../server/db/schema-auth.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import { addProduct, addStore, checkOutCart, shopperWithCart } from '../support/api/add-market-rows.ts';
import { addUser, type SampleUserRow } from '../support/api/users.ts';

const DAY = 86_400_000;

describeApi('users', (api) => {
  let admin: ApiUser;
  const daysAgo = (days: number) => new Date(api().clock.now() - days * DAY);
  const ask = (query: object = {}) => api().call('listUsers', { query }, admin);
  const named = async (query: object) => {
    const { status, body } = await ask(query);
    if (status !== 200) throw new Error(`The list was refused with ${status}.`);
    return (body.data.users as { fullName: string }[]).map(({ fullName }) => fullName);
  };

  beforeAll(async () => {
    admin = await api().person('admin', { email: 'jefa@market.example', fullName: 'Zoe Jefa' });
    const add = (name: string, days: number, fields: Partial<SampleUserRow> = {}) =>
      addUser(api().db, {
        fullName: name,
        email: `vecina.${name.toLowerCase()}@example.com`,
        createdAt: daysAgo(days),
        ...fields,
      });
    await add('Álvaro', 6, { role: 'producer', lastLogin: daysAgo(0.5) });
    await add('Ana', 8, { lastLogin: daysAgo(3), phone: '600 111 222', city: 'Soria' });
    await add('Berta', 2, { confirmedAt: null });
    await add('Ñuflo', 3, { isActive: false, role: 'producer' });
    await add('Nuria', 4, { email: 'vecina_nuria@example.com' });
  });

  test('R3.4 an account is told as the table of calls has it, and never its password', async () => {
    const { body } = await ask({ filter: 'email ^= "vecina.ana@"' });
    const [ana] = body.data.users;
    expect(body.data).toEqual({
      users: [
        {
          id: ana.id,
          fullName: 'Ana',
          name: 'Ana',
          email: 'vecina.ana@example.com',
          role: 'customer',
          isActive: true,
          createdAt: daysAgo(8).toISOString(),
          lastLogin: daysAgo(3).toISOString(),
          phone: '600 111 222',
          phoneNumber: '600 111 222',
          address: null,
          city: 'Soria',
          state: null,
          postalCode: null,
          profileImage: null,
          'custom:role': 'customer',
        },
      ],
      totalUsers: 1,
      queryInfo: { filter: 'email ^= "vecina.ana@"', attributesToGet: null, limit: 100, offset: 0 },
      pagination: { total: 1, hasMore: false, asOf: body.data.pagination.asOf },
    });
  });

  test('R7.20 the filter leaves those whose address begins so, who may use their account, and both', async () => {
    expect(await named({ filter: 'email ^= "VECINA"' })).toEqual([
      'Berta',
      'Ñuflo',
      'Nuria',
      'Álvaro',
      'Ana',
    ]);
    expect(await named({ filter: 'email ^= "vecina" and status = "CONFIRMED"' })).toEqual([
      'Nuria',
      'Álvaro',
      'Ana',
    ]);
    expect(await named({ filter: 'status = "FORCE_CHANGE_PASSWORD" and email ^= "vecina"' })).toEqual([
      'Berta',
      'Ñuflo',
    ]);
    expect(await named({ filter: 'email ^= "nadie"' })).toEqual([]);
  });

  test.each(['vecina_', 'vecina%', '%', '_'])(
    'battery 25 a wildcard in %s counts as itself',
    async (prefix) => {
      expect(await named({ filter: `email ^= "${prefix}"` })).toEqual(prefix === 'vecina_' ? ['Nuria'] : []);
    },
  );

  test.each([
    { filter: 'email ^= "a" or "a" = "a"' },
    { filter: "email ^= 'a'; drop table users" },
    { filter: 'email ^= "a' },
    { filter: 'password ^= "a"' },
    { filter: `email ^= "${'a'.repeat(7_000)}"` },
    { attributesToGet: 'email,passwordHash' },
    { attributesToGet: '(select 1)' },
    { sortBy: 'createdAt;DROP' },
    { sortBy: 'passwordHash' },
    { sortOrder: 'case when 1=1' },
    { role: 'root' },
  ])('R7.20 battery 18 %j is 400 and brings nothing', async (query) => {
    const { status, body } = await ask(query);
    expect([status, body.status.code, body.data]).toEqual([400, 'MALFORMED_REQUEST', undefined]);
  });

  test('R7.20 only what is asked for is told, beside whom it is about', async () => {
    const { body } = await ask({ filter: 'email ^= "vecina.ana"', attributesToGet: 'phone, city' });
    const [ana] = body.data.users;
    expect(ana).toEqual({
      id: ana.id,
      fullName: 'Ana',
      email: 'vecina.ana@example.com',
      role: 'customer',
      phone: '600 111 222',
      city: 'Soria',
    });
  });

  test('R7.20 a list is of one role, and in the order that is asked for', async () => {
    const filter = 'email ^= "vecina"';
    expect(await named({ filter, role: 'seller' })).toEqual(['Ñuflo', 'Álvaro']);
    expect(await named({ filter, sortBy: 'fullName', sortOrder: 'asc' })).toEqual([
      'Álvaro',
      'Ana',
      'Berta',
      'Nuria',
      'Ñuflo',
    ]);
    expect(await named({ filter, sortBy: 'createdAt', sortOrder: 'asc' })).toEqual([
      'Ana',
      'Álvaro',
      'Nuria',
      'Ñuflo',
      'Berta',
    ]);
    expect(await named({ filter, sortBy: 'email', sortOrder: 'asc' })).toEqual([
      'Ana',
      'Berta',
      'Álvaro',
      'Ñuflo',
      'Nuria',
    ]);
    expect((await named({ filter, sortBy: 'lastLogin' })).slice(0, 2)).toEqual(['Álvaro', 'Ana']);
    expect((await named({ filter, sortBy: 'lastLogin', sortOrder: 'asc' })).slice(3)).toEqual([
      'Ana',
      'Álvaro',
    ]);
  });

  test('R7.24 the figures count every account, by role, and those of the last days', async () => {
    const { body } = await api().call('getUserStats', {}, admin);
    expect(body.data).toEqual({
      totalUsers: 6,
      usersByRole: { admin: 1, producer: 2, customer: 3 },
      recentActivity: { usersRegisteredLastWeek: 4, usersLoggedInLastDay: 1 },
    });
  });

  test('R7.24 a week and a day count from their first millisecond', async () => {
    const figures = async () =>
      (await api().call('getUserStats', {}, admin)).body.data.recentActivity as Record<string, number>;
    const before = await figures();
    const at = { first: daysAgo(7), login: daysAgo(1) };
    await addUser(api().db, { createdAt: at.first, lastLogin: at.login });
    const just = (date: Date) => new Date(date.getTime() - 1);
    await addUser(api().db, { createdAt: just(at.first), lastLogin: just(at.login) });
    expect(await figures()).toEqual({
      usersRegisteredLastWeek: before.usersRegisteredLastWeek! + 1,
      usersLoggedInLastDay: before.usersLoggedInLastDay! + 1,
    });
  });

  test('R7.21 one account comes with what hangs on it, and one that is not there is said not to be', async () => {
    const { call } = api();
    const [producer, shopper] = [await api().person('producer'), await api().person()];
    const [open, draft, archived] = [
      await addStore(api(), producer),
      await addStore(api(), producer, { status: 'draft' }),
      await addStore(api(), producer, { status: 'archived' }),
    ];
    const jar = await addProduct(api(), producer, { popupStoreId: open.id });
    await addProduct(api(), producer, { popupStoreId: draft.id });
    await addProduct(api(), producer, { popupStoreId: archived.id });
    for (const buyer of [shopper, await shopperWithCart(api(), [jar, 1])]) {
      await call('addCartItem', { body: { productId: jar.id, quantity: 1 } }, buyer);
      await checkOutCart(api(), buyer);
    }
    const [{ id: over }] = (await call('listOrders', {}, shopper)).body.data.orders;
    await call('cancelOrder', { params: { id: over } }, shopper);
    const of = async ({ id }: ApiUser) => (await call('getUser', { params: { id } }, admin)).body.data;
    expect(await of(producer)).toEqual({
      user: expect.objectContaining({ id: producer.id, email: producer.user.email, role: 'producer' }),
      holdings: { stores: 2, openStores: 1, products: 3, ordersToServe: 1, orders: 0, openOrders: 0 },
    });
    expect((await of(shopper)).holdings).toEqual({
      stores: 0,
      openStores: 0,
      products: 0,
      ordersToServe: 0,
      orders: 1,
      openOrders: 0,
    });
    const gone = await call('getUser', { params: { id: newId() } }, admin);
    expect([gone.status, gone.body.status]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'Usuario no encontrado.' },
    ]);
  });

  test('R9.13 five thousand come at once, or page by page, each once, while others sign up', async () => {
    const { db } = api();
    const { passwordHash } = admin.user;
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      id: newId(),
      email: `mil.${index}@example.com`,
      passwordHash,
      fullName: 'Mil Personas',
      role: 'consumer' as const,
      confirmedAt: daysAgo(9),
      createdAt: daysAgo(10 + (index % 3)),
    }));
    await db.insert(users).values(many);
    const whole = (await ask({ filter: 'email ^= "mil."', limit: 5_000 })).body.data;
    expect([whole.users.length, whole.totalUsers, whole.pagination.hasMore]).toEqual([5_000, 5_000, false]);
    const capped = (await ask({ limit: 9_999 })).body.data;
    expect([capped.users.length, capped.pagination.hasMore]).toEqual([5_000, true]);

    const seen = new Set<string>();
    let asOf: string | undefined;
    for (let offset = 0; offset < 5_000; offset += 1_000) {
      const { users: page, pagination } = (
        await ask({ filter: 'email ^= "mil."', limit: 1_000, offset, asOf })
      ).body.data;
      asOf ??= pagination.asOf;
      for (const { id } of page) seen.add(id);
      api().clock.turn(1_000);
      await addUser(db, { email: `mil.tarde.${offset}@example.com`, createdAt: new Date(api().clock.now()) });
    }
    expect(seen.size).toBe(5_000);
  });

  test('R9.13 among thousands an address is found along its index', async () => {
    await api().db.execute(sql`analyze users`);
    const plan = await rowsOf<Record<string, string>>(
      api().db,
      sql`explain select * from users where email like 'mil.77%' order by created_at desc, id desc limit 100`,
    );
    expect(JSON.stringify(plan)).toContain('users_by_email_prefix');
  });
});
