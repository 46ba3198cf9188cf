import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '../../../tests/support/api.ts';
import { addStore, inHours } from '../../../tests/support/market.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { moveStoresByClock } from './move-stores-by-clock.ts';

describeOnEachEngine('stores by the clock', (api) => {
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
    const heard = Promise.withResolvers<unknown>();
    const deaf = await engine.onChange(heard.resolve);
    const moved = (await Promise.all([moveStoresByClock(db, clock), moveStoresByClock(db, clock)])).flat();
    expect(moved.toSorted()).toEqual([stores.begins.id, stores.missed.id, stores.closes.id].toSorted());
    const told = [stores.begins, stores.missed, stores.closes].flatMap(({ id, slug }) => [id, slug]);
    expect([(await heard.promise) as string[]].map((mentions) => mentions.toSorted())).toEqual([
      told.toSorted(),
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
});
