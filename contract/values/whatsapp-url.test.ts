import { expect, test } from 'vitest';
import { whatsappUrl } from './whatsapp-url.ts';

test.each([
  ['+34 600 100 111', 'https://wa.me/34600100111'],
  ['600 10 01 11', 'https://wa.me/34600100111'],
  ['712-345-678', 'https://wa.me/34712345678'],
  ['0049 151 2345 6789', 'https://wa.me/4915123456789'],
  ['+351 912 345 678', 'https://wa.me/351912345678'],
])('%s is reached at %s', (phone, url) => {
  expect(whatsappUrl(phone)).toBe(url);
});

test.each(['949 20 10 11', '112', '', '+34', '1234567890123456', '+1234567890123456'])(
  '%s has no WhatsApp',
  (phone) => {
    expect(whatsappUrl(phone)).toBe(null);
  },
);
