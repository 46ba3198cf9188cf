import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createFormMachine } from './form.machine.ts';
import { typeFields, unsavedFieldsOf } from './unsaved-fields.ts';

const values = {
  name: 'Ana',
  newPassword: '',
  isExclusive: false,
  allergens: [] as string[],
  pictures: [] as unknown[],
};
const machine = createFormMachine<typeof values, typeof values, null, never>('form', (typed) => ({
  ok: true,
  value: typed,
}));

/** Form into which these fields were typed. */
function formWith(fields: Record<string, unknown> = {}) {
  const form = createActor(machine, { input: { values } }).start();
  for (const [field, value] of Object.entries(fields)) form.send({ type: 'field.changed', field, value });
  return form;
}

describe(unsavedFieldsOf, () => {
  test('R8.18 the changed fields of a form are found', () => {
    const typed = { name: 'Bea', isExclusive: true, allergens: ['gluten'] };
    expect(unsavedFieldsOf(formWith(typed))).toEqual(typed);
  });

  test('R8.18 no password and no file is among them', () => {
    const files = [new File(['x'], 'a.jpg')];
    expect(unsavedFieldsOf(formWith({ newPassword: 'secreto', pictures: files }))).toBe(null);
  });

  test('R8.18 an unchanged form has none, nor has an actor that is no form', () => {
    expect(unsavedFieldsOf(formWith())).toBe(null);
    expect(unsavedFieldsOf(formWith({ name: 'Ana' }))).toBe(null);
  });
});

describe(typeFields, () => {
  test('R8.18 fields are typed into the form, and those that it lacks are ignored', () => {
    const form = formWith();
    typeFields(form, { name: 'Bea', street: 'Mayor' });
    const { context } = form.getSnapshot();
    expect([context.values, context.baseline]).toEqual([{ ...values, name: 'Bea' }, values]);
  });
});
