import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { popupStores } from '../../server/db/schema-stores.ts';
import { describeApi, type TestApi } from '../support/api/api.ts';
import { addStore, inHours } from '../support/api/add-market-rows.ts';

const ORIGIN = 'http://localhost:3000';

const get = (api: TestApi, url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url, headers });

/** Events of a calendar file, parsed by an independent library. */
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      url: one.getFirstPropertyValue('url'),
      from: event.startDate.toJSDate().toISOString(),
      to: event.endDate.toJSDate().toISOString(),
      alarms: one.getAllSubcomponents('valarm').length,
    };
  });

/** Calendar entries of some stores after one minute, when the cache has expired. */
async function followed(api: TestApi, stores: readonly { id: string }[]) {
  api.clock.turn(60_000);
  const { body } = await get(api, '/calendario.ics');
  return eventsIn(body).filter(({ uid }) => stores.some(({ id }) => uid.startsWith(id)));
}

describeApi('calendars', (api) => {
  test('R2.20 R4.8 a store is an event of its own dates, over the change of the clocks too, whatever its name', async () => {
    const owner = await api().person('producer');
    const store = await addStore(api(), owner, {
      slug: 'barro-y-cal',
      name: 'Barro, cal; y \\ "línea"',
      status: 'scheduled',
      config: { tagline: 'Loza\nBEGIN:VEVENT' },
      // Daylight saving ends in between: the local times are 12:00 and 12:00, but 49 hours pass.
      startDate: new Date('2027-10-30T10:00:00.000Z'),
      endDate: new Date('2027-11-01T11:00:00.000Z'),
      createdAt: new Date('2026-11-01T10:00:00.000Z'),
      updatedAt: new Date('2026-11-01T10:20:00.000Z'),
    });
    const { body, headers } = await get(api(), '/calendario/barro-y-cal.ics');
    expect([headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
      'text/calendar; charset=utf-8',
      'inline; filename="barro-y-cal.ics"',
      'public, max-age=60',
    ]);
    expect(eventsIn(body)).toEqual([
      {
        uid: `${store.id}@localhost`,
        sequence: 1_200,
        summary: 'Barro, cal; y \\ "línea"',
        description: `Loza\nBEGIN:VEVENT\n\n${ORIGIN}/tienda/barro-y-cal`,
        url: `${ORIGIN}/tienda/barro-y-cal`,
        from: '2027-10-30T10:00:00.000Z',
        to: '2027-11-01T11:00:00.000Z',
        alarms: 1,
      },
    ]);
  });

  test('R4.8 the lines are those of RFC 5545: folded, ended by CRLF, busy for nobody', async () => {
    const owner = await api().person('producer');
    const { id } = await addStore(api(), owner, {
      status: 'scheduled',
      slug: 'horno-rosario',
      name: 'Horno Rosario, que abre con pan recién hecho cada mañana y lo cuenta con mucha calma',
      startDate: new Date('2026-12-05T09:00:00.000Z'),
      endDate: new Date('2026-12-08T19:00:00.000Z'),
      createdAt: new Date('2026-11-01T10:00:00.000Z'),
      updatedAt: new Date('2026-11-01T10:00:00.000Z'),
    });
    const { rawPayload } = await get(api(), '/calendario/horno-rosario.ics');
    expect(rawPayload.toString().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tenderete//Puestos//ES',
      'BEGIN:VEVENT',
      `UID:${id}@localhost`,
      'SEQUENCE:0',
      'DTSTAMP:20261101T100000Z',
      'DTSTART:20261205T090000Z',
      'DTEND:20261208T190000Z',
      'SUMMARY:Horno Rosario\\, que abre con pan recién hecho cada mañana y lo c',
      ' uenta con mucha calma',
      'TRANSP:TRANSPARENT',
      `DESCRIPTION:Para las pruebas.\\n\\n${ORIGIN}/tienda/horno-rosari`,
      ' o',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:PT0S',
      'DESCRIPTION:Horno Rosario\\, que abre con pan recién hecho cada mañana y ',
      ' lo cuenta con mucha calma abre ahora',
      'END:VALARM',
      `URL;VALUE=URI:${ORIGIN}/tienda/horno-rosario`,
      'LAST-MODIFIED:20261101T100000Z',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  test('R4.8 a store that was changed before it was made, by a clock that was set back, counts from nought', async () => {
    const owner = await api().person('producer');
    const { slug } = await addStore(api(), owner, {
      createdAt: inHours(api(), -1),
      updatedAt: inHours(api(), -2),
    });
    const [event] = eventsIn((await get(api(), `/calendario/${slug}.ics`)).body);
    expect(event?.sequence).toBe(0);
  });

  test('R2.20 a program that follows all stores is asked to look again every hour', async () => {
    const { body } = await get(api(), '/calendario.ics');
    expect(body.split('\r\n')).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  });

  test('R2.20 R4.8 what was moved keeps its UID and counts on; what is paused or gone is in no calendar', async () => {
    const owner = await api().person('producer');
    const stores = new Map<string, string>();
    for (const status of ['draft', 'scheduled', 'active', 'paused', 'ended', 'archived'] as const)
      stores.set((await addStore(api(), owner, { status })).id, status);
    const undated = await addStore(api(), owner, { startDate: null, endDate: null });
    const old = await addStore(api(), owner, {
      status: 'ended',
      startDate: inHours(api(), -24 * 40),
      endDate: inHours(api(), -24 * 31),
    });
    const all = [...[...stores.keys()].map((id) => ({ id })), undated, old];
    const before = await followed(api(), all);
    expect(before.map(({ uid }) => stores.get(uid.split('@')[0] ?? ''))).toEqual([
      'scheduled',
      'active',
      'ended',
    ]);
    const [moved] = before;
    const endDate = inHours(api(), 72);
    await api()
      .db.update(popupStores)
      .set({ endDate, updatedAt: inHours(api(), 1) })
      .where(eq(popupStores.id, moved?.uid.split('@')[0] ?? ''));
    const [after] = await followed(api(), all);
    expect([after?.uid, after?.to, (after?.sequence ?? 0) > (moved?.sequence ?? 0)]).toEqual([
      moved?.uid,
      endDate.toISOString(),
      true,
    ]);
  });

  test('R2.20 a store stays in the calendar of all stores for 30 days after its end, to the second', async () => {
    const owner = await api().person('producer');
    const startDate = inHours(api(), -24 * 40);
    // The calendar is read a minute later.
    const month = inHours(api(), -24 * 30).getTime() + 60_000;
    const ended = (endDate: Date) => addStore(api(), owner, { status: 'ended', startDate, endDate });
    const [kept, left] = [await ended(new Date(month)), await ended(new Date(month - 500))];
    const uids = (await followed(api(), [kept, left])).map(({ uid }) => uid.split('@')[0]);
    expect(uids).toEqual([kept.id]);
  });

  test('a calendar is kept for a minute, and not sent again to whoever has it', async () => {
    const owner = await api().person('producer');
    const { slug, id } = await addStore(api(), owner, { name: 'Antes' });
    const url = `/calendario/${slug}.ics`;
    const first = await get(api(), url);
    const again = await get(api(), url, { 'if-none-match': String(first.headers.etag) });
    await api().db.update(popupStores).set({ name: 'Después' }).where(eq(popupStores.id, id));
    api().clock.turn(59_999);
    const kept = await get(api(), url);
    api().clock.turn(1);
    const later = await get(api(), url);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect([first, kept, later].map(({ body }) => eventsIn(body)[0]?.summary)).toEqual([
      'Antes',
      'Antes',
      'Después',
    ]);
  });

  test('there is no other calendar', async () => {
    const owner = await api().person('producer');
    const { slug } = await addStore(api(), owner, { status: 'draft' });
    const asked = [
      `${slug}.ics`,
      'no-hay.ics',
      'no-hay',
      '..%2fetc.ics',
      'A B.ics',
      `${'a'.repeat(300)}.ics`,
    ];
    const answers = await Promise.all(asked.map((file) => get(api(), `/calendario/${file}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 404));
  });
});
