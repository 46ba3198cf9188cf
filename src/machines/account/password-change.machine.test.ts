import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { BLANK_PASSWORD_CHANGE, passwordChangeMachine } from './password-change.machine.ts';

function errorsOf(oldPassword: string, newPassword: string) {
  const actor = createActor(passwordChangeMachine, { input: { values: BLANK_PASSWORD_CHANGE } }).start();
  actor.send({ type: 'field.changed', field: 'oldPassword', value: oldPassword });
  actor.send({ type: 'field.changed', field: 'newPassword', value: newPassword });
  actor.send({ type: 'form.submitted' });
  const { errors, focus } = actor.getSnapshot().context;
  return { errors, focus: focus?.field };
}

describe(passwordChangeMachine.id, () => {
  test('R5.17 both are asked for', () => {
    expect(errorsOf('', '')).toEqual({
      errors: { oldPassword: 'La contraseña es requerida', newPassword: 'La contraseña es requerida' },
      focus: 'oldPassword',
    });
  });

  test('R5.17 the same again is told at the new one', () => {
    expect(errorsOf('Mercado-2026', 'Mercado-2026')).toEqual({
      errors: { newPassword: 'La nueva contraseña debe ser diferente a la actual' },
      focus: 'newPassword',
    });
  });

  test('R5.16 the new one keeps the rules, the old one need not', () => {
    expect(errorsOf('vieja', 'corta')).toEqual({
      errors: { newPassword: 'La contraseña debe tener al menos 8 caracteres' },
      focus: 'newPassword',
    });
  });
});
