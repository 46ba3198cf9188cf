import { eq, inArray } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { nextState } from '../../../contract/lifecycles/lifecycle.ts';
import { popupStoreLifecycle } from '../../../contract/lifecycles/popup-store.lifecycle.ts';
import { POPUP_STORE_STATUSES } from '../../../contract/stores/popup-store.ts';
import { describeApi } from '../../../tests/support/api/api.ts';
import { addStore, inHours } from '../../../tests/support/api/add-market-rows.ts';
import { announceChange, LIST_CHANGE_MARKER } from '../../db/change-feed.ts';
import type { Changes } from '../../db/engine.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { systemClock } from '../../clock.ts';
import { startStoreClock } from '../../jobs/store-clock.ts';
import { createLog } from '../../log.ts';
import { applyClockTransitions } from './apply-clock-transitions.ts';

describeApi('stores by the clock', (api) => {
  test('R4.8 scheduled stores become active and active ones ended, once, and it is told', async () => {
    const { db, clock, engine } = api();
    const owner = await api().person('producer');
    const now = new Date(clock.now());
    const stores = {
      begins: await addStore(api(), owner, { status: 'scheduled', startDate: now }),
      waits: await addStore(api(), owner, { status: 'scheduled', startDate: new Date(clock.now() + 1) }),
      missed: await addStore(api(), owner, { status: 'scheduled', endDate: inHours(api(), -1) }),
      closes: await addStore(api(), owner, { endDate: new Date(clock.now() - 1) }),
      lastMoment: await addStore(api(), owner, { endDate: now }),
      paused: await addStore(api(), owner, { status: 'paused', endDate: inHours(api(), -1) }),
      draft: await addStore(api(), owner, { status: 'draft' }),
    };
    const heard: Changes[] = [];
    const deaf = await engine.onChange((changes) => heard.push(changes));
    const moved = (
      await Promise.all([applyClockTransitions(db, clock), applyClockTransitions(db, clock)])
    ).flat();
    expect(moved.toSorted()).toEqual([stores.begins.id, stores.missed.id, stores.closes.id].toSorted());
    const told = [stores.begins, stores.missed, stores.closes].flatMap(({ id, slug }) => [id, slug]);
    await announceChange(db, ['the end']);
    await vi.waitFor(() => expect(heard.at(-1)).toEqual(['the end']));
    expect(heard.map((mentions) => Array.from(mentions).toSorted())).toEqual([
      [...told, LIST_CHANGE_MARKER].toSorted(),
      ['the end'],
    ]);
    await deaf();

    const rows = await db
      .select({ id: popupStores.id, status: popupStores.status })
      .from(popupStores)
      .where(
        inArray(
          popupStores.id,
          Object.values(stores).map(({ id }) => id),
        ),
      );
    const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
    expect(Object.entries(stores).map(([name, { id }]) => [name, statusOf.get(id)])).toEqual([
      ['begins', 'active'],
      ['waits', 'scheduled'],
      ['missed', 'ended'],
      ['closes', 'ended'],
      ['lastMoment', 'active'],
      ['paused', 'paused'],
      ['draft', 'draft'],
    ]);
    await db.delete(popupStores).where(eq(popupStores.ownerId, owner.id));
  });

  test('battery 116 what a wrong clock ended is undone by the right one, and what anybody else ended is not', async () => {
    const { db, clock } = api();
    const owner = await api().person('producer');
    const stores = {
      open: await addStore(api(), owner, { status: 'active' }),
      coming: await addStore(api(), owner, { status: 'scheduled', startDate: inHours(api(), 1) }),
      over: await addStore(api(), owner, { endDate: new Date(clock.now() - 1) }),
      byHand: await addStore(api(), owner, { status: 'ended' }),
      moved: await addStore(api(), owner, { status: 'active' }),
    };
    const now = clock.now();
    clock.set(new Date(now + 400 * 24 * 3_600_000).toISOString());
    expect((await applyClockTransitions(db, clock)).length).toBe(4);
    clock.set(new Date(now).toISOString());
    await db
      .update(popupStores)
      .set({ endDate: inHours(api(), 500) })
      .where(eq(popupStores.id, stores.moved.id));
    const undone = await applyClockTransitions(db, clock);
    expect(undone.toSorted()).toEqual([stores.open.id, stores.coming.id].toSorted());
    const { id, status } = popupStores;
    const rows = await db.select({ id, status }).from(popupStores).where(eq(popupStores.ownerId, owner.id));
    const statusOf = new Map(rows.map((row) => [row.id, row.status]));
    expect(Object.entries(stores).map(([name, store]) => [name, statusOf.get(store.id)])).toEqual([
      ['open', 'active'],
      ['coming', 'scheduled'],
      ['over', 'ended'],
      ['byHand', 'ended'],
      ['moved', 'ended'],
    ]);
    expect(await applyClockTransitions(db, clock)).toEqual([]);
    await db.delete(popupStores).where(eq(popupStores.ownerId, owner.id));
  });

  test('battery 116 while the clocks of machine and database disagree no store is moved, and it is said', async () => {
    const { db } = api();
    const owner = await api().person('producer');
    const store = await addStore(api(), owner, { endDate: new Date(Date.now() + 3_600_000) });
    const DAYS = 400 * 24 * 3_600_000;
    const statusOf = async () =>
      (await db.select().from(popupStores).where(eq(popupStores.id, store.id)))[0]?.status;
    const lines: string[] = [];
    const log = createLog('error', { write: (line) => void lines.push(line) });
    const tools = { ...api().context(), log };
    await startStoreClock({ ...tools, clock: { now: () => Date.now() + DAYS } }).stop();
    expect([await statusOf(), lines.length]).toEqual(['active', 1]);
    expect(lines[0]).toContain('no store was moved');
    await db
      .update(popupStores)
      .set({ endDate: new Date(Date.now() - 1_000) })
      .where(eq(popupStores.id, store.id));
    await startStoreClock({ ...tools, clock: systemClock }).stop();
    expect([await statusOf(), lines.length]).toEqual(['ended', 1]);
    await db.delete(popupStores).where(eq(popupStores.ownerId, owner.id));
  });

  test('R4.8 at every moment each status becomes what its chart makes of it, in a row, as it is told, and once for all', async () => {
    const { db, clock } = api();
    const owner = await api().person('producer');
    const moments = {
      undated: [null, null, null],
      withoutEnd: [-1, null, null],
      withoutStart: [null, 1, null],
      withoutStartAndOver: [null, -1, 'window.closed'],
      upcoming: [1, 2, null],
      opening: [0, 1, 'window.opened'],
      open: [-1, 1, 'window.opened'],
      closing: [-1, 0, 'window.opened'],
      over: [-2, -1, 'window.closed'],
    } as const;
    const at = (offset: number | null) => (offset === null ? null : new Date(clock.now() + offset));
    const cases = POPUP_STORE_STATUSES.flatMap((status) =>
      Object.entries(moments).map(([moment, [start, end, says]]) => ({
        slug: `${status}-${moment.toLowerCase()}`,
        status,
        dates: { startDate: at(start), endDate: at(end) },
        becomes: (says && nextState(popupStoreLifecycle, status, { type: says })) ?? status,
      })),
    );
    for (const { slug, status, dates } of cases) await addStore(api(), owner, { slug, status, ...dates });
    const admin = await api().person('admin');
    const told = async () => {
      const seen: [string, string][] = [];
      for (const { slug } of cases) {
        const { body } = await api().call('getPopupStore', { params: { id: slug } }, admin);
        seen.push([slug, body.data.popupStore.status]);
      }
      return seen;
    };
    const inRows = async () => {
      const { slug, status, ownerId } = popupStores;
      const rows = await db.select({ slug, status }).from(popupStores).where(eq(ownerId, owner.id));
      const statuses = new Map(rows.map((row) => [row.slug, row.status]));
      return cases.map((one) => [one.slug, statuses.get(one.slug)]);
    };
    const expected = cases.map(({ slug, becomes }) => [slug, becomes]);
    const changing = cases.filter(({ status, becomes }) => status !== becomes);

    expect(await told()).toEqual(expected);
    expect((await applyClockTransitions(db, clock)).length).toBe(changing.length);
    expect(await inRows()).toEqual(expected);
    expect(await told()).toEqual(expected);
    expect(await applyClockTransitions(db, clock)).toEqual([]);
    expect(changing.map(({ slug, becomes }) => [slug, becomes])).toEqual([
      ['scheduled-withoutstartandover', 'ended'],
      ['scheduled-opening', 'active'],
      ['scheduled-open', 'active'],
      ['scheduled-closing', 'active'],
      ['scheduled-over', 'ended'],
      ['active-withoutstartandover', 'ended'],
      ['active-over', 'ended'],
    ]);
    await db.delete(popupStores).where(eq(popupStores.ownerId, owner.id));
  });
});
