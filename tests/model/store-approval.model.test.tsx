import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { STORES_PATH_BY_ROLE, type StoresPath } from '../../contract/shell/stores-path.ts';
import type { ApprovalDecisionInput, StoreApproval } from '../../contract/stores/store-approval.ts';
import { NextStatusButton } from '../../src/components/producer/stores/NextStatusButton.tsx';
import { ApprovalForm } from '../../src/components/admin/stores/ApprovalForm.tsx';
import { ApprovalPanel } from '../../src/components/admin/stores/ApprovalPanel.tsx';
import { StoresPathProvider } from '../../src/components/back-office/stores-path-context.ts';
import { storeApprovalMachine } from '../../src/machines/admin/stores/store-approval.machine.ts';
import { wireStoreApproval } from '../../src/wiring/admin/stores/store-approval.wiring.ts';
import { walkForm } from '../support/views/form-walk.tsx';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure, sampleId, sampleStore } from '../support/samples/samples.ts';

walkForm({
  proves: 'R4.9',
  machine: storeApprovalMachine,
  values: { state: 'refused', note: ' ' },
  field: { name: 'note', good: 'Falta una foto del puesto.' },
  wrong: 'Di qué hay que cambiar',
  accepted: null,
  refusals: [
    [
      {
        code: 'VALIDATION_FAILED',
        status: 422,
        errors: [{ field: 'note', message: 'Di qué hay que cambiar' }],
      },
      'Di qué hay que cambiar',
    ],
    [
      {
        code: 'INVALID_TRANSITION',
        status: 409,
        errors: [],
        message: 'Este puesto no espera el visto bueno.',
      },
      'Este puesto no espera el visto bueno.',
    ],
    [{ code: 'POPUP_STORE_NOT_FOUND', status: 404, errors: [] }, 'Este puesto ya no existe.'],
  ],
  words: { submit: 'Enviar la respuesta', busy: 'Enviando…' },
  hasBotCheck: false,
  leaves: false,
  view: (actorRef) => inBackOffice(<ApprovalForm actorRef={actorRef} mayRefuse />),
});

const id = sampleId(70);
const button = () => screen.queryByRole('button')?.textContent ?? null;
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const note = () => document.querySelector('[data-part=note]')?.textContent ?? null;
const answers = () => [...document.querySelectorAll('option')].map(({ textContent }) => textContent);

/** Approval panel of a store page; the server refuses as told. */
async function openPanel(
  stores: StoresPath,
  told: Omit<StoreApproval, 'version'>,
  refusal?: 'INVALID_TRANSITION' | 'CONFLICT',
) {
  const approval = { ...told, version: 4 };
  const sent: unknown[] = [];
  const looks: true[] = [];
  const answer = async (said: unknown) => {
    sent.push(said);
    const message = refusal === 'CONFLICT' ? 'El puesto ha cambiado.' : undefined;
    return refusal
      ? {
          ok: false as const,
          failure: sampleFailure(refusal, { status: 409, ...(message && { message }) }),
        }
      : { ok: true as const, value: null };
  };
  const service = {
    askForApproval: (store: { id: string }) => answer({ asked: store.id }),
    decideApproval: (said: ApprovalDecisionInput & { id: string }) => answer(said),
  };
  const begun =
    stores === STORES_PATH_BY_ROLE.admin
      ? ({ state: 'granted', note: '' } as const)
      : ({ state: 'waiting', note: '' } as const);
  const outside = { id, begun, versionSeen: () => approval.version, onSettled: () => looks.push(true) };
  const actorRef = createActor(wireStoreApproval(service, outside), { input: { values: begun } }).start();
  await renderWithMarketProviders(
    inBackOffice(
      <StoresPathProvider value={stores}>
        <ApprovalPanel approval={approval} actorRef={actorRef} />
      </StoresPathProvider>,
    ),
  );
  return { sent, looks };
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the approval of a first store on its page', () => {
  afterEach(cleanup);

  test.each([
    ['notAsked', 'Antes de publicar tu primer puesto', 'Pedir el visto bueno'],
    ['waiting', 'Tu puesto espera el visto bueno', null],
    ['refused', 'Falta algo para publicarlo', 'Volver a pedirlo'],
    ['granted', 'Tu puesto tiene el visto bueno', null],
  ] as const)('R4.9 its producer reads of «%s»: %s', async (state, title, says) => {
    await openPanel(STORES_PATH_BY_ROLE.producer, { state, note: 'Faltan fotos.' });
    expect([heading(), note(), button()]).toEqual([title, 'Faltan fotos.', says]);
  });

  test('R4.9 its producer asks, and the page looks again; a second answer can be asked for', async () => {
    const { sent, looks } = await openPanel(STORES_PATH_BY_ROLE.producer, { state: 'notAsked', note: '' });
    await press('Pedir el visto bueno');
    expect([sent, looks, button()]).toEqual([[{ asked: id }], [true], 'Pedir el visto bueno']);
  });

  test('R8.10 what was not heard is said', async () => {
    const { looks } = await openPanel(
      STORES_PATH_BY_ROLE.producer,
      { state: 'notAsked', note: '' },
      'INVALID_TRANSITION',
    );
    await press('Pedir el visto bueno');
    expect([looks, screen.getByRole('alert').textContent]).toEqual([
      [],
      'Este puesto ya no espera el visto bueno. Vuelve a cargar la página.',
    ]);
  });

  test.each([
    [
      STORES_PATH_BY_ROLE.producer,
      'notAsked',
      'Pedir el visto bueno',
      /^Alguien del mercado le echa un vistazo/,
    ],
    [STORES_PATH_BY_ROLE.producer, 'waiting', null, /^Ya nos ha llegado/],
    [STORES_PATH_BY_ROLE.producer, 'refused', 'Pedir el visto bueno', /^Cuando lo hayas cambiado/],
    [STORES_PATH_BY_ROLE.producer, 'granted', null, /^Publícalo cuando quieras/],
    [STORES_PATH_BY_ROLE.admin, 'notAsked', 'Visto bueno', /todavía no ha pedido el visto bueno/],
    [STORES_PATH_BY_ROLE.admin, 'waiting', 'Visto bueno', /hasta que lo tenga no se puede publicar/],
    [STORES_PATH_BY_ROLE.admin, 'refused', 'Visto bueno', /^Le hemos pedido cambios/],
    [STORES_PATH_BY_ROLE.admin, 'granted', null, /ya se puede publicar/],
  ] as const)(
    'R4.9 at %s what is «%s» has the form %s, and a word on how it goes on',
    async (at, state, form, lead) => {
      await openPanel(at, { state, note: '' });
      expect([screen.queryByRole('form')?.getAttribute('aria-label') ?? null, note()]).toEqual([form, null]);
      expect(screen.getByText(lead).isConnected).toBe(true);
    },
  );

  test('a note says whose it is, and an admin’s says who will read it, how far and until how long', async () => {
    await openPanel(STORES_PATH_BY_ROLE.admin, { state: 'waiting', note: 'Faltan fotos.' });
    expect(screen.getByRole('figure').textContent).toBe('Lo que nos han dichoFaltan fotos.');
    const field = screen.getByLabelText<HTMLTextAreaElement>(/Nota para quien vende/);
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    expect([hint, field.maxLength, heading()]).toEqual([
      'La leerá en su puesto, en su página de hoy y en el correo que le llega.',
      500,
      'Visto bueno',
    ]);
  });

  test.each([
    ['notAsked', ['Dar el visto bueno']],
    ['waiting', ['Dar el visto bueno', 'Pedir cambios']],
    ['refused', ['Dar el visto bueno']],
    ['granted', []],
  ] as const)('R4.9 an admin can answer «%s» by %j', async (state, can) => {
    await openPanel(STORES_PATH_BY_ROLE.admin, { state, note: '' });
    expect(answers()).toEqual(can);
  });

  test.each([
    ['notAsked', []],
    ['waiting', []],
    ['refused', []],
    ['granted', ['Publicar']],
    [undefined, ['Publicar']],
  ] as const)('R4.9 a draft that is «%s» offers %j', async (state, offered) => {
    const approval = state && { state, note: '', version: 1 };
    const store = { ...sampleStore({ status: 'draft' }), ...(approval && { approval }) };
    await renderWithMarketProviders(<NextStatusButton store={store} isBusy={false} onChosen={() => {}} />);
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered);
  });

  test('R4.9 an admin asks for changes, with what has to change', async () => {
    const { sent, looks } = await openPanel(STORES_PATH_BY_ROLE.admin, { state: 'waiting', note: '' });
    const pick = (label: string | RegExp, value: string) =>
      act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
    await pick(/Respuesta/, 'refused');
    await press('Enviar la respuesta');
    expect(sent).toEqual([]);
    await pick(/Nota para quien vende/, 'Falta una foto.');
    await press('Enviar la respuesta');
    expect([sent, looks]).toEqual([[{ id, state: 'refused', note: 'Falta una foto.', version: 4 }], [true]]);
  });

  test('R4.9 R8.10 of a store that changed since it was shown an admin is told so, sees it anew and keeps the note', async () => {
    const { sent, looks } = await openPanel(
      STORES_PATH_BY_ROLE.admin,
      { state: 'waiting', note: '' },
      'CONFLICT',
    );
    const field = () => screen.getByLabelText<HTMLTextAreaElement>(/Nota para quien vende/);
    await act(async () => fireEvent.change(field(), { target: { value: 'Muy bonito.' } }));
    await press('Enviar la respuesta');
    expect([sent, looks, screen.getByRole('alert').textContent, field().value]).toEqual([
      [{ id, state: 'granted', note: 'Muy bonito.', version: 4 }],
      [true],
      'El puesto ha cambiado.',
      'Muy bonito.',
    ]);
  });
});
