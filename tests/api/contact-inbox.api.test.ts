import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import type { ContactState } from '../../contract/contact/contact-message.ts';
import { attempts, users } from '../../server/db/schema-auth.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import { mailsTo } from '../support/api/mailbox.ts';
import { addContactMessage, inHours } from '../support/api/add-market-rows.ts';

const HOUSE = 'plaza@mercado.example';
const someEmail = () => `ana-${newId()}@example.com`;

const inbox = async (api: TestApi, query: Record<string, string | number>, as: ApiUser) =>
  (await api.call('listContactMessages', { query } as never, as)).body.data;
const subjects = async (api: TestApi, query: Record<string, string | number>, as: ApiUser) =>
  (await inbox(api, query, as)).messages.map(({ subject }: { subject: string }) => subject);
const move = (api: TestApi, id: string, body: { state: ContactState; from?: ContactState }, as: ApiUser) =>
  api.call('changeContactMessageState', { params: { id }, body }, as);
const reply = (api: TestApi, id: string, message: string, as: ApiUser) =>
  api.call('replyToContactMessage', { params: { id }, body: { message } }, as);
const stateOf = async (api: TestApi, id: string, as: ApiUser) =>
  (await api.call('getContactMessage', { params: { id } }, as)).body.data.message.state;

describeApi('the list of what people wrote', (api) => {
  test('R3.14 R7.13 what nobody has read comes first, then the newest; by state, page by page', async () => {
    const admin = await api().person('admin');
    const add = (subject: string, hours: number, state: ContactState = 'new') =>
      addContactMessage(api(), { subject, state, createdAt: inHours(api(), -hours) });
    await add('leído ayer', 24, 'read');
    await add('nuevo de ayer', 23);
    await add('respondido hoy', 3, 'answered');
    const { id } = await add('nuevo de hoy', 2);
    await add('cerrado hoy', 1, 'closed');

    expect(await subjects(api(), {}, admin)).toEqual([
      'nuevo de hoy',
      'nuevo de ayer',
      'cerrado hoy',
      'respondido hoy',
      'leído ayer',
    ]);
    expect(await subjects(api(), { state: 'new' }, admin)).toEqual(['nuevo de hoy', 'nuevo de ayer']);
    const { pagination, counts, messages } = await inbox(api(), { limit: 1, offset: 2 }, admin);
    expect([messages.length, pagination.total, pagination.hasMore, counts]).toEqual([
      1,
      5,
      true,
      { new: 2, read: 1, answered: 1, closed: 1 },
    ]);
    expect((await inbox(api(), { state: 'answered' }, admin)).pagination.total).toBe(1);

    const { asOf } = pagination;
    api().clock.turn(1_000);
    await addContactMessage(api(), { subject: 'llegó mientras', createdAt: new Date(api().clock.now()) });
    expect((await subjects(api(), { asOf }, admin)).length).toBe(5);
    expect((await api().call('getContactMessage', { params: { id } }, admin)).body.data.message).toEqual({
      id,
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      subject: 'nuevo de hoy',
      message: 'Hola.',
      state: 'new',
      createdAt: '2026-09-14T08:00:00.000Z',
      replies: [],
    });
  });
});

describeApi(
  'a contact message',
  (api) => {
    test('R3.14 R7.13 goes along its lifecycle, and nowhere else', async () => {
      const admin = await api().person('admin');
      const [{ id }, other] = [await addContactMessage(api()), await addContactMessage(api())];
      expect((await move(api(), id, { state: 'read' }, admin)).body.data.message.state).toBe('read');
      expect(await stateOf(api(), other.id, admin)).toBe('new');
      expect((await move(api(), id, { state: 'read' }, admin)).status).toBe(200);
      expect((await move(api(), id, { state: 'closed' }, admin)).status).toBe(200);
      const back = await move(api(), id, { state: 'new' }, admin);
      expect([back.status, back.body.status]).toEqual([
        409,
        {
          code: 'INVALID_TRANSITION',
          message: 'El mensaje está en «Cerrado»: vuelve a abrirlo antes de seguir.',
        },
      ]);
      expect(await stateOf(api(), id, admin)).toBe('closed');
      expect((await move(api(), newId(), { state: 'read' }, admin)).status).toBe(404);
    });

    test('R3.14 R7.13 whoever opens what another admin has answered meanwhile does not open it again', async () => {
      const admin = await api().person('admin');
      const { id } = await addContactMessage(api(), { state: 'answered' });
      const late = await move(api(), id, { state: 'read', from: 'new' }, admin);
      expect([late.status, late.body.status.message, await stateOf(api(), id, admin)]).toEqual([
        409,
        'Mientras tanto, el mensaje ha pasado a «Respondido».',
        'answered',
      ]);
      expect((await move(api(), id, { state: 'read', from: 'answered' }, admin)).status).toBe(200);
    });

    test('R3.14 R7.13 an answer goes to who wrote, by the market’s mail, and is kept', async () => {
      const admin = await api().person('admin', { fullName: 'Lola Prado' });
      const email = someEmail();
      const { id } = await addContactMessage(api(), { email, message: 'Hola:\n\nHago <miel>.' });
      const answer = await reply(api(), id, 'Claro que sí.\n\n¿Te llamo?', admin);
      const { message } = answer.body.data;
      expect([answer.status, message.state, message.replies]).toEqual([
        201,
        'answered',
        [
          {
            id: message.replies[0].id,
            message: 'Claro que sí.\n\n¿Te llamo?',
            by: 'Lola Prado',
            createdAt: new Date(api().clock.now()).toISOString(),
          },
        ],
      ]);
      const mails = await mailsTo(api(), email);
      expect(mails.map(({ subject, body }) => [subject, body])).toEqual([
        [
          'Re: Un puesto en mayo',
          `Hola, Ana Ruiz:

Claro que sí.

¿Te llamo?

Nos escribiste
    Un puesto en mayo
    Hola:
    Hago <miel>.

Si quieres añadir algo, escríbenos a ${HOUSE}.

El equipo de Tenderete`,
        ],
      ]);
      const other = await addContactMessage(api());
      const { body } = await api().call('getContactMessage', { params: { id: other.id } }, admin);
      expect([body.data.message.id, body.data.message.replies]).toEqual([other.id, []]);
      expect([mails[0]?.html?.includes('<miel>'), mails[0]?.html?.includes('&lt;miel&gt;')]).toEqual([
        false,
        true,
      ]);
    });

    test('R3.14 R7.13 what is answered or closed is answered again only once it was taken up, and nothing is mailed twice', async () => {
      const admin = await api().person('admin');
      const email = someEmail();
      const { id } = await addContactMessage(api(), { email });
      const at = await Promise.all([reply(api(), id, 'Uno', admin), reply(api(), id, 'Otro', admin)]);
      expect(at.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
      const refused = at.find(({ status }) => status === 409);
      expect(refused?.body.status.message).toBe(
        'El mensaje está en «Respondido»: vuelve a abrirlo antes de seguir.',
      );
      expect((await mailsTo(api(), email)).length).toBe(1);
      await move(api(), id, { state: 'read', from: 'answered' }, admin);
      const again = await reply(api(), id, 'Se me olvidaba', admin);
      expect(again.body.data.message.replies.map((one: { message: string }) => one.message)).toEqual([
        at.find(({ status }) => status === 201)?.body.data.message.replies[0].message,
        'Se me olvidaba',
      ]);
      expect((await mailsTo(api(), email)).length).toBe(2);
    });

    test('R3.14 a blank answer is refused at its field, and one to nobody', async () => {
      const admin = await api().person('admin');
      const email = someEmail();
      const { id } = await addContactMessage(api(), { email });
      const blank = await reply(api(), id, ' \n', admin);
      expect([blank.status, blank.body.errors]).toEqual([
        422,
        [{ field: 'message', message: 'Escribe la respuesta' }],
      ]);
      expect((await reply(api(), newId(), 'Hola', admin)).status).toBe(404);
      expect([(await mailsTo(api(), email)).length, await stateOf(api(), id, admin)]).toEqual([0, 'new']);
    });

    test('battery 23 nothing that is written becomes a header, a recipient or markup', async () => {
      const admin = await api().person('admin');
      const email = someEmail();
      const { id } = await addContactMessage(api(), { email, subject: 'Hola\r\nBcc: otra@example.com' });
      await reply(api(), id, '<script>alert(1)</script>', admin);
      const [mail, ...others] = await mailsTo(api(), email);
      expect([others.length, mail?.subject, mail?.html?.includes('<script>')]).toEqual([
        0,
        'Re: Hola Bcc: otra@example.com',
        false,
      ]);
    });

    test('battery 49 the two hundred and first answer of an hour by one admin is refused', async () => {
      const admin = await api().person('admin');
      const { id } = await addContactMessage(api());
      const used = { count: 200, windowEndsAt: inHours(api(), 1) };
      await api()
        .db.insert(attempts)
        .values({ key: `contactReplies:${admin.id}`, ...used });
      expect([(await reply(api(), id, 'Hola', admin)).status, await stateOf(api(), id, admin)]).toEqual([
        429,
        'new',
      ]);
    });

    test('R3.14 an answer outlives the account of who wrote it', async () => {
      const admin = await api().person('admin');
      const gone = await api().person('admin');
      const { id } = await addContactMessage(api(), { email: someEmail() });
      await reply(api(), id, 'Adiós', gone);
      await api().db.delete(users).where(eq(users.id, gone.id));
      const { message } = (await api().call('getContactMessage', { params: { id } }, admin)).body.data;
      expect(
        message.replies.map(({ message: text, by }: { message: string; by: unknown }) => [text, by]),
      ).toEqual([['Adiós', null]]);
    });
  },
  { env: { CONTACT_EMAIL: HOUSE } },
);

describeApi('the search of what people wrote', (api) => {
  test('R3.14 it is searched by name, address, subject and text, each word anywhere, accents aside', async () => {
    const admin = await api().person('admin');
    const [mark, email] = [newId(), someEmail()];
    await addContactMessage(api(), {
      subject: `Colmenas ${mark}`,
      name: 'Inés Peña',
      email,
      state: 'closed',
    });
    await addContactMessage(api(), { subject: `Otra ${mark}`, message: 'El 100% de la lana.' });
    const found = async (q: string, state?: string) =>
      (await subjects(api(), { q, ...(state && { state }) }, admin)).toSorted();
    expect([await found(`ines ${mark}`), await found(`${mark} PEÑA`), await found(email)]).toEqual([
      [`Colmenas ${mark}`],
      [`Colmenas ${mark}`],
      [`Colmenas ${mark}`],
    ]);
    expect([await found(`100% ${mark}`), await found(`1%0 ${mark}`), await found(mark, 'closed')]).toEqual([
      [`Otra ${mark}`],
      [],
      [`Colmenas ${mark}`],
    ]);
    const { counts, pagination } = await inbox(api(), { q: mark, state: 'new' }, admin);
    expect([counts, pagination.total]).toEqual([{ new: 1, read: 0, answered: 0, closed: 1 }, 1]);
  });
});
