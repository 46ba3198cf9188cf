import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { v7 as newId } from 'uuid';
import { pruneExpiredData } from '../../server/jobs/housekeeping.ts';
import { reminders } from '../../server/db/schema-reminders.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { sendReminders } from '../../server/services/reminders/send-reminders.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import { mailsTo, subjectsTo } from '../support/api/mailbox.ts';
import { addStore, inHours, type StoreRow } from '../support/api/add-market-rows.ts';
import { PASSWORD } from '../support/api/users.ts';

const DAY = 24 * 3_600_000;
const fresh = () => `espera-${newId()}@example.com`;
const QUESTION = '¿Te avisamos cuando abra Verde Balcón?';
const OPENED = 'Verde Balcón ya está abierto';

describeApi('who waits for a store', (api) => {
  const coming = async (fields: Partial<StoreRow> = {}) =>
    addStore(api(), await api().person('producer'), {
      name: 'Verde Balcón',
      status: 'scheduled',
      startDate: inHours(api(), 5),
      endDate: inHours(api(), 50),
      ...fields,
    });
  const ask = (store: StoreRow, email: string, as?: ApiUser) =>
    api().call('askForReminder', { params: { id: store.slug }, body: { email } }, as);
  const tokenFor = async (email: string) =>
    (await mailsTo(api(), email)).map(({ body }) => /\/avisos\/([\w-]+)/.exec(body)?.[1]).findLast(Boolean) ??
    '';
  const confirm = (token: string) => api().call('confirmReminder', { body: { token } });
  const cancel = (token: string) => api().call('cancelReminder', { body: { token } });
  const keptOf = async (email: string) =>
    (await api().db.select().from(reminders).where(eq(reminders.email, email))).length;
  const waitFor = async (store: StoreRow) => {
    const email = fresh();
    await ask(store, email);
    await confirm(await tokenFor(email));
    return email;
  };
  const open = async (store: StoreRow) =>
    void (await api()
      .db.update(popupStores)
      .set({ status: 'active', startDate: inHours(api(), -1), endDate: inHours(api(), 50) })
      .where(eq(popupStores.id, store.id)));

  test('R2.24 only a mailbox that has said yes is told, once, and is forgotten then', async () => {
    const [store, yes, silent] = [await coming(), fresh(), fresh()];
    for (const email of [yes, silent]) {
      const asked = await ask(store, email.toUpperCase());
      expect([asked.status, asked.body.data]).toEqual([200, { confirmed: false }]);
    }
    const token = await tokenFor(yes);
    const confirmed = await confirm(token);
    expect([confirmed.status, confirmed.body.data, (await confirm(token)).status]).toEqual([
      200,
      { popupStore: { name: 'Verde Balcón', slug: store.slug } },
      200,
    ]);
    await sendReminders(api().context());
    expect(await subjectsTo(api(), yes)).toEqual([QUESTION]);
    await open(store);
    await sendReminders(api().context());
    await sendReminders(api().context());
    expect([await subjectsTo(api(), yes), await subjectsTo(api(), silent)]).toEqual([
      [QUESTION, OPENED],
      [QUESTION],
    ]);
    const told = (await mailsTo(api(), yes)).at(-1);
    expect(told?.body).toContain(`Ir al puesto: ${api().config.publicUrl}/tienda/${store.slug}`);
    expect(told?.unsubscribeUrl).toMatch(/\/avisos\/[\w-]{43}$/);
    expect([await keptOf(yes), await keptOf(silent)]).toEqual([0, 1]);
    expect((await confirm(token)).body.status).toEqual({
      code: 'NOT_FOUND',
      message: 'Este aviso ya no existe: o ya te hemos avisado, o lo quitaste.',
    });
    // A confirmation after the opening still triggers the reminder.
    await confirm(await tokenFor(silent));
    await sendReminders(api().context());
    expect(await subjectsTo(api(), silent)).toEqual([QUESTION, OPENED]);
  });

  test('R2.24 who is signed in and asks for their own address need not confirm it; for another’s they do', async () => {
    const [store, ana, other] = [await coming({ status: 'paused' }), await api().person(), fresh()];
    const own = await ask(store, ana.user.email, ana);
    const others = await ask(store, other, ana);
    expect([own.body.data, others.body.data]).toEqual([{ confirmed: true }, { confirmed: false }]);
    expect([await subjectsTo(api(), ana.user.email), await subjectsTo(api(), other)]).toEqual([
      [],
      [QUESTION],
    ]);
    await open(store);
    await sendReminders(api().context());
    expect([await subjectsTo(api(), ana.user.email), await subjectsTo(api(), other)]).toEqual([
      [OPENED],
      [QUESTION],
    ]);
  });

  test('R2.24 whoever asks again is kept once, and stays confirmed; the answer never says that an address is known', async () => {
    const store = await coming();
    const email = await waitFor(store);
    const [again, never] = [await ask(store, email), await ask(store, fresh())];
    expect([again.status, again.body]).toEqual([never.status, never.body]);
    expect(await keptOf(email)).toBe(1);
    await open(store);
    await sendReminders(api().context());
    expect((await subjectsTo(api(), email)).filter((subject) => subject === OPENED)).toEqual([OPENED]);
  });

  test('R2.24 a store is named by its id as well, in whatever case', async () => {
    const store = await coming();
    const email = fresh();
    const asked = { params: { id: store.id.toUpperCase() }, body: { email } };
    expect((await api().call('askForReminder', asked)).status).toBe(200);
    expect(await keptOf(email)).toBe(1);
  });

  test('R2.24 of several hundred everybody is told', async () => {
    const store = await coming();
    const now = new Date(api().clock.now());
    const waiting = Array.from({ length: 401 }, () => ({
      id: newId(),
      storeId: store.id,
      email: fresh(),
      askedAt: now,
      confirmedAt: now,
    }));
    await api().db.insert(reminders).values(waiting);
    await open(store);
    expect(await sendReminders(api().context())).toBe(401);
    expect(await api().db.$count(reminders, eq(reminders.storeId, store.id))).toBe(0);
  });

  test('R2.24 battery 76 of several processes that look at once one tells each', async () => {
    const store = await coming();
    const waiting = [];
    for (let count = 0; count < 12; count += 1) waiting.push(await waitFor(store));
    await open(store);
    const told = await Promise.all([1, 2, 3, 4].map(() => sendReminders(api().context())));
    expect(told.reduce((sum, some) => sum + some, 0)).toBe(12);
    for (const email of waiting) expect(await subjectsTo(api(), email)).toEqual([QUESTION, OPENED]);
  });

  test('R2.24 battery 79 where the mail cannot be written down nobody is forgotten', async () => {
    const store = await coming();
    const email = await waitFor(store);
    await open(store);
    const broken = { ...api().context(), mail: { queue: () => Promise.reject(new Error('made up')) } };
    await expect(sendReminders(broken)).rejects.toThrow('made up');
    expect(await keptOf(email)).toBe(1);
    await sendReminders(api().context());
    expect([await keptOf(email), await subjectsTo(api(), email)]).toEqual([0, [QUESTION, OPENED]]);
  });

  test('R2.24 a store that is open, or that nobody may look at, is not waited for', async () => {
    const [isOpen, draft] = [await coming(), await coming({ status: 'draft' })];
    await open(isOpen);
    const answers = [await ask(isOpen, fresh()), await ask(draft, fresh())];
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
      [409, { code: 'CONFLICT', message: 'Verde Balcón ya está abierto.' }],
      [
        404,
        {
          code: 'POPUP_STORE_NOT_FOUND',
          message: `Popup store "${draft.slug}" no encontrado o no está disponible`,
        },
      ],
    ]);
  });

  test('R2.24 a link or one press in the mail program does without it; a link of nobody is refused', async () => {
    const store = await coming();
    const [byPage, byMail] = [await waitFor(store), await waitFor(store)];
    const token = await tokenFor(byPage);
    expect([(await cancel(token)).status, (await cancel(token)).status, await keptOf(byPage)]).toEqual([
      200, 200, 0,
    ]);
    const [mail] = await mailsTo(api(), byMail);
    const pressed = await api().app.inject({
      method: 'POST',
      url: new URL(mail?.unsubscribeUrl ?? '').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([pressed.statusCode, pressed.body, await keptOf(byMail)]).toEqual([
      200,
      'No te escribiremos más por este aviso.',
      0,
    ]);
    await open(store);
    await sendReminders(api().context());
    expect([await subjectsTo(api(), byPage), await subjectsTo(api(), byMail)]).toEqual([
      [QUESTION],
      [QUESTION],
    ]);
    const foreign = 'a'.repeat(43);
    const posted = await api().app.inject({ method: 'POST', url: `/avisos/${foreign}` });
    expect([(await cancel(foreign)).status, (await confirm(foreign)).status, posted.statusCode]).toEqual([
      404, 404, 404,
    ]);
  });

  test('R2.24 battery 85 a mailbox is asked five times an hour from one address; beyond that the answer is the same', async () => {
    const email = fresh();
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await ask(await coming(), email));
    expect(answers.map(({ status, body }) => [status, body.data])).toEqual(
      answers.map(() => [200, { confirmed: false }]),
    );
    expect([(await subjectsTo(api(), email)).length, await keptOf(email)]).toEqual([5, 5]);
  });

  test('R7.23 it is taken along with the account, and goes with it', async () => {
    const [store, ana] = [await coming(), await api().person()];
    await ask(store, ana.user.email, ana);
    const taken = await api().call('exportAccount', {}, ana);
    const now = new Date(api().clock.now()).toISOString();
    expect(taken.body.data.export.reminders).toEqual([
      { storeName: 'Verde Balcón', askedAt: now, confirmedAt: now },
    ]);
    const ended = await api().call('deleteAccount', { body: { currentPassword: PASSWORD } }, ana);
    expect([ended.status, await keptOf(ana.user.email)]).toEqual([200, 0]);
  });

  test('R2.24 what nobody answers goes after two days, what waits in vain after a year, and with a store that is archived', async () => {
    const [store, archived] = [await coming({ status: 'paused' }), await coming({ status: 'paused' })];
    const [silent, waits, inVain] = [fresh(), await waitFor(store), await waitFor(archived)];
    await ask(store, silent);
    const kept = async () => [await keptOf(silent), await keptOf(waits), await keptOf(inVain)];
    api().clock.turn(2 * DAY - 1);
    await pruneExpiredData(api().context());
    expect(await kept()).toEqual([1, 1, 1]);
    await api().db.update(popupStores).set({ status: 'archived' }).where(eq(popupStores.id, archived.id));
    api().clock.turn(1);
    await pruneExpiredData(api().context());
    expect(await kept()).toEqual([0, 1, 0]);
    api().clock.turn(363 * DAY);
    await pruneExpiredData(api().context());
    expect(await kept()).toEqual([0, 0, 0]);
  });

  test('R2.24 one mailbox waits for 100 stores at most, and is told so', async () => {
    const [ana, producer] = [await api().person(), await api().person('producer')];
    const { email } = ana.user;
    const now = new Date(api().clock.now());
    for (let count = 0; count < 100; count += 1) {
      const store = await addStore(api(), producer, { status: 'paused' });
      await api()
        .db.insert(reminders)
        .values({ id: newId(), storeId: store.id, email, askedAt: now, confirmedAt: now });
    }
    const one = await coming();
    const refused = {
      code: 'CONFLICT',
      message: 'Ya tienes 100 avisos pendientes. Quita alguno para pedir más.',
    };
    expect((await ask(one, email, ana)).body.status).toEqual(refused);
    await ask(one, email);
    expect((await confirm(await tokenFor(email))).body.status).toEqual(refused);
  });
});
