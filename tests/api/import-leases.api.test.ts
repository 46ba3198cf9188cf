import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { announceChange } from '../../server/db/change-feed.ts';
import { jobs } from '../../server/db/schema-jobs.ts';
import { productImports } from '../../server/db/schema-imports.ts';
import {
  leaseNextImport,
  postponeImport,
  releaseAllLeases,
  releaseLease,
  renewLease,
} from '../../server/services/import/write/lease.ts';
import { describeApi } from '../support/api/api.ts';
import { openImportScene } from '../support/api/import-scene.ts';
import { goodRows, productsZipOf } from '../support/samples/zip-archive.ts';

const SECOND = 1_000;
const LEASE = 20 * SECOND;
const RENEWAL = 5 * SECOND;

afterEach(() => vi.useRealTimers());

describeApi('leases of imports', (api) => {
  const at = (ms: number) => new Date(api().clock.now() + ms);
  /** Scene with an import of some rows that waits for a worker. */
  const openWaiting = async (count = 1) => {
    const scene = await openImportScene(api());
    await scene.send(await productsZipOf(...goodRows(count)));
    const isOfStore = eq(productImports.popupStoreId, scene.store.id);
    const rowOf = async () => (await api().db.select().from(productImports).where(isOfStore))[0]!;
    const jobOf = async () =>
      (
        await api()
          .db.select()
          .from(jobs)
          .where(eq(jobs.key, (await rowOf()).id))
      )[0]!;
    const set = (columns: Partial<typeof productImports.$inferInsert>) =>
      api().db.update(productImports).set(columns).where(isOfStore);
    return { ...scene, rowOf, jobOf, set };
  };

  test('battery 72 an import is one worker’s for 20 s, and who lost it changes nothing of it', async () => {
    const { rowOf, jobOf, reading } = await openWaiting();
    const { clock } = api();
    const tools = api().context();
    const held = await leaseNextImport(tools);
    expect([(await rowOf()).leasedUntil, (await jobOf()).runAt]).toEqual([at(LEASE), at(LEASE)]);
    clock.turn(LEASE - 1);
    expect(await leaseNextImport(tools)).toBe(null);
    clock.turn(1);
    const next = await leaseNextImport(tools);
    expect([next?.id, next?.lease === held?.lease, next?.tries]).toEqual([held?.id, false, 2]);
    const before = [await rowOf(), await jobOf()];
    await releaseLease(tools, held!);
    await postponeImport(tools, held!, 'no disk');
    expect([await rowOf(), await jobOf()]).toEqual(before);
    await releaseLease(tools, next!);
    await reading();
  });

  test('battery 72 an import that a worker of the former release reads is left to it', async () => {
    const { set, reading, toldOf } = await openWaiting();
    await set({ lease: crypto.randomUUID(), leasedUntil: at(LEASE) });
    expect(await leaseNextImport(api().context())).toBe(null);
    api().clock.turn(LEASE);
    await reading();
    expect((await toldOf()).status).toBe('completed');
  });

  test('battery 72 a lease is renewed every 5 s with its job, until it is given back or lost', async () => {
    const { rowOf, jobOf, set, reading } = await openWaiting();
    const tools = api().context();
    const held = await leaseNextImport(tools);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const lost = vi.fn<() => void>();
    renewLease(tools, held!, {
      job: held!.job,
      onLost: lost,
      columnsAt: (now) => ({ placeUntil: new Date(now) }),
    });
    const told = async () => {
      const { leasedUntil, placeUntil } = await rowOf();
      return [leasedUntil, placeUntil, (await jobOf()).runAt];
    };
    const before = await told();
    api().clock.turn(SECOND);
    vi.advanceTimersByTime(RENEWAL - 1);
    expect(await told()).toEqual(before);
    vi.advanceTimersByTime(1);
    await expect.poll(told).toEqual([at(LEASE), at(0), at(LEASE)]);
    await set({ lease: crypto.randomUUID() });
    vi.advanceTimersByTime(RENEWAL);
    await expect.poll(() => lost.mock.calls.length).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
    const stop = renewLease(tools, held!, { onLost: lost });
    vi.advanceTimersByTime(RENEWAL);
    stop();
    await told();
    await told();
    expect([lost.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
    vi.useRealTimers();
    api().clock.turn(LEASE);
    await reading();
  });

  test('battery 72 with each storage failure in a row it waits twice as long, at most half an hour', async () => {
    const { rowOf, jobOf, set, reading } = await openWaiting();
    const tools = api().context();
    const held = await leaseNextImport(tools);
    const lease = held!.lease;
    for (const [troubles, wait] of [
      [0, 20 * SECOND],
      [1, 40 * SECOND],
      [6, 1_280 * SECOND],
      [7, 1_800 * SECOND],
      [24, 1_800 * SECOND],
    ] as const) {
      await set({ lease });
      await postponeImport(tools, { ...held!, troubles }, 'no disk');
      const { leasedUntil, tries } = await rowOf();
      expect([leasedUntil, tries]).toEqual([at(wait), 0]);
    }
    expect([(await jobOf()).runAt, (await jobOf()).lastError]).toEqual([at(20 * SECOND), 'no disk']);
    api().clock.turn(1_800 * SECOND);
    await reading();
  });

  test('O6 an import that failed for an unknown reason is tried again after its lease, and its job tells the reason until then', async () => {
    const { jobOf, reading, toldOf } = await openWaiting();
    const newId = () => {
      throw new Error('no ids');
    };
    await expect(reading({ newId })).rejects.toThrow('no ids');
    const { state, runAt, lastError } = await jobOf();
    expect([state, runAt, lastError]).toEqual(['failed', at(LEASE), expect.stringContaining('no ids')]);
    api().clock.turn(LEASE - 1);
    await reading();
    expect((await toldOf()).status).toBe('processing');
    api().clock.turn(1);
    await reading();
    expect([(await toldOf()).status, (await jobOf()).lastError]).toEqual(['completed', null]);
  });

  test.each([
    [{ tries: 4 }, 'completed'],
    [{ tries: 5 }, 'failed'],
    [{ troubles: 24 }, 'completed'],
    [{ troubles: 25 }, 'failed'],
  ])('O4 an import with %o until now is %s', async (past, status) => {
    const { set, reading, toldOf } = await openWaiting();
    await set(past);
    await reading();
    expect((await toldOf()).status).toBe(status);
  });

  test('battery 103 four rows are prepared beside the one that is written, and nobody renews a lease afterwards', async () => {
    const { reading, toldOf } = await openWaiting(12);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { blobs } = api();
    const put = vi.fn<typeof blobs.put>(async (key, bytes) => {
      await gate;
      await blobs.put(key, bytes);
    });
    const read = reading({ blobs: { ...blobs, put } });
    await expect.poll(() => put.mock.calls.length, { timeout: 10_000 }).toBe(5);
    await toldOf();
    expect([put.mock.calls.length, vi.getTimerCount()]).toEqual([5, 1]);
    open();
    await read;
    expect([(await toldOf()).successCount, vi.getTimerCount()]).toEqual([12, 0]);
  });

  test.each([
    [999, 1],
    [1_000, 2],
  ])('R3.9 of an import whose row takes %i ms, every server hears %i times', async (ms, times) => {
    const { store, reading } = await openWaiting();
    const heard: unknown[] = [];
    const deaf = await api().engine.onChange((changes) => heard.push(changes));
    const context = api().context();
    await reading({
      newId: () => {
        api().clock.turn(ms);
        return context.newId();
      },
    });
    await announceChange(api().db, ['the end']);
    await expect.poll(() => heard.at(-1)).toEqual(['the end']);
    expect(heard.slice(0, -1)).toEqual(Array.from({ length: times }, () => [store.id, '*']));
    await deaf();
  });

  test('O6 every server hears that an archive came or goes on, and that an import failed or was cancelled', async () => {
    const { store, send, pause, reading, cancel } = await openImportScene(api());
    const heard: unknown[] = [];
    const deaf = await api().engine.onChange((changes) => heard.push(changes));
    const hear = async () => {
      await announceChange(api().db, ['the end']);
      await expect.poll(() => heard.at(-1)).toEqual(['the end']);
      return heard.splice(0).slice(0, -1);
    };
    await send(await productsZipOf(...goodRows(1)));
    expect((await hear()).at(-1)).toEqual(['imports/came']);
    await pause(true);
    await pause(true);
    expect(await hear()).toEqual([['imports/came']]);
    await pause(false);
    expect(await hear()).toEqual([['imports/came']]);
    await cancel();
    expect(await hear()).toEqual([[store.id, '*']]);
    await send(Buffer.from('no es un zip'));
    await hear();
    await reading();
    expect(await hear()).toEqual([[store.id, '*']]);
    await deaf();
  });

  test('battery 72 a server that is alone takes over what was under way, and of what is over nothing changes', async () => {
    const [waiting, over] = [await openWaiting(), await openWaiting()];
    const lease = { lease: crypto.randomUUID(), leasedUntil: at(LEASE) };
    await waiting.set(lease);
    await over.set({ ...lease, lease: crypto.randomUUID(), status: 'cancelled' });
    const before = await over.rowOf();
    await releaseAllLeases(api().context());
    const { leasedUntil } = await waiting.rowOf();
    expect([leasedUntil, await over.rowOf()]).toEqual([null, before]);
    await waiting.reading();
  });
});
