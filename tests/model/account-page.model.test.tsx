import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Role } from '../../contract/account/role.ts';
import { UserDeletion } from '../../src/components/admin/users/UserDeletion.tsx';
import { UserForm } from '../../src/components/admin/users/UserForm.tsx';
import { UserView } from '../../src/components/admin/users/UserView.tsx';
import { ClockProvider } from '../../src/components/market/clock-context.ts';
import { accountDeletionMachine } from '../../src/machines/admin/users/account-deletion.machine.ts';
import { accountFormMachine, accountValuesOf } from '../../src/machines/admin/users/account-form.machine.ts';
import { accountPageMachine } from '../../src/machines/admin/users/account-page.machine.ts';
import { userChangesMachine } from '../../src/machines/admin/users/user-changes.machine.ts';
import type { ToastShown } from '../../src/machines/shell/toasts.machine.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { userSelectors } from '../../src/wiring/admin/users/users-screen.tsx';
import { wireAccountPage } from '../../src/wiring/admin/users/user-screen.tsx';
import { type BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { walkForm } from '../support/views/form-walk.tsx';
import { textOf } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleFailure } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';
import { walkChart } from '../support/charts/walk-chart.ts';

type LoadResult = Awaited<ReturnType<Parameters<typeof wireAccountPage>[0]['loadUser']>>;

const user = sampleUserWithRole('producer');
const holdings = { stores: 2, openStores: 1, products: 5, ordersToServe: 1, orders: 0, openOrders: 0 };
const found: LoadResult = { ok: true, value: { user, holdings } };
const missing: LoadResult = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
const slow: LoadResult = { ok: false, failure: sampleFailure('TIMEOUT') };
const input = { question: { id: user.id } };

async function mount(role: Role = 'producer') {
  let load = deferred<LoadResult>();
  const told: ToastShown[] = [];
  const sent: unknown[] = [];
  let leaves = 0;
  let deactivations = 0;
  const changesRef = createActor(
    userChangesMachine.provide({ actors: { applyChange: fromPromise(() => new Promise(() => {})) } }),
  ).start();
  const actorRef = createActor(
    wireAccountPage(
      {
        loadUser: () => (load = deferred<LoadResult>()).promise,
        changeUser: async ({ change }) => {
          sent.push(change);
          return { ok: true, value: { ...user, role } };
        },
        deleteUser: async ({ id }) => {
          sent.push(id);
          return { ok: true, value: null };
        },
      },
      { id: user.id, app: { send: (event) => told.push(event) }, leave: () => (leaves += 1) },
    ),
    { input },
  ).start();
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <ClockProvider value={NOW}>
        <UserView
          actorRef={actorRef}
          changesRef={changesRef}
          selectors={userSelectors}
          onDeactivated={() => (deactivations += 1)}
        />
      </ClockProvider>
    </ChakraProvider>,
  );
  const type = (label: RegExp | string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return {
    actorRef,
    told,
    sent,
    leaves: () => leaves,
    asked: () => [deactivations, userSelectors.changeOf(changesRef.getSnapshot().context, user.id)],
    type,
    answer: (output: LoadResult) => settleVerb(load, output),
    drivers: {
      'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })),
      'refresh.requested': () => actorRef.send({ type: 'refresh.requested' }),
      'account.deleted': async () => {
        type('Para borrarla, escribe «Persona 1»', 'Persona 1');
        fireEvent.click(screen.getByRole('button', { name: 'Borrar la cuenta' }));
      },
      'xstate.done.actor.load': ({ output }: { output: LoadResult | typeof BROKEN_ANSWER }) =>
        settleVerb(load, output),
    },
  };
}

const panels = () => screen.queryAllByRole('heading', { level: 2 }).map(textOf);

const expectAccount = () =>
  expect([
    textOf(document.querySelector('h1')),
    panels(),
    [...document.querySelectorAll('[data-part=holdings] li')].map(textOf),
  ]).toEqual([
    'Persona 1',
    ['Datos', 'Acceso', 'Borrar la cuenta'],
    ['2 puestos, 1 abierto o programado', '5 productos', '1 pedido por servir'],
  ]);

const loading = () => expect(screen.queryByText('Cargando la cuenta')).not.toBeNull();
const notFound = () => expect(panels()).toEqual(['Esta cuenta no está']);
const failed = () =>
  expect(textOf(document.querySelector('section[role=alert] p'))).toBe(
    'La solicitud tardó demasiado. Verifica tu conexión.',
  );
const deleted = (_: unknown, { told, leaves, sent }: Awaited<ReturnType<typeof mount>>) =>
  expect([told.map(({ message }) => message), leaves(), sent]).toEqual([
    ['La cuenta de Persona 1 se ha borrado'],
    1,
    [user.id],
  ]);

walkChart({
  name: 'one account',
  proves: 'R2.7 R6.5 R7.21',
  machine: accountPageMachine.provide({ actions: { announceDeleted: () => {} } }),
  input,
  events: [
    { type: 'retry.requested' },
    { type: 'refresh.requested' },
    { type: 'account.deleted' },
    ...doneEventsOf('load', found, missing, slow),
  ],
  mount: () => mount(),
  oracles: {
    loading,
    notFound,
    failed,
    'here.ready': expectAccount,
    'here.refreshing': expectAccount,
    deleted,
  },
});

const TAKEN = 'El email ya está en uso por otro usuario.';

walkForm({
  proves: 'R5.20 R7.21 R8.13',
  machine: accountFormMachine,
  values: accountValuesOf(user),
  field: { name: 'fullName', good: 'Rosa' },
  wrong: 'Debe proporcionar al menos un campo para actualizar',
  isWhollyWrong: true,
  accepted: user,
  refusals: [
    [sampleFailure('CONFLICT', { status: 409, errors: [{ field: 'email', message: TAKEN }] }), TAKEN],
    [sampleFailure('FORBIDDEN', { status: 403 }), 'No tienes permisos de administrador para esta acción.'],
  ],
  words: { submit: 'Guardar cambios', busy: 'Guardando…' },
  hasBotCheck: false,
  leaves: false,
  view: (actorRef) => <UserForm formRef={actorRef} />,
});

walkForm({
  proves: 'R6.6 R7.21 R8.13',
  machine: accountDeletionMachine,
  values: { name: '', asked: user.fullName },
  field: { name: 'name', good: user.fullName },
  wrong: 'Escribe el nombre tal como aparece',
  accepted: null,
  refusals: [[sampleFailure('CONFLICT', { status: 409, message: 'Aún no' }), 'Aún no']],
  words: { submit: 'Borrar la cuenta', busy: 'Borrando…' },
  hasBotCheck: false,
  leaves: true,
  view: (actorRef) => <UserDeletion deletionRef={actorRef} user={user} />,
});

afterEach(cleanup);

test('R5.20 what a role means is said where it is chosen, and only what changed is sent', async () => {
  const { answer, type, sent } = await mount();
  await act(async () => answer(found));
  await act(async () => type('Tipo de cuenta', 'admin'));
  expect(screen.queryByText(/^Ve y cambia todo/)).not.toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' })));
  expect(sent).toEqual([{ role: 'admin' }]);
});

test.each([
  [true, 'Desactivar la cuenta', 'Activar la cuenta', [1, null]],
  [false, 'Activar la cuenta', 'Desactivar la cuenta', [0, { isActive: true }]],
] as const)('R4.16 an account whose flag is %s offers «%s»', async (isActive, offered, other, asked) => {
  const page = await mount();
  await act(async () => page.answer({ ok: true, value: { user: { ...user, isActive }, holdings } }));
  expect(screen.queryByRole('button', { name: other })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: offered })));
  expect(page.asked()).toEqual(asked);
});

test('R6.6 whoever was given another name is deleted by that', async () => {
  const { actorRef, answer, type, sent } = await mount();
  await act(async () => answer(found));
  await act(async () => actorRef.send({ type: 'refresh.requested' }));
  await act(async () => answer({ ok: true, value: { user: { ...user, fullName: 'Rosa' }, holdings } }));
  await act(async () => type('Para borrarla, escribe «Rosa»', 'Rosa'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Borrar la cuenta' })));
  expect(sent).toEqual([user.id]);
});

test('R6.6 an admin’s account has nothing to delete it with, and says whom to ask', async () => {
  const { answer } = await mount();
  await act(async () => answer({ ok: true, value: { user: { ...user, role: 'admin' }, holdings } }));
  expect(screen.queryByText(/Contacte al super administrador/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Borrar la cuenta' })).toBeNull();
});

test('R7.21 an account’s page says whose it is, since when, whether it may be used and where its history stands', async () => {
  const { answer } = await mount();
  expect([textOf(document.querySelector('h1')), document.querySelector('[data-part=facts]')]).toEqual([
    'Usuario',
    null,
  ]);
  const dated = { ...user, createdAt: '2026-11-01T09:00:00.000Z', lastLogin: '2026-11-20T09:00:00.000Z' };
  await act(async () => answer({ ok: true, value: { user: dated, holdings } }));
  expect(textOf(document.querySelector('[data-part=facts]'))).toBe(
    'Productor · Alta: 1 nov 2026 · Última entrada: 20 nov 2026, 10:00',
  );
  expect(textOf(document.querySelector('span[aria-hidden=true]'))).toBe('P1');
  const part = (name: string) => screen.getByRole('region', { name });
  expect(textOf(part('Acceso').querySelector('h2 + p'))).toBe(
    'La cuenta está activa: puede entrar y usar el mercado.',
  );
  expect(textOf(part('Acceso').querySelector('h3'))).toBe('Qué tiene esta cuenta');
  expect(
    ['Usuarios', 'Qué se ha hecho con esta cuenta'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    ),
  ).toEqual(['/admin/users', `/admin/journal?subjectId=${user.id}`]);
  expect(['Datos', 'Borrar la cuenta'].map((name) => screen.queryByRole('form', { name }) !== null)).toEqual([
    true,
    true,
  ]);
  expect(screen.getByLabelText('Correo electrónico').getAttribute('type')).toBe('email');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('an account that never came in and on which nothing hangs says so little', async () => {
  const { answer } = await mount();
  const nothing = { stores: 0, openStores: 0, products: 0, ordersToServe: 0, orders: 0, openOrders: 0 };
  await act(async () =>
    answer({ ok: true, value: { user: { ...user, isActive: false }, holdings: nothing } }),
  );
  expect(textOf(document.querySelector('[data-part=facts]'))).toBe('Productor · Última entrada: nunca');
  expect(textOf(screen.getByRole('region', { name: 'Acceso' }))).toBe(
    'AccesoLa cuenta no está activa: no puede entrar.Activar la cuenta',
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Activar la cuenta' })));
  expect(textOf(screen.getByRole('region', { name: 'Acceso' }))).toBe(
    'AccesoLa cuenta está activa: puede entrar y usar el mercado.Desactivar la cuenta',
  );
  expect(screen.getByRole('button', { name: 'Desactivar la cuenta' }).getAttribute('aria-busy')).toBe('true');
});

test('an account of whose belongings nothing is known is shown without them', async () => {
  const { answer } = await mount();
  await act(async () => answer({ ok: true, value: { user, holdings: null } }));
  expect(textOf(screen.getByRole('region', { name: 'Acceso' }))).toBe(
    'AccesoLa cuenta está activa: puede entrar y usar el mercado.Desactivar la cuenta',
  );
});
