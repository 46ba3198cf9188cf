import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Role } from '../../contract/account/role.ts';
import { createFormatter, DEFAULT_MARKET } from '../../contract/values/format.ts';
import { MyDataPanel } from '../../src/components/profile/MyDataPanel.tsx';
import { DeleteMyAccountForm } from '../../src/components/profile/DeleteMyAccountForm.tsx';
import { DeleteMyAccountPanel } from '../../src/components/profile/DeleteMyAccountPanel.tsx';
import { accountExportMachine } from '../../src/machines/account/account-export.machine.ts';
import {
  BLANK_ACCOUNT_DELETION,
  deleteMyAccountMachine,
} from '../../src/machines/account/delete-my-account.machine.ts';
import type { MyAccountService } from '../../src/services/account/my-account.service.ts';
import { wireMyAccount } from '../../src/wiring/account/my-account.wiring.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { walkForm } from '../support/views/form-walk.tsx';
import { textOf } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleFailure } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';
import { walkChart } from '../support/charts/walk-chart.ts';

const WRONG = 'La contraseña actual es incorrecta';
const ADMIN_STAYS = 'Una cuenta de administrador no se puede eliminar. Contacte al super administrador.';

walkForm({
  proves: 'R6.6 R7.23 R8.13 R8.14',
  machine: deleteMyAccountMachine,
  values: BLANK_ACCOUNT_DELETION,
  field: { name: 'currentPassword', good: 'Mercado-2026' },
  wrong: 'La contraseña es requerida',
  accepted: null,
  refusals: [
    [
      sampleFailure('WRONG_PASSWORD', {
        status: 422,
        errors: [{ field: 'currentPassword', message: WRONG }],
      }),
      WRONG,
    ],
    [sampleFailure('CONFLICT', { status: 409, message: ADMIN_STAYS }), ADMIN_STAYS],
    [sampleFailure('UNAUTHENTICATED'), 'Usuario no autenticado. Por favor, inicia sesión.'],
  ],
  words: { submit: 'Borrar mi cuenta para siempre', busy: 'Borrando…' },
  hasBotCheck: false,
  leaves: true,
  view: (actorRef) => <DeleteMyAccountForm deletionRef={actorRef} user={sampleUserWithRole('consumer')} />,
});

type Exported = Awaited<ReturnType<MyAccountService['loadExport']>>;

const held = {
  exportedAt: '2026-11-20T12:00:00.000Z',
  user: sampleUserWithRole('consumer'),
  sessions: [],
  cart: [],
  orders: [],
  messages: [],
  stores: [],
  products: [],
  favourites: [],
  reminders: [],
};

async function mount() {
  const saved: string[][] = [];
  let answer = deferred<Exported>();
  const { accountExport } = wireMyAccount({
    account: {
      loadExport: () => (answer = deferred<Exported>()).promise,
      deleteAccount: async () => ({ ok: true, value: null }),
    },
    saveText: (...file) => void saved.push(file),
    formatter: createFormatter(DEFAULT_MARKET),
    now: () => NOW,
    onDeleted: () => {},
  });
  const actorRef = createActor(accountExport).start();
  await renderWithMarketProviders(<MyDataPanel exportRef={actorRef} />);
  return {
    actorRef,
    saved,
    drivers: {
      'export.requested': () => fireEvent.click(screen.getByRole('button')),
      'xstate.done.actor.saveExport': ({ output }: { output: { ok: boolean } }) =>
        answer.resolve(
          output.ok ? { ok: true, value: held } : { ok: false, failure: sampleFailure('TIMEOUT') },
        ),
    },
  };
}

const seen = () => [
  screen.getByRole('button').textContent,
  textOf(
    screen.queryByText('El archivo con tus datos está en tus descargas.', { selector: '[aria-hidden]' }),
  ),
  textOf(screen.queryByRole('alert')),
];
const SAVE = 'Descargar mis datos';
const shows =
  (...told: (string | null)[]) =>
  () =>
    expect(seen()).toEqual(told);

const savedOnce = (
  { event, to }: { event: { type: string }; to: string },
  { saved }: { saved: string[][] },
) =>
  expect(saved.splice(0)).toEqual(
    event.type === 'xstate.done.actor.saveExport' && to === 'saved'
      ? [['tenderete-mis-datos-2026-11-20.json', 'application/json', JSON.stringify(held, null, 2)]]
      : [],
  );

walkChart({
  name: 'the own data as a file',
  proves: 'R7.23',
  machine: accountExportMachine,
  input: undefined,
  events: [
    { type: 'export.requested' },
    ...doneEventsOf(
      'saveExport',
      { ok: true, value: null },
      { ok: false, failure: sampleFailure('TIMEOUT') },
    ),
  ],
  mount,
  oracles: {
    resting: shows(SAVE, null, null),
    saving: shows('Reuniendo tus datos…', null, null),
    saved: shows(SAVE, 'El archivo con tus datos está en tus descargas.', null),
    failed: shows(SAVE, null, 'La solicitud tardó demasiado. Verifica tu conexión.'),
  },
  checkStep: savedOnce,
});

describe('the end of the own account', () => {
  afterEach(cleanup);

  const show = (role: Role) =>
    renderWithMarketProviders(
      <DeleteMyAccountPanel
        deletionRef={createActor(deleteMyAccountMachine, {
          input: { values: BLANK_ACCOUNT_DELETION },
        }).start()}
        user={sampleUserWithRole(role)}
      />,
    );

  test('R6.6 an admin is told whom to ask, and finds nothing to press', async () => {
    await show('admin');
    expect([screen.getByText(ADMIN_STAYS).isConnected, screen.queryByRole('button')]).toEqual([true, null]);
  });

  test.each([
    ['consumer', 3],
    ['producer', 5],
  ] as const)('R7.23 a %s reads what goes, what stays and why', async (role, sentences) => {
    await show(role);
    expect(document.querySelector('form')).toBe(null);
    fireEvent.click(screen.getByRole('button', { name: 'Quiero borrar mi cuenta' }));
    const told = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect([told.length, told.some((one) => one.includes('como pide la ley'))]).toEqual([sentences, true]);
  });

  test('R7.23 who has ended it is told to the page once', async () => {
    let ended = 0;
    const { ownDeletion } = wireMyAccount({
      account: {
        loadExport: async () => ({ ok: true, value: held }),
        deleteAccount: async () => ({ ok: true, value: null }),
      },
      saveText: () => {},
      formatter: createFormatter(DEFAULT_MARKET),
      now: () => NOW,
      onDeleted: () => (ended += 1),
    });
    const actorRef = createActor(ownDeletion, {
      input: { values: { currentPassword: 'Mercado-2026' } },
    }).start();
    await act(async () => actorRef.send({ type: 'form.submitted' }));
    expect(ended).toBe(1);
  });
});
