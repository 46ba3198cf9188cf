import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { User } from '../../../contract/account/user.ts';
import { sampleUserWithRole } from '../../../tests/support/samples/session-app.ts';
import { profileDetailsMachine, profileValuesOf, type ProfileValues } from './profile-details.machine.ts';

const user: User = { ...sampleUserWithRole('consumer'), phone: '600 100 200', city: null };

function open() {
  const sent: unknown[] = [];
  const actor = createActor(
    profileDetailsMachine.provide({
      actors: {
        submit: fromPromise(async ({ input }) => {
          sent.push(input.values);
          return { ok: true as const, value: user };
        }),
      },
    }),
    { input: { values: profileValuesOf(user) } },
  ).start();
  const write = (values: Partial<ProfileValues>) => {
    for (const [field, value] of Object.entries(values)) actor.send({ type: 'field.changed', field, value });
  };
  const submit = async () => {
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return actor.getSnapshot().context.errors;
  };
  return { sent, write, submit };
}

describe(profileDetailsMachine.id, () => {
  test('it begins with what is known', () => {
    expect(profileValuesOf(user)).toEqual({
      fullName: 'Persona 1',
      phoneNumber: '600 100 200',
      address: '',
      postalCode: '',
      city: '',
      state: '',
    });
  });

  test('R5.18 nothing changed is nothing to save', async () => {
    const { sent, submit } = open();
    expect([await submit(), sent]).toEqual([
      { '': 'Debe proporcionar al menos un campo para actualizar' },
      [],
    ]);
  });

  test('R5.19 only what changed is sent, trimmed; then it counts as unchanged', async () => {
    const { sent, write, submit } = open();
    write({ city: '  Soria ', phoneNumber: '' });
    expect(await submit()).toEqual({});
    expect(sent).toEqual([{ city: 'Soria', phoneNumber: '' }]);
    write({ city: 'Ávila' });
    write({ city: '  Soria ' });
    expect(await submit()).toEqual({ '': 'Debe proporcionar al menos un campo para actualizar' });
  });

  test.each([
    [{ fullName: '  ' }, { fullName: 'El nombre es requerido' }],
    [
      { fullName: 'Ana 2' },
      {
        fullName:
          'El nombre solo puede contener letras, espacios, apóstrofos, guiones, puntos y el punto medio (·)',
      },
    ],
    [{ phoneNumber: 'seis' }, { phoneNumber: 'Formato de teléfono inválido' }],
    [{ address: 'a'.repeat(256) }, { address: 'No puede superar los 255 caracteres' }],
    [{ city: 'a'.repeat(101) }, { city: 'No puede superar los 100 caracteres' }],
    [{ state: 'a'.repeat(101) }, { state: 'No puede superar los 100 caracteres' }],
  ])('R5.19 R9.12 it refuses %j', async (values, errors) => {
    const { sent, write, submit } = open();
    write(values);
    expect([await submit(), sent]).toEqual([errors, []]);
  });
});
