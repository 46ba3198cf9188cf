import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '../../server/db/schema-mail.ts';
import { orders } from '../../server/db/schema-orders.ts';
import { describeApi } from '../support/api/api.ts';
import { addContactMessage, addProduct, addStore, checkOutCart, shopperWith } from '../support/api/market.ts';
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
    const bought = await checkOutCart(api(), await shopperWith(api(), [honey, 1]));
    await checkOutCart(api(), await shopperWith(api(), [honey, 1]));
    const { id } = bought.body.data.order;
    await api().db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, id));

    const waiting = await api().db.select().from(mails);
    const [refused, givenUp, sent] = waiting;
    const become = (mail: (typeof waiting)[number] | undefined, changes: object) =>
      api()
        .db.update(mails)
        .set(changes)
        .where(eq(mails.id, mail?.id ?? ''));
    await become(refused, { tries: 3, nextTryAt: new Date(api().clock.now()), sentAt: null });
    await become(givenUp, { tries: 10, nextTryAt: null, sentAt: null });
    await become(sent, { tries: 2, nextTryAt: null, sentAt: new Date(api().clock.now()) });
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
