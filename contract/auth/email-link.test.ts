import { expect, test } from 'vitest';
import { emailLinkHash, readEmailLinkHash } from './email-link.ts';

test.each(['ana@example.com', 'ana+mercado@example.com', 'á&b=c#d%25@example.com'])(
  'R7.4 the end of a letter’s link brings %s and the code',
  (email) => {
    const hash = emailLinkHash({ email, code: '012345' });
    expect(readEmailLinkHash(hash)).toEqual({ email, code: '012345' });
    expect(readEmailLinkHash(hash.slice(1))).toEqual({ email, code: '012345' });
    expect(new URL(hash, 'https://tenderete.example/confirm-account').pathname).toEqual('/confirm-account');
  },
);

test.each([
  '',
  '#',
  '#contenido',
  '#email=&code=012345',
  '#email=ana%40example.com&code=12345',
  '#email=%&code=012345',
])('any other end brings nothing: %s', (hash) => expect(readEmailLinkHash(hash)).toBe(null));
