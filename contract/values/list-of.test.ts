import { expect, test } from 'vitest';
import { check } from '../api/checking.ts';
import { listOf } from './list-of.ts';
import { requiredText } from './text.ts';

const Tags = listOf(requiredText('Falta', { max: 3 }), { max: 2, message: 'Como mucho dos' });

test('R5.1 a list is checked and tidied item by item', () => {
  expect(check([' a ', 'b'], Tags)).toEqual({ ok: true, value: ['a', 'b'] });
  expect(check([], Tags)).toEqual({ ok: true, value: [] });
  expect(check(['a', ''], Tags)).toEqual({ ok: false, errors: [{ field: '1', message: 'Falta' }] });
  expect(check('a', Tags)).toEqual({ ok: false, errors: [{ field: '', message: 'El valor no es válido' }] });
});

test('battery 82 one that is too long is refused in one sentence, whatever is in it', () => {
  expect(
    check(
      Array.from({ length: 15_000 }, () => ({})),
      Tags,
    ),
  ).toEqual({
    ok: false,
    errors: [{ field: '', message: 'Como mucho dos' }],
  });
});
