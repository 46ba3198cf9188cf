import { describe, expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { ApprovalDecision } from './store-approval.ts';

const decided = (state: string, note: string) => validateInput({ state, note }, ApprovalDecision);

describe('what an admin makes of a store that is held', () => {
  test('R4.9 it may be granted without a word, and is not refused without one', () => {
    expect(decided('granted', ' ')).toEqual({ ok: true, value: { state: 'granted', note: '' } });
    expect(decided('refused', ' Faltan fotos ')).toEqual({
      ok: true,
      value: { state: 'refused', note: 'Faltan fotos' },
    });
    const errors = [{ field: 'note', message: 'Di qué hay que cambiar' }];
    expect(decided('refused', '  ')).toEqual({ ok: false, errors });
  });

  test.each([
    ['waiting', ''],
    ['granted', 'a'.repeat(501)],
  ])('battery 18 %s with such a note is refused', (state, note) => {
    expect(decided(state, note).ok).toBe(false);
  });
});
