import { expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { listOf } from './list-of.ts';
import { requiredText } from './text.ts';

const Tags = listOf(requiredText('Falta', { max: 3 }), { max: 2, message: 'Como mucho dos' });

test('R5.1 a list is checked and tidied item by item', () => {
  expect(validateInput([' a ', 'b'], Tags)).toEqual({ ok: true, value: ['a', 'b'] });
  expect(validateInput([], Tags)).toEqual({ ok: true, value: [] });
  expect(validateInput(['a', ''], Tags)).toEqual({ ok: false, errors: [{ field: '1', message: 'Falta' }] });
  expect(validateInput('a', Tags)).toEqual({
    ok: false,
    errors: [{ field: '', message: 'El valor no es válido' }],
  });
});

test('battery 82 one that is too long is refused in one sentence, whatever is in it', () => {
  expect(
    validateInput(
      Array.from({ length: 15_000 }, () => ({})),
      Tags,
    ),
  ).toEqual({
    ok: false,
    errors: [{ field: '', message: 'Como mucho dos' }],
  });
});
