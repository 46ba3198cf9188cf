import { object } from 'superstruct';
import { expect, test } from 'vitest';
import { requiredText } from '../values/text.ts';
import { validateInput } from './validate-input.ts';

test('battery 82 what is wrong is said once for each field, and of fifty fields at most', () => {
  const names = Array.from({ length: 60 }, (_, index) => `campo${index}`);
  const Form = object(Object.fromEntries(names.map((name) => [name, requiredText('Falta', { max: 3 })])));
  const checked = validateInput({}, Form);
  expect(checked).toEqual({
    ok: false,
    errors: names.slice(0, 50).map((field) => ({ field, message: 'Falta' })),
  });
});
