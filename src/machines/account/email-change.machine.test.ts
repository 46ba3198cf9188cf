import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { sampleUserWithRole } from '../../../tests/support/samples/session-app.ts';
import { emailChangeMachine, BLANK_EMAIL_CHANGE } from './email-change.machine.ts';
import { emailConfirmationMachine, BLANK_EMAIL_CONFIRMATION } from './email-confirmation.machine.ts';

const sent: unknown[] = [];
const change = emailChangeMachine.provide({
  actors: {
    submit: fromPromise(async ({ input }) => {
      sent.push(input.values);
      return { ok: true as const, value: { pendingEmail: input.values.email } };
    }),
  },
});
const confirmation = emailConfirmationMachine.provide({
  actors: {
    submit: fromPromise(async ({ input }) => {
      sent.push(input.values);
      return { ok: true as const, value: sampleUserWithRole('consumer') };
    }),
  },
});

describe(emailChangeMachine.id, () => {
  test.each([
    [BLANK_EMAIL_CHANGE, { email: 'El email es requerido', currentPassword: 'La contraseña es requerida' }],
    [{ email: 'ana', currentPassword: 'x' }, { email: 'Formato de email inválido' }],
    [{ email: 'a\u200b@example.com', currentPassword: 'x' }, { email: 'Formato de email inválido' }],
  ])('R5.19 it refuses %j', (values, errors) => {
    const actor = createActor(change, { input: { values } }).start();
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().context.errors).toEqual(errors);
  });

  test('R5.19 the address goes trimmed and in lower case, the password as it was typed', async () => {
    const values = { email: ' Nueva@Example.COM ', currentPassword: ' Mercado-2026! ' };
    const actor = createActor(change, { input: { values } }).start();
    actor.send({ type: 'form.submitted' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('saved'));
    expect([sent.at(-1), context.saved]).toEqual([
      { email: 'nueva@example.com', currentPassword: ' Mercado-2026! ' },
      { pendingEmail: 'nueva@example.com' },
    ]);
  });
});

describe(emailConfirmationMachine.id, () => {
  test.each([
    ['', 'El código es requerido'],
    ['12345', 'El código tiene 6 cifras'],
    ['12345a', 'El código tiene 6 cifras'],
  ])('it refuses %j', (confirmationCode, message) => {
    const actor = createActor(confirmation, {
      input: { values: { ...BLANK_EMAIL_CONFIRMATION, confirmationCode } },
    }).start();
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().context.errors).toEqual({ confirmationCode: message });
  });

  test('six figures are sent', async () => {
    const actor = createActor(confirmation, { input: { values: { confirmationCode: '012345' } } }).start();
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('saved'));
    expect(sent.at(-1)).toEqual({ confirmationCode: '012345' });
  });
});
