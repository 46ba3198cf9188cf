import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { monthOf } from '../../contract/values/day-range.ts';
import { describeApi } from '../../tests/support/api/api.ts';
import { codeMailedTo } from '../../tests/support/api/mailbox.ts';
import { addStore } from '../../tests/support/api/add-market-rows.ts';
import { addUser } from '../../tests/support/api/users.ts';
import { systemClock } from '../clock.ts';
import { codes } from '../db/schema-auth.ts';
import { missedSearches, productDays, productMonths, storeVisitDays } from '../db/schema-visits.ts';
import { addVisitCounts } from '../db/visit-counts.ts';
import { createLog } from '../log.ts';
import { startHousekeeping, pruneExpiredData } from './housekeeping.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

describeApi('housekeeping', (api) => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('battery 116 a clock that is a day ahead throws nothing away that counts', async () => {
    const { clock } = api();
    const somebody = await api().person();
    const { email } = somebody.user;
    await api().call('forgotPassword', { body: { username: email } });
    const image = { filename: 'yo.jpg', contentType: 'image/jpeg' as const };
    const announced = await api().call(
      'updateProfile',
      { body: { requestUploadUrls: true, imageTypes: [image] } },
      somebody,
    );
    await pruneExpiredData({ ...api().context(), clock: { now: () => clock.now() + DAY } });
    const { uploadUrl } = announced.body.data.uploadUrls[0];
    const put = await api().app.inject({
      method: 'PUT',
      url: new URL(uploadUrl).pathname,
      headers: { 'content-type': 'image/jpeg' },
      payload: 'no es una foto',
    });
    expect(put.json().status.code).toEqual('VALIDATION_FAILED');
    const refreshed = await api().call('refreshToken', { body: { refresh_token: somebody.refreshToken } });
    expect(refreshed.status).toEqual(200);
    const confirmationCode = await codeMailedTo(api(), email);
    const reset = await api().call('resetPassword', {
      body: { username: email, confirmationCode, newPassword: 'Romero-2027!' },
    });
    expect(reset.status).toEqual(200);
  });

  test('R7.12 days of visits are kept as long as a year and the one before can be told', async () => {
    const { db, clock } = api();
    const store = await addStore(api(), await api().person('producer'));
    const of = { popupStoreId: store.id, views: 1 };
    const dayBefore = (days: number) => new Date(clock.now() - days * DAY).toISOString().slice(0, 10);
    const [kept, over] = [dayBefore(2 * 366), dayBefore(2 * 366 + 3)];
    await db.insert(storeVisitDays).values([kept, over].map((day) => ({ ...of, day })));
    const products = [kept, over].map((day) => ({ ...of, day, productId: store.id }));
    await addVisitCounts(db, { stores: [], products, searches: [] });
    await db
      .insert(missedSearches)
      .values([kept, over].map((day) => ({ popupStoreId: store.id, day, q: 'zumo', count: 1 })));
    await pruneExpiredData(api().context());
    const left = await Promise.all(
      [storeVisitDays, productDays, missedSearches].map((table) => db.select({ day: table.day }).from(table)),
    );
    expect(left).toEqual([[{ day: kept }], [{ day: kept }], [{ day: kept }]]);
    const { month, views } = productMonths;
    const months = await db.select({ month, views }).from(productMonths);
    expect(months).toEqual([{ month: monthOf(kept).from, views: 1 }]);
  });

  test('battery 116 while this machine and the database disagree about the time nothing is tidied up', async () => {
    const { db, clock, blobs } = api();
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const { email } = await addUser(db);
    clock.set(new Date(Date.now() - 2 * DAY).toISOString());
    await api().call('forgotPassword', { body: { username: email } });
    const isKept = async () => (await db.select().from(codes).where(eq(codes.email, email))).length === 1;
    /** Simulates one hour of housekeeping with the given clock, then stops it. */
    const anHour = (now: () => number) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const { stop } = startHousekeeping({ db, clock: { now }, blobs }, log);
      vi.advanceTimersByTime(HOUR);
      void stop();
      vi.useRealTimers();
    };
    anHour(() => Date.now() + 400 * DAY);
    const untidied = () => lines.filter((line) => line.includes('nothing was tidied up')).length;
    const unended = () => lines.filter((line) => line.includes('no unfinished archive was ended')).length;
    await vi.waitFor(() => expect([untidied(), unended()]).toEqual([1, 12]));
    expect(await isKept()).toBe(true);
    anHour(() => systemClock.now());
    await vi.waitFor(async () => expect(await isKept()).toBe(false));
    expect(lines.length).toBe(13);
  });
});
