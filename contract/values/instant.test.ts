import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { Instant } from './instant.ts';

test.each([
  '2026-11-21T10:00Z',
  '2026-11-21T10:00:00Z',
  '2026-11-21T10:00:00.1Z',
  '2026-11-21T10:00:00.123456789Z',
  '2026-11-21T10:00:00+01:00',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
])('R5.12 %s is a moment', (text) => {
  expect(is(text, Instant)).toBe(true);
});

test.each([
  '2026-11-21',
  '2026-11-21T10Z',
  '2026-11-21T10:00',
  '2026-11-21 10:00Z',
  '2026-11-21T10:00:00.Z',
  '2026-11-21T10:00:00.1234567890Z',
  '2026-11-21T10:00:0Z',
  '2026-11-21T1:00:00Z',
  '2026-1-21T10:00:00Z',
  '26-11-21T10:00:00Z',
  '2026-11-21T10:00:00+1:00',
  '2026-11-21T10:00:00+01',
  ' 2026-11-21T10:00:00Z',
  '2026-11-21T10:00:00Z ',
  '+012026-11-21T10:00:00Z',
  '0000-12-31T23:59:59Z',
  '9999-12-31T23:59:59.999-01:00',
  '2026-13-01T00:00:00Z',
  Date.parse('2026-11-21T10:00:00Z'),
  null,
])('R5.12 %j is none', (value) => {
  expect(validateInput(value, Instant)).toEqual({
    ok: false,
    errors: [{ field: '', message: 'La fecha no es válida' }],
  });
});
