import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { EmailPanel } from '../../src/components/profile/EmailPanel.tsx';
import { emailAddressChangeMachine } from '../../src/machines/account/email-address-change.machine.ts';
import type { ProfileService } from '../../src/services/account/profile.service.ts';
import { wireEmailAddressChange } from '../../src/wiring/account/email-address-change.wiring.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';
import { testPathsOf, pathTitleOf } from '../support/charts/path-tests.ts';

const NEW = 'nueva@example.com';
const answering = <Value,>(value: Value) => ({ ok: true, value }) as const;
const user = sampleUserWithRole('consumer');
const moved = { ...user, email: NEW };
type Profile = Pick<ProfileService, 'askForEmail' | 'confirmEmail'>;

async function mount(answers: Partial<Profile> = {}) {
  const told: string[] = [];
  const logic = wireEmailAddressChange({
    profile: {
      askForEmail: async () => answering(NEW),
      confirmEmail: async () => answering(moved),
      ...answers,
    },
    onMoved: ({ email }) => told.push(email),
  });
  const actor = createActor(logic).start();
  await renderWithMarketProviders(<EmailPanel actorRef={actor} hasMailbox={false} />);
  const write = (name: string, value: string) =>
    fireEvent.change(document.querySelector(`[name=${name}]`)!, { target: { value } });
  const send = () => act(async () => void fireEvent.submit(document.querySelector('form')!));
  const press = (text: string) =>
    fireEvent.click([...document.querySelectorAll('button')].find((one) => one.textContent === text)!);
  const drivers: Record<string, () => unknown> = {
    'code.atHand': () => press('Ya tengo un código'),
    'code.mailed': async () => {
      write('email', NEW);
      write('currentPassword', 'Mercado-2026');
      await send();
    },
    'address.reopened': () => press('Poner otro email'),
    'email.confirmed': async () => {
      write('confirmationCode', '012345');
      await send();
    },
  };
  const shown = () => ({
    fields: [...document.querySelectorAll('input')].map(({ name, value }) => [name, value]),
    lead: document.querySelector('form output')?.textContent,
    focused: document.activeElement?.getAttribute('name') === 'confirmationCode',
    alerts: [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent),
  });
  return { told, drivers, shown, write, send };
}

const UNTIL = 'Hasta que lo escribas, tu email sigue siendo el de siempre.';
const paths = testPathsOf(emailAddressChangeMachine, {
  input: undefined,
  events: [
    { type: 'code.mailed', email: NEW },
    ...['code.atHand', 'address.reopened', 'email.confirmed'].map((type) => ({ type })),
  ],
  look: ({ context }) => context.pendingEmail,
});

afterEach(cleanup);

describe('the panel follows the way to another address', () => {
  for (const path of paths) {
    test(`R1.5 R7.23 ${pathTitleOf(path.steps)}`, async () => {
      const { drivers, shown } = await mount();
      for (const { event, state } of path.steps) {
        await drivers[event.type]?.();
        const isMailed = event.type === 'code.mailed';
        const isAsking = state.matches('asking');
        expect(shown()).toEqual({
          fields: isAsking
            ? [
                ['email', ''],
                ['currentPassword', ''],
              ]
            : [['confirmationCode', '']],
          lead: isAsking
            ? undefined
            : `${
                isMailed
                  ? `Hemos mandado un código de 6 cifras a ${NEW}.`
                  : 'Escribe el código de 6 cifras que mandamos a tu email nuevo.'
              } ${UNTIL}`,
          focused: !isAsking,
          alerts: [],
        });
      }
    });
  }

  test('R7.23 the session is told of the new address, once it is confirmed', async () => {
    const { told, drivers } = await mount();
    await drivers['code.mailed']?.();
    expect(told).toEqual([]);
    await drivers['email.confirmed']?.();
    expect(told).toEqual([NEW]);
  });

  test.each([
    ['the own address', answering(null), 'Ese ya es el email de tu cuenta.'],
    [
      'one of somebody else',
      { ok: false, failure: sampleFailure('CONFLICT', { status: 409 }) },
      'El email ya está en uso por otro usuario.',
    ],
    [
      'a wrong password',
      { ok: false, failure: sampleFailure('WRONG_PASSWORD', { status: 422 }) },
      'La contraseña actual es incorrecta',
    ],
  ] as const)('R8.14 %s is told at its field, and what was typed stays', async (_, answer, said) => {
    const { drivers, shown } = await mount({ askForEmail: async () => answer });
    await drivers['code.mailed']?.();
    expect(shown()).toEqual({
      fields: [
        ['email', NEW],
        ['currentPassword', 'Mercado-2026'],
      ],
      lead: undefined,
      focused: false,
      alerts: [said],
    });
  });

  test('a code that is no good is told at its field', async () => {
    const refusal = { ok: false, failure: sampleFailure('INVALID_CODE', { status: 422 }) } as const;
    const { drivers, shown } = await mount({ confirmEmail: async () => refusal });
    await drivers['code.atHand']?.();
    await drivers['email.confirmed']?.();
    expect([shown().fields, shown().alerts]).toEqual([
      [['confirmationCode', '012345']],
      ['El código no es correcto o ha caducado. Revísalo o pide otro.'],
    ]);
  });
});
