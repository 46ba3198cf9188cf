import { describe, expect, test } from 'vitest';
import { sampleFailure, sampleId } from '../../../tests/support/samples/samples.ts';
import { loadIfOwner } from './editor.wiring.ts';

const asked = { id: sampleId(1) };
const found = { ok: true, value: { ownerId: 'lola' } } as const;
const late = { ok: false, failure: sampleFailure('TIMEOUT') } as const;
const missing = { ok: false, failure: { code: 'NOT_FOUND', status: 404, errors: [] } };

describe(loadIfOwner, () => {
  test.each([
    ['its owner', { id: 'lola', role: 'producer' }, found, found],
    ['an admin', { id: 'ada', role: 'admin' }, found, found],
    ['another producer', { id: 'pepe', role: 'producer' }, found, missing],
    ['whoever asks while nothing answers', { id: 'pepe', role: 'producer' }, late, late],
  ] as const)('R6.3 R8.16 gives %s what there is for them', async (_, user, answer, expected) => {
    const load = loadIfOwner(
      user,
      async () => answer,
      ({ ownerId }) => ownerId,
    );
    expect(await load(asked)).toEqual(expected);
  });
});
