import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { describeApi } from '../support/api/api.ts';
import { mailsTo, subjectsTo } from '../support/api/mailbox.ts';
import { addStore, inHours, type StoreRow } from '../support/api/add-market-rows.ts';
import { addUser, PASSWORD } from '../support/api/users.ts';

const MINUTE = 60_000;
const ADDRESSES = Array.from({ length: 20 }, (_, host) => `192.0.2.${host + 1}`);

describeApi('mails that strangers ask for', (api) => {
  const post = async (remoteAddress: string, path: string, payload: object) => {
    const answer = await api().app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress });
    const { data, status } = answer.json();
    return [answer.statusCode, data, status];
  };
  const coming = async (): Promise<StoreRow> =>
    addStore(api(), await api().person('producer'), {
      status: 'scheduled',
      startDate: inHours(api(), 40 * 24),
      endDate: inHours(api(), 41 * 24),
    });
  const mailed = async (email: string) => (await mailsTo(api(), email)).length;

  /** Requests every kind of mail that is possible without signing in, from this IP address. */
  const askForAll = async (from: string, username: string, stores: readonly StoreRow[]) => {
    const signup = { username, password: PASSWORD, fullName: 'Ana', role: 'consumer' };
    return [
      await post(from, '/auth/signup', signup),
      await post(from, '/auth/resend-confirmation', { username }),
      await post(from, '/auth/forgot-password', { username }),
      ...(await Promise.all(
        stores.map(({ slug }) => post(from, `/popup-stores/${slug}/reminders`, { email: username })),
      )),
    ];
  };

  test('battery 53 44 asked for from twenty addresses, a mailbox gets ten mails of all kinds a day, and the answers do not tell', async () => {
    const stores = [await coming(), await coming()];
    const known = (await addUser(api().db)).email;
    const unknown = `nadie-${newId()}@example.com`;
    const answers = { known: [] as unknown[], unknown: [] as unknown[] };
    for (const from of ADDRESSES) {
      answers.known.push(await askForAll(from, known, stores));
      answers.unknown.push(await askForAll(from, unknown, stores));
      api().clock.turn(11 * MINUTE);
    }
    expect(answers.known).toEqual(answers.unknown);
    expect(new Set(answers.known.map((answer) => JSON.stringify(answer))).size).toBe(1);
    // A confirmed account cannot be confirmed again, so three of the ten mails are only sent to a new one.
    expect([await mailed(known), await mailed(unknown)]).toEqual([7, 10]);
    api().clock.turn(24 * 60 * MINUTE);
    await post('198.51.100.1', '/auth/forgot-password', { username: known });
    expect(await mailed(known)).toBe(8);
  }, 120_000);

  test('battery 53 R2.24 a mailbox is asked once a day about one store, from wherever', async () => {
    const store = await coming();
    const email = `espera-${newId()}@example.com`;
    const askFrom = (from: string) => post(from, `/popup-stores/${store.slug}/reminders`, { email });
    for (const from of ADDRESSES) expect((await askFrom(from))[0]).toBe(200);
    expect(await subjectsTo(api(), email)).toHaveLength(1);
    api().clock.turn(24 * 60 * MINUTE);
    await askFrom('192.0.2.1');
    expect(await subjectsTo(api(), email)).toHaveLength(2);
  });
});
