import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { BotVerdict, BotCheckForm } from '../../contract/auth/bot-check.ts';
import { ContactForm } from '../../src/components/contact/ContactForm.tsx';
import { ContactView } from '../../src/components/contact/ContactView.tsx';
import {
  BLANK_MESSAGE,
  type ContactFailure,
  contactMachine,
} from '../../src/machines/contact/contact.machine.ts';
import type { SubmitInput, SubmitResult } from '../../src/machines/ui/form.machine.ts';
import { walkForm } from '../support/views/form-walk.tsx';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';

const written = { name: 'Ana', email: 'ana@example.com', subject: 'Miel', message: 'Hola' };
const INVALID = 'El formato del email no es válido';

walkForm({
  proves: 'R5.11 R7.13 R8.6 R8.12',
  machine: contactMachine,
  values: { ...written, email: 'ana@' },
  field: { name: 'email', good: 'ana@example.com' },
  wrong: 'El formato del email no es válido',
  accepted: null,
  refusals: [
    [
      { code: 'NETWORK_ERROR', status: 0, errors: [] },
      'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
    ],
    [{ code: 'INVALID_EMAIL_FORMAT', status: 422, errors: [{ field: 'email', message: INVALID }] }, INVALID],
    [
      { code: 'HTTP_429', status: 429, errors: [], retryAfter: 3_600 },
      'Demasiados intentos. Espera un momento antes de reintentar. Podrás volver a intentarlo en 60 minutos.',
    ],
  ],
  words: { submit: 'Enviar mensaje', busy: 'Enviando…' },
  hasBotCheck: true,
  leaves: false,
  view: (actorRef) => <ContactForm actorRef={actorRef} />,
});

afterEach(cleanup);

test('R5.11 whoever has written is thanked, and may write again', async () => {
  const logic = contactMachine.provide({
    actors: {
      botCheck: fromPromise<BotVerdict, { action: BotCheckForm }>(async () => ({
        verdict: 'proceed',
        token: null,
      })),
      submit: fromPromise<SubmitResult<null, ContactFailure>, SubmitInput<typeof BLANK_MESSAGE>>(
        async () => ({ ok: true, value: null }),
      ),
    },
    actions: { prepareBotCheck: () => {} },
  });
  const actorRef = createActor(logic, { input: { values: written } }).start();
  await renderWithMarketProviders(
    <ContactView
      actorRef={actorRef}
      onAgain={() => actorRef.send({ type: 'form.reset', values: BLANK_MESSAGE })}
    />,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' })));
  expect(document.activeElement?.textContent).toBe('Mensaje enviado');
  expect(screen.getByText(/Gracias por escribirnos/).parentElement?.textContent).toBe(
    'Gracias por escribirnos. Lo leemos y te respondemos a ana@example.com.',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Escribir otro mensaje' })));
  expect(
    ['name', 'email', 'subject', 'message'].map(
      (name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value,
    ),
  ).toEqual(['', '', '', '']);
});
