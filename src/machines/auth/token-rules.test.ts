import { describe, expect, test } from 'vitest';
import { hasSameTokens, NO_TOKENS, sessionIdOfTokens } from './token-rules.ts';

const held = { ...NO_TOKENS, accessToken: 'A0', refreshToken: 'refresh-token-number-0' };

describe(hasSameTokens.name, () => {
  test('both have to be the same', () => {
    expect(hasSameTokens(held, { ...held })).toEqual(true);
    expect(hasSameTokens(held, { ...held, accessToken: 'A1' })).toEqual(false);
    expect(hasSameTokens(held, { ...held, refreshToken: 'refresh-token-number-1' })).toEqual(false);
  });
});

describe(sessionIdOfTokens.name, () => {
  test('there is one as long as there is a token', () => {
    expect(sessionIdOfTokens(held, 's1')).toEqual('s1');
    expect(sessionIdOfTokens({ ...held, accessToken: null }, 's1')).toEqual('s1');
    expect(sessionIdOfTokens({ ...held, refreshToken: null }, 's1')).toEqual('s1');
    expect(sessionIdOfTokens(NO_TOKENS, 's1')).toEqual(null);
    expect(sessionIdOfTokens(held, null)).toEqual('');
  });
});
