import { isNotNull } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import type { OpenSession } from '../../contract/account/open-session.ts';
import { sessions } from '../../server/db/schema-auth.ts';
import { openSession } from '../../server/services/auth/open-session.ts';
import { type ApiAnswer, describeApi, type ApiUser } from '../support/api/api.ts';
import { statementsDuring } from '../support/postgres/executed-statements.ts';
import { addUser, PASSWORD, type SampleUserRow } from '../support/api/users.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const MINUTE = 60_000;

describeApi('open sessions', (api) => {
  /** Signs in by the call, with the given user agent. */
  const signIn = async (user: SampleUserRow, userAgent = PHONE): Promise<ApiUser> => {
    const { status, body } = await api().call('login', {
      body: { username: user.email, password: PASSWORD },
      headers: { 'user-agent': userAgent },
    });
    expect(status).toBe(200);
    return { user, id: user.id, token: body.access_token, refreshToken: body.refresh_token };
  };
  const refresh = ({ refreshToken }: ApiUser) =>
    api().call('refreshToken', { body: { refresh_token: refreshToken } });
  const seenBy = async (person: ApiUser): Promise<OpenSession[]> =>
    (await api().call('listSessions', {}, person)).body.data.sessions;
  const idOf = async (person: ApiUser) => (await seenBy(person)).find(({ isCurrent }) => isCurrent)!.id;
  /** Whether a person's next call and next refresh succeed, as HTTP statuses. */
  const lifeOf = async (person: ApiUser) => [
    (await api().call('userInfo', {}, person)).status,
    (await refresh(person)).status,
  ];
  /** Opens sessions directly, to avoid hashing passwords. */
  const openSessions = async (user: SampleUserRow, wanted: number) => {
    for (let count = 0; count < wanted; count += 1) await openSession(api().context(), user);
  };
  const codeOf = ({ status, body }: ApiAnswer) => [status, body.status.code];

  test('R7.22 an owner sees when, from where and how lately each session was used, and which one asks', async () => {
    const { db, clock } = api();
    const start = clock.now();
    const user = await addUser(db);
    const phone = await signIn(user);
    clock.turn(MINUTE);
    const laptop = await signIn(user, 'Firefox/140.0');
    clock.turn(MINUTE);
    await signIn(await addUser(db));
    const at = (minutes: number) => new Date(start + minutes * MINUTE).toISOString();
    const [ofLaptop, ofPhone] = await seenBy(laptop);
    expect([ofLaptop, ofPhone]).toEqual([
      {
        id: await idOf(laptop),
        createdAt: at(1),
        lastUsedAt: at(1),
        userAgent: 'Firefox/140.0',
        isCurrent: true,
      },
      { id: await idOf(phone), createdAt: at(0), lastUsedAt: at(0), userAgent: PHONE, isCurrent: false },
    ]);
    await refresh(phone);
    expect((await seenBy(laptop)).map(({ id, lastUsedAt }) => [id, lastUsedAt])).toEqual([
      [ofPhone!.id, at(2)],
      [ofLaptop!.id, at(1)],
    ]);
  });

  test('R7.22 a call of a session writes nothing about it', async () => {
    const owner = await signIn(await addUser(api().db));
    const statements = await statementsDuring(api().db, () => api().call('userInfo', {}, owner));
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter((statement) => /^(insert|update|delete)/i.test(statement))).toEqual([]);
  });

  test.each([
    ['long', 'a'.repeat(300), 'a'.repeat(200)],
    ['odd', 'Chrome\u0009 \u00A0\u00AD\u007FX', 'Chrome X'],
    ['blank', '  ', null],
  ])('R7.22 of a %s name of a browser only what can be shown is kept', async (_, sent, kept) => {
    const owner = await signIn(await addUser(api().db), sent);
    expect((await seenBy(owner)).map(({ userAgent }) => userAgent)).toEqual([kept]);
  });

  test('R7.22 only sessions that count are seen: none that was ended, left or not used for 30 days', async () => {
    const { db, clock, call } = api();
    const user = await addUser(db);
    const forgotten = await signIn(user);
    clock.turn(29 * 24 * 60 * MINUTE);
    const left = await signIn(user);
    const asking = await signIn(user);
    expect(await seenBy(asking)).toHaveLength(3);
    await call('logout', {}, left);
    expect(await seenBy(asking)).toHaveLength(2);
    clock.turn(24 * 60 * MINUTE);
    const after = await signIn(user);
    expect((await seenBy(after)).map(({ id }) => id)).toHaveLength(2);
    expect((await refresh(forgotten)).status).toBe(401);
  });

  test.each(['consumer', 'producer', 'admin'] as const)(
    'R7.22 a %s ends one session: it is over at its next call and refresh, the one that asks and others go on',
    async (role) => {
      const { db, call } = api();
      const user = await addUser(db, { role });
      const [asking, ended, other] = [await signIn(user), await signIn(user), await signIn(user)];
      const params = { id: await idOf(ended) };
      expect(codeOf(await call('endSession', { params }, asking))).toEqual([200, 'SUCCESS']);
      expect(await lifeOf(ended)).toEqual([401, 401]);
      expect(await lifeOf(asking)).toEqual([200, 200]);
      expect(await lifeOf(other)).toEqual([200, 200]);
      expect(codeOf(await call('endSession', { params }, asking))).toEqual([404, 'NOT_FOUND']);
    },
  );

  test('R7.22 all others end at once, and nobody else is signed out', async () => {
    const { db, call } = api();
    const user = await addUser(db);
    const stranger = await signIn(await addUser(db));
    const [asking, one, two] = [await signIn(user), await signIn(user), await signIn(user)];
    expect(codeOf(await call('endOtherSessions', {}, asking))).toEqual([200, 'SUCCESS']);
    expect([await lifeOf(one), await lifeOf(two)]).toEqual([
      [401, 401],
      [401, 401],
    ]);
    expect((await seenBy(asking)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect([await lifeOf(asking), await lifeOf(stranger)]).toEqual([
      [200, 200],
      [200, 200],
    ]);
  });

  test("R6.8 another's session is not there, neither for a shopper nor for an admin, and goes on", async () => {
    const { db, call } = api();
    const owner = await signIn(await addUser(db));
    const params = { id: await idOf(owner) };
    const others = [await signIn(await addUser(db)), await signIn(await addUser(db, { role: 'admin' }))];
    const heard = async (one: ApiUser, id: string) => {
      const { status, body } = await call('endSession', { params: { id } }, one);
      return { status, body };
    };
    for (const other of others) {
      const answer = await heard(other, params.id);
      expect([answer.status, answer.body.status.code]).toEqual([404, 'NOT_FOUND']);
      expect(answer).toEqual(await heard(other, newId()));
      expect((await seenBy(other)).map(({ id }) => id)).not.toContain(params.id);
    }
    expect(await lifeOf(owner)).toEqual([200, 200]);
  });

  test('R7.2 an account has 50 sessions at most: a login ends the one that was left unused the longest', async () => {
    const { db, clock } = api();
    const user = await addUser(db);
    const stranger = await signIn(await addUser(db));
    const [first, second] = [await signIn(user), await signIn(user)];
    clock.turn(MINUTE);
    await openSessions(user, 48);
    clock.turn(MINUTE);
    expect((await refresh(first)).status).toBe(200);
    expect(await seenBy(first)).toHaveLength(50);
    const last = await signIn(user);
    expect(await seenBy(last)).toHaveLength(50);
    expect(await lifeOf(second)).toEqual([401, 401]);
    expect(await lifeOf(first)).toEqual([200, 200]);
    expect(await lifeOf(stranger)).toEqual([200, 200]);
  });

  test('R7.2 sessions that are over count for nothing, and keep the moment of their end', async () => {
    const { db, clock, call } = api();
    const user = await addUser(db);
    const asking = await signIn(user);
    await openSessions(user, 49);
    await call('endOtherSessions', {}, asking);
    const ended = () => db.select().from(sessions).where(isNotNull(sessions.revokedAt));
    const before = await ended();
    clock.turn(MINUTE);
    await signIn(user);
    expect(await seenBy(asking)).toHaveLength(2);
    await call('endOtherSessions', {}, asking);
    expect(await ended()).toEqual(expect.arrayContaining(before));
    expect(await lifeOf(asking)).toEqual([200, 200]);
  });

  test('R7.2 logins at once leave no more than 50 either', async () => {
    const user = await addUser(api().db);
    await openSessions(user, 48);
    const late = await Promise.all(Array.from({ length: 8 }, () => signIn(user)));
    expect(await seenBy(late[0]!)).toHaveLength(50);
  });
});
