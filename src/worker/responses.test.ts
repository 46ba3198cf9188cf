import { describe, expect, test } from 'vitest';
import { responseDate, isPage, isCacheable, withText } from './responses.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const answer = (init: ResponseInit = {}, own: Partial<Pick<Response, 'type' | 'redirected'>> = {}) => {
  const made = new Response('<p>', { headers: html, ...init });
  for (const [name, value] of Object.entries(own)) Object.defineProperty(made, name, { value });
  return made;
};

describe(isCacheable, () => {
  test.each<[string, Response, boolean]>([
    ['a whole one', answer(), true],
    ['one that is not there', answer({ status: 404 }), false],
    ['one that broke', answer({ status: 503 }), false],
    ['a part', answer({ status: 206 }), false],
    ['where another one led', answer({}, { redirected: true }), false],
    ['of another origin', answer({}, { type: 'opaque' }), false],
    ['a way elsewhere', answer({}, { type: 'opaqueredirect' }), false],
  ])('R2.25 %s', (_, made, isKept) => {
    expect([isCacheable(made), isPage(made)]).toEqual([isKept, isKept]);
  });

  test('R2.25 what is no page is not kept as one', () => {
    expect(isPage(answer({ headers: { 'content-type': 'application/zip' } }))).toBe(false);
    expect(isPage(new Response(null, { status: 200 }))).toBe(false);
  });
});

test('R2.25 when an answer was given, the server says', () => {
  const date = 'Wed, 25 Nov 2026 17:10:00 GMT';
  expect([responseDate(answer({ headers: { date } })), responseDate(answer())]).toEqual([
    Date.UTC(2026, 10, 25, 17, 10),
    null,
  ]);
});

test('another text keeps the policy, and nothing that described the first', async () => {
  const first = answer({
    headers: {
      ...html,
      'content-encoding': 'br',
      'content-length': '3',
      etag: '"7"',
      'content-security-policy': 'p',
    },
  });
  const made = withText(first, 'otro');
  expect([await made.text(), Object.fromEntries(made.headers)]).toEqual([
    'otro',
    { ...html, 'content-security-policy': 'p' },
  ]);
});
