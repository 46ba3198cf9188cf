import { describe, expect, test } from 'vitest';
import { successfulAnswer, fakeCall } from '../../../../tests/support/charts/fake-call.ts';
import { sampleFailure, sampleId, sampleProduct } from '../../../../tests/support/samples/samples.ts';
import { createNameCheckService } from './name-check.service.ts';

const mug = sampleProduct({ id: sampleId(31), name: 'Taza' });
const mugs = sampleProduct({ id: sampleId(32), name: 'Tazas de dos' });
const other = sampleProduct({ id: sampleId(33), name: 'TAZA' });
const ask = { name: 'taza', of: null };

describe(createNameCheckService.name, () => {
  test('R9.9 one of the own products that is called so is found, but for the one that is changed', async () => {
    const { call, asked } = fakeCall({
      listProducerProducts: successfulAnswer({ products: [mugs, mug, other] }),
    });
    const { findNamesake } = createNameCheckService(call);
    expect([
      await findNamesake(ask),
      await findNamesake({ ...ask, of: mug.id }),
      await createNameCheckService(
        fakeCall({ listProducerProducts: successfulAnswer({ products: [mugs, mug] }) }).call,
      ).findNamesake({ ...ask, of: mug.id }),
    ]).toEqual([
      successfulAnswer({ id: mug.id, name: 'Taza' }),
      successfulAnswer({ id: other.id, name: 'TAZA' }),
      successfulAnswer(null),
    ]);
    expect(asked).toEqual([{ name: 'listProducerProducts', input: { query: { q: 'taza', limit: 10 } } }]);
  });

  test('R9.9 what was found is kept for 30 s, and until something of one’s own is changed', async () => {
    let now = 0;
    const { call, asked } = fakeCall({ listProducerProducts: successfulAnswer({ products: [mug] }) });
    const { findNamesake, forgetNames } = createNameCheckService(call, () => now);
    const counts: number[] = [];
    for (const moment of [0, 29_999, 30_000]) {
      now = moment;
      await findNamesake(ask);
      counts.push(asked.length);
    }
    forgetNames();
    await findNamesake(ask);
    expect([counts, asked.length]).toEqual([[1, 1, 2], 3]);
  });

  test('a failure is not kept, and a long name is asked for as far as a search goes', async () => {
    const failure = sampleFailure('TIMEOUT');
    const { call, asked } = fakeCall({ listProducerProducts: { ok: false, failure } });
    const { findNamesake } = createNameCheckService(call);
    const name = 'a'.repeat(150);
    expect([await findNamesake({ name, of: null }), await findNamesake({ name, of: null })]).toEqual([
      { ok: false, failure },
      { ok: false, failure },
    ]);
    expect(asked.map(({ input }) => input)).toEqual(
      [1, 2].map(() => ({ query: { q: 'a'.repeat(100), limit: 10 } })),
    );
  });
});
