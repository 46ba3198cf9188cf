import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ReminderForm } from '../../src/components/reminders/ReminderForm.tsx';
import { ReminderRequestView } from '../../src/components/reminders/ReminderRequestView.tsx';
import { StoreNotFound } from '../../src/components/store/StoreNotFound.tsx';
import {
  type ReminderStore,
  reminderStoreMachine,
} from '../../src/machines/reminders/reminder-store.machine.ts';
import { reminderRequestMachine } from '../../src/machines/reminders/reminder-request.machine.ts';
import { wireReminderStore, wireReminderRequest } from '../../src/wiring/reminders/reminder-screens.ts';
import { walkForm } from '../support/views/form-walk.tsx';
import { alertText, textOf, failureMessageFor } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleFailure } from '../support/samples/samples.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

afterEach(cleanup);

walkForm({
  proves: 'R2.24 R8.6',
  machine: reminderRequestMachine,
  values: { email: 'ana@' },
  field: { name: 'email', good: 'ana@example.com' },
  wrong: 'El formato del email no es válido',
  accepted: { confirmed: false },
  refusals: [
    [sampleFailure('NO_RESPONSE'), 'No se pudo conectar con el servidor. Verifica tu conexión a internet.'],
    [
      { code: 'CONFLICT', status: 409, errors: [], message: 'La Colmena ya está abierto.' },
      'La Colmena ya está abierto.',
    ],
    [
      { code: 'TOO_MANY_REQUESTS', status: 429, errors: [], retryAfter: 3_600 },
      'Demasiados intentos. Espera un momento antes de reintentar. Podrás volver a intentarlo en 60 minutos.',
    ],
    [
      { code: 'POPUP_STORE_NOT_FOUND', status: 404, errors: [] },
      'Popup store "la-colmena" no encontrado o no está disponible',
    ],
  ],
  words: { submit: 'Avisadme', busy: 'Enviando…' },
  hasBotCheck: false,
  leaves: false,
  view: (actorRef) => <ReminderForm actorRef={actorRef} slug="la-colmena" />,
});

const input = { question: { idOrSlug: 'la-colmena' }, now: NOW };
const day = (days: number) => new Date(NOW + days * 24 * 3_600_000).toISOString();
const stall: ReminderStore = {
  name: 'La Colmena',
  slug: 'la-colmena',
  status: 'scheduled',
  startDate: day(2),
  endDate: day(9),
};
const stallThat = (status: ReminderStore['status'], start = 2, end = 9): ReminderStore => ({
  ...stall,
  status,
  startDate: day(start),
  endDate: day(end),
});
const idleForm = () =>
  createActor(wireReminderRequest({ askForReminder: () => new Promise(() => {}) }, 'la-colmena'), {
    input: { values: { email: '' } },
  }).start();

const seen = () => ({
  title: screen.queryByRole('heading', { level: 1 })?.textContent ?? null,
  lead: document.querySelector('h1 + p')?.textContent ?? null,
  hasForm: screen.queryByRole('button', { name: 'Avisadme' }) !== null,
  links: screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  isComing: screen.queryByText('Cargando el puesto')?.closest('[aria-busy=true]') instanceof Element,
  alert: alertText(),
});
const NOTHING = {
  title: null,
  lead: null,
  hasForm: false,
  links: [],
  isComing: false,
  alert: null,
};

const TITLES: Record<string, string> = {
  scheduled: 'Te avisamos cuando abra La Colmena',
  paused: 'Te avisamos cuando vuelva La Colmena',
  ended: 'Te avisamos cuando vuelva La Colmena',
  active: 'La Colmena ya está abierto',
};
const ASKED = 'Déjanos tu correo y te escribimos una sola vez, cuando abra. No hace falta tener cuenta.';
const LEADS: Record<string, string> = {
  scheduled: `Abre el 22 nov 2026, 13:00. ${ASKED}`,
  paused: ASKED,
  ended: ASKED,
  active: 'No hace falta esperar más.',
};

const whole = ({ content }: { content: ReminderStore | null }) => ({
  ...NOTHING,
  title: TITLES[content?.status ?? ''] ?? null,
  lead: LEADS[content?.status ?? ''] ?? null,
  hasForm: content?.status !== 'active',
  links: [['Ir al puesto', '/tienda/la-colmena']],
});

walkResource({
  name: 'the store that somebody waits for',
  proves: 'R2.24 R8.16',
  machine: reminderStoreMachine,
  input,
  answers: [
    { ok: true, value: stall },
    { ok: true, value: stallThat('paused') },
    { ok: true, value: stallThat('ended', -9, -2) },
    { ok: true, value: stallThat('active', -1) },
    { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) },
    { ok: false, failure: sampleFailure('TIMEOUT') },
  ],
  events: [{ type: 'refresh.requested' }],
  look: ({ context }) => context,
  open: (loadAwaitedStore) => createActor(wireReminderStore({ loadAwaitedStore }), { input }).start(),
  view: (actorRef) => (
    <ReminderRequestView storeRef={actorRef} formRef={idleForm()} Missing={StoreNotFound} />
  ),
  seen,
  oracles: {
    loading: () => ({ ...NOTHING, isComing: true }),
    ready: whole,
    refreshing: whole,
    notFound: () => ({
      ...NOTHING,
      title: 'Este puesto no está',
      links: [['Ver los puestos abiertos', '/tiendas']],
      lead: 'Popup store "la-colmena" no encontrado o no está disponible',
    }),
    failed: ({ failure }) => ({ ...NOTHING, title: 'Avísame', alert: failureMessageFor(failure) }),
  },
});

test.each([
  [
    false,
    'Mira tu correo',
    1,
    'Hemos enviado un mensaje a ana@example.com. Ábrelo y dinos que sí: hasta entonces no te avisaremos.',
  ],
  [true, 'Hecho, te avisaremos', 0, 'Te escribiremos a ana@example.com en cuanto abra.'],
])('R2.24 whoever asked is told what comes next; confirmed: %s', async (confirmed, title, hints, words) => {
  const asked: unknown[] = [];
  const logic = wireReminderRequest(
    {
      askForReminder: async (...question) => {
        asked.push(question.slice(0, 2));
        return { ok: true, value: { confirmed } };
      },
    },
    'la-colmena',
  );
  const formRef = createActor(logic, { input: { values: { email: 'ana@example.com' } } }).start();
  const storeRef = createActor(
    wireReminderStore({ loadAwaitedStore: async () => ({ ok: true, value: stall }) }),
    { input },
  );
  storeRef.start();
  await renderWithMarketProviders(
    <ReminderRequestView storeRef={storeRef} formRef={formRef} Missing={StoreNotFound} />,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Avisadme' })));
  expect(document.activeElement?.textContent).toBe(title);
  expect([screen.queryByRole('textbox'), textOf(screen.queryByText(words))]).toEqual([null, words]);
  expect(screen.queryAllByText(/^Si no lo ves, mira en el correo no deseado/)).toHaveLength(hints);
  expect(asked).toEqual([['la-colmena', { email: 'ana@example.com' }]]);
});

test('a store that does not come is asked for again; no search engine lists the page', async () => {
  const answers = [{ ok: false, failure: sampleFailure('TIMEOUT') } as const];
  const storeRef = createActor(
    wireReminderStore({ loadAwaitedStore: async () => answers.shift() ?? { ok: true, value: stall } }),
    { input },
  ).start();
  await renderWithMarketProviders(
    <ReminderRequestView storeRef={storeRef} formRef={idleForm()} Missing={StoreNotFound} />,
  );
  await screen.findByRole('alert');
  const robots = () => document.head.querySelector('[name=robots]')?.getAttribute('content');
  const heads = [[document.title, robots()]];
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })));
  heads.push([document.title, robots()]);
  expect([seen().title, heads]).toEqual([
    'Te avisamos cuando abra La Colmena',
    [
      ['Avísame · Tenderete', 'noindex'],
      ['Avísame · La Colmena · Tenderete', 'noindex'],
    ],
  ]);
});
