import { describe, expect, test } from 'vitest';
import type { Asker } from '../context.ts';
import { askerId, askerSessionId, requireAskerId } from './asker.ts';

const ANONYMOUS: Asker = { role: 'anonymous' };
const ANA: Asker = { role: 'consumer', userId: 'ana', sessionId: 'here', email: 'ana@example.com' };

describe('the asker', () => {
  test('R6.8 somebody who is signed in has an id and a session', () => {
    expect([askerId({ asker: ANA }), requireAskerId({ asker: ANA })]).toEqual(['ana', 'ana']);
    expect(askerSessionId({ asker: ANA })).toBe('here');
  });

  test('R6.8 an anonymous asker has neither, and is refused where an id is required', () => {
    expect([askerId({ asker: ANONYMOUS }), askerSessionId({ asker: ANONYMOUS })]).toEqual([null, undefined]);
    expect(() => requireAskerId({ asker: ANONYMOUS })).toThrow(
      expect.objectContaining({ code: 'UNAUTHENTICATED', status: 401 }) as Error,
    );
  });
});
