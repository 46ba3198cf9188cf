import { describe, expect, test } from 'vitest';
import { createBrowserStorage } from '../../../tests/support/browser/browser-storage.ts';
import { createTokenStorage, type StoredTokens } from './token-storage.ts';

const tokens: StoredTokens = {
  accessToken: 'head.body.sign',
  refreshToken: 'r'.repeat(43),
  idToken: 'head.id.sign',
  expiresAt: 1_790_000_000_000,
  metadata: {
    type: 'LOGIN',
    createdAt: '2026-11-20T10:00:00.000Z',
    source: 'login_endpoint',
    sessionId: 's1',
  },
};
const nothing: StoredTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  expiresAt: null,
  metadata: null,
};

function open() {
  const browser = createBrowserStorage();
  const { page, storage } = browser.openTab();
  return { browser, page, raw: storage, tokens: createTokenStorage({ storage: () => storage, page }) };
}

describe(createTokenStorage.name, () => {
  test('R3.2 it stores under exactly these keys and reads them back', () => {
    const { browser, tokens: storage } = open();
    expect(storage.write(tokens)).toEqual(true);
    expect(Object.fromEntries(browser.items)).toEqual({
      access_token: 'head.body.sign',
      refresh_token: 'r'.repeat(43),
      id_token: 'head.id.sign',
      expires_at: '1790000000000',
      token_metadata:
        '{"type":"LOGIN","createdAt":"2026-11-20T10:00:00.000Z","source":"login_endpoint","sessionId":"s1"}',
    });
    expect(storage.read()).toEqual(tokens);
    storage.clear();
    expect(browser.items.size).toEqual(0);
  });

  test('a token that is no longer there does not stay from before', () => {
    const { browser, tokens: storage } = open();
    storage.write(tokens);
    storage.write({ ...tokens, idToken: null });
    expect(browser.items.has('id_token')).toEqual(false);
  });

  test.each(['access_token', 'refresh_token', 'id_token', 'expires_at', 'token_metadata'])(
    'battery 114 rubbish under %s is dropped and the rest stays',
    (key) => {
      const parts = {
        access_token: 'accessToken',
        refresh_token: 'refreshToken',
        id_token: 'idToken',
        expires_at: 'expiresAt',
        token_metadata: 'metadata',
      };
      for (const rubbish of [
        '',
        'null',
        'undefined',
        '{',
        '[]',
        '"x"',
        'x'.repeat(1_000_000),
        '-5',
        'NaN',
        'á',
        'a\nb',
        '{"type":7}',
        '\u0000',
      ]) {
        if (['-5', 'NaN'].includes(rubbish) && key !== 'expires_at') continue;
        const { browser, raw, tokens: storage } = open();
        storage.write(tokens);
        raw.setItem(key, rubbish);
        expect(storage.read()).toEqual({ ...tokens, [parts[key as keyof typeof parts]]: null });
        expect(browser.items.has(key)).toEqual(false);
      }
    },
  );

  test('R4.2 battery 115 when saving fails half-way nothing is left', () => {
    const { browser, raw, page } = open();
    const setItem = raw.setItem.bind(raw);
    let writes = 0;
    raw.setItem = (key, value) => {
      writes += 1;
      if (writes === 3) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    };
    const storage = createTokenStorage({ storage: () => raw, page });
    expect(storage.write(tokens)).toEqual(false);
    expect(browser.items.size).toEqual(0);
  });

  test('battery 115 a browser without storage remembers while the page lives, and throws nothing', () => {
    const storage = createTokenStorage({
      storage: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
      page: new EventTarget(),
    });
    expect(storage.read()).toEqual(nothing);
    expect(storage.write(tokens)).toEqual(false);
    expect(storage.read()).toEqual(tokens);
    storage.clear();
    expect(storage.read()).toEqual(nothing);
  });

  test('battery 113 battery 115 what another tab can store counts more than what this one remembers', () => {
    const { browser, raw, page } = open();
    const setItem = raw.setItem.bind(raw);
    raw.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = createTokenStorage({ storage: () => raw, page });
    storage.write(tokens);
    raw.setItem = setItem;
    const theirs = browser.openTab();
    const bea = { ...tokens, accessToken: 'bea.body.sign' };
    createTokenStorage({ storage: () => theirs.storage, page: theirs.page }).write(bea);
    expect(storage.read()).toEqual(bea);
    storage.clear();
    expect([storage.read(), browser.items.size]).toEqual([nothing, 0]);
  });

  test('battery 113 a page that comes back into sight looks again', () => {
    const { raw, page } = open();
    const sight = new EventTarget();
    let looks = 0;
    const stop = createTokenStorage({ storage: () => raw, page, sight }).subscribe(() => (looks += 1));
    sight.dispatchEvent(new Event('visibilitychange'));
    stop();
    sight.dispatchEvent(new Event('visibilitychange'));
    expect(looks).toEqual(1);
  });

  test('battery 113 it tells of what other tabs write and clear, once each, and of a page that comes back', () => {
    const { browser, page, tokens: storage } = open();
    const other = browser.openTab();
    const otherStorage = createTokenStorage({ storage: () => other.storage, page: other.page });
    const seen: StoredTokens[] = [];
    const stop = storage.subscribe(() => seen.push(storage.read()));
    storage.write(tokens);
    otherStorage.write({ ...tokens, accessToken: 'other.body.sign' });
    otherStorage.clear();
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    stop();
    otherStorage.write(tokens);
    expect(seen).toEqual([{ ...tokens, accessToken: 'other.body.sign' }, nothing, nothing]);
  });
});
