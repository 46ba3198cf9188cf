import { describe, expect, test } from 'vitest';
import { disagreeingSettings, type LivingProcess } from './setting-agreement.ts';

const process = (id: string, startedAt: number, fields: Partial<LivingProcess> = {}): LivingProcess => ({
  id,
  startedAt,
  signingKey: 'k',
  publicUrl: 'u',
  storage: 's',
  ...fields,
});

describe('processes of a market', () => {
  test('battery 78 those with equal settings agree', () => {
    const all = [process('a', 1), process('b', 2)];
    expect(all.map(({ id }) => disagreeingSettings(id, all))).toEqual([[], []]);
  });

  test('battery 78 the minority disagrees, also if it is older, and each setting is named', () => {
    const all = [process('a', 1, { signingKey: 'x', storage: 'y' }), process('b', 2), process('c', 3)];
    expect(all.map(({ id }) => disagreeingSettings(id, all))).toEqual([['signingKey', 'storage'], [], []]);
  });

  test('battery 78 of two, the one that has run longer is right; at the same moment the first id', () => {
    const other = { publicUrl: 'v' };
    const byAge = [process('b', 2), process('a', 1, other)];
    expect(byAge.map(({ id }) => disagreeingSettings(id, byAge))).toEqual([['publicUrl'], []]);
    const equal = [process('b', 1, other), process('a', 1)];
    expect(equal.map(({ id }) => disagreeingSettings(id, equal))).toEqual([['publicUrl'], []]);
  });

  test('battery 78 a storage that cannot be read disagrees with nothing, and does not count', () => {
    const all = [process('a', 1, { storage: null }), process('b', 2), process('c', 3, { storage: null })];
    expect(all.map(({ id }) => disagreeingSettings(id, all))).toEqual([[], [], []]);
  });

  test('battery 78 a process whose row is gone disagrees with nothing until its next heartbeat', () => {
    expect(disagreeingSettings('z', [process('a', 1)])).toEqual([]);
  });
});
