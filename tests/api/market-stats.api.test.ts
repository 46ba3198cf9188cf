import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PERIODIC_KEY } from '../../contract/jobs/job.ts';
import { jobs } from '../../server/db/schema-jobs.ts';
import { orders } from '../../server/db/schema-orders.ts';
import { describeApi } from '../support/api/api.ts';
import {
  addContactMessage,
  addProduct,
  addStore,
  checkOutCart,
  shopperWithCart,
} from '../support/api/add-market-rows.ts';
import { sampleOrderCounts } from '../support/samples/samples.ts';

describeApi('how the market stands', (api) => {
  test('R1.4 R7.24 orders, stores and messages are counted by where they are, and mails that were refused', async () => {
    const admin = await api().person('admin');
    const stats = async () => (await api().call('getMarketStats', {}, admin)).body.data;
    expect(await stats()).toEqual({
      orders: sampleOrderCounts(),
      stores: { draft: 0, scheduled: 0, active: 0, paused: 0, ended: 0, archived: 0 },
      approvals: { waiting: 0 },
      messages: { new: 0, read: 0, answered: 0, closed: 0 },
      mails: { retried: 0, undelivered: 0 },
    });

    const producer = await api().person('producer');
    await addStore(api(), producer, { status: 'active' });
    await addStore(api(), producer, { status: 'active' });
    await addStore(api(), producer, { status: 'draft' });
    await addContactMessage(api());
    await addContactMessage(api(), { state: 'closed' });
    const honey = await addProduct(api(), producer);
    const bought = await checkOutCart(api(), await shopperWithCart(api(), [honey, 1]));
    await checkOutCart(api(), await shopperWithCart(api(), [honey, 1]));
    const { id } = bought.body.data.order;
    await api().db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, id));

    const waiting = await api().db.select().from(jobs).where(eq(jobs.kind, 'mail'));
    const [refused, givenUp, sent] = waiting;
    const become = (job: (typeof waiting)[number] | undefined, changes: Partial<typeof jobs.$inferInsert>) =>
      api()
        .db.update(jobs)
        .set(changes)
        .where(eq(jobs.key, job?.key ?? ''));
    await become(refused, { state: 'failed', tries: 3 });
    await become(givenUp, { state: 'givenUp', tries: 10 });
    await become(sent, { state: 'done', tries: 2 });
    const at = new Date(api().clock.now());
    const backup = { kind: 'backup', state: 'failed', runAt: at, createdAt: at, changedAt: at } as const;
    await api()
      .db.insert(jobs)
      .values({ ...backup, key: PERIODIC_KEY });
    expect(waiting.length).toBeGreaterThan(2);

    expect(await stats()).toEqual({
      orders: sampleOrderCounts({ pending: 1, shipped: 1 }),
      stores: { draft: 1, scheduled: 0, active: 2, paused: 0, ended: 0, archived: 0 },
      approvals: { waiting: 0 },
      messages: { new: 1, read: 0, answered: 0, closed: 1 },
      mails: { retried: 1, undelivered: 1 },
    });
  });
});
