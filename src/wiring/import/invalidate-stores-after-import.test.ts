import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { sampleImport, sampleLastImport, sampleStore } from '../../../tests/support/samples/samples.ts';
import type { LoadResult } from '../../machines/ui/resource.types.ts';
import {
  type ProducerStores,
  producerStoresCacheMachine,
} from '../../machines/producer/stores/producer-stores-cache.machine.ts';
import { withStoreInvalidation } from './invalidate-stores-after-import.ts';

const store = sampleStore();

/** Number of loads of the shared stores, after the import's screen receives this status. */
async function loadsAfter(id: string, upload: ReturnType<typeof sampleImport>) {
  let loads = 0;
  const shared: ProducerStores = [{ ...store, lastImport: sampleLastImport({ paused: false }) }];
  const producerData = createActor(
    producerStoresCacheMachine.provide({
      actions: { tellFilled: () => {} },
      actors: {
        load: fromPromise<LoadResult<ProducerStores>, null>(async () => {
          loads += 1;
          return { ok: true, value: shared };
        }),
      },
    }),
  ).start();
  producerData.send({ type: 'seller.arrived', seller: 'producer 1' });
  await waitFor(producerData, (snapshot) => snapshot.matches('ready'));
  const answer = async (_: { id: string; paused?: boolean }) => ({ ok: true, value: { upload } }) as const;
  const service = { lookAtImport: answer, cancelImport: answer, pauseImport: answer };
  const telling = withStoreInvalidation(service, { getSnapshot: () => ({ children: { producerData } }) });
  expect(await telling.lookAtImport({ id })).toEqual({ ok: true, value: { upload } });
  await telling.cancelImport({ id });
  await telling.pauseImport({ id, paused: true });
  await waitFor(producerData, (snapshot) => snapshot.matches('ready'));
  producerData.stop();
  return loads;
}

test('R4.11 what an import’s screen learns of a store, those that share it hear of, and of what they know nothing', async () => {
  expect([
    await loadsAfter(store.id, sampleImport({ status: 'processing', paused: false })),
    await loadsAfter(store.id, sampleImport({ status: 'completed', paused: false })),
    await loadsAfter(store.id, sampleImport({ status: 'processing', paused: true })),
    await loadsAfter('another', sampleImport({ status: 'completed' })),
  ]).toEqual([1, 4, 4, 1]);
});
