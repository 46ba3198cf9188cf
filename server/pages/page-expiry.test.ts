import { describe, expect, test } from 'vitest';
import { referencedIds, expiresAt } from './page-expiry.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const state = (dates: Record<string, string>) =>
  JSON.stringify({ id: '0198b5b2-0000-7000-8000-00000000000a', ...dates });

describe('how long a page holds', () => {
  test('60 s when nothing on it opens or closes earlier', () => {
    expect(
      expiresAt(state({ startDate: '2026-11-20T10:00:00.000Z', endDate: '2026-12-01T10:00:00.000Z' }), NOW),
    ).toEqual(NOW + 60_000);
  });

  test('until the next opening or closing', () => {
    expect(
      expiresAt(state({ startDate: '2026-11-21T10:00:30.000Z', endDate: '2026-11-21T10:00:40.000Z' }), NOW),
    ).toEqual(NOW + 30_000);
  });

  test('it mentions every id in its state', () => {
    expect(referencedIds(state({}))).toEqual(new Set(['0198b5b2-0000-7000-8000-00000000000a']));
  });
});
