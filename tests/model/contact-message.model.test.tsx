import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { CONTACT_STATE_LABELS, type ContactThread } from '../../contract/contact/contact-message.ts';
import { contactMessageFailureText } from '../../src/components/admin/contact/contact-message.messages.ts';
import { ContactMessageView } from '../../src/components/admin/contact/ContactMessageView.tsx';
import { ContactReplyForm } from '../../src/components/admin/contact/ContactReplyForm.tsx';
import { contactStateChangesMachine } from '../../src/machines/admin/contact/contact-state-changes.machine.ts';
import { BLANK_REPLY, contactReplyMachine } from '../../src/machines/admin/contact/contact-reply.machine.ts';
import { contactThreadMachine } from '../../src/machines/admin/contact/contact-thread.machine.ts';
import type { ContactMessagesService } from '../../src/services/admin/contact/contact-messages.service.ts';
import { contactStateChangeSelectors } from '../../src/wiring/admin/contact/contact-message-screen.tsx';
import {
  wireContactStateChanges,
  wireContactReply,
  wireContactThread,
} from '../../src/wiring/admin/contact/contact-message.wiring.ts';
import { resultActors } from '../../src/wiring/api/promise-actors.ts';
import { walkForm } from '../support/views/form-walk.tsx';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { alertText } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleFailure, sampleId } from '../support/samples/samples.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

type Snapshot = SnapshotFrom<typeof contactThreadMachine>;

const thread: ContactThread = {
  id: sampleId(60),
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  subject: 'Un puesto en mayo',
  message: 'Hola:\n\nHago miel.',
  state: 'read',
  createdAt: '2026-11-20T09:00:00.000Z',
  replies: [],
};
const reply = { id: sampleId(61), message: 'Claro.', by: 'Lola', createdAt: '2026-11-20T10:00:00.000Z' };
const input = { question: { id: thread.id }, now: NOW };

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const seen = () => ({
  title: screen.queryByRole('heading', { level: 1 })?.textContent ?? null,
  buttons: buttons(),
  isComing: screen.queryByText('Cargando el mensaje') !== null,
  isGone: screen.queryByText('Este mensaje no está') !== null,
  alert: alertText(),
});
const NOTHING = { title: 'Mensaje', buttons: [], isComing: false, isGone: false, alert: null };
const whole = {
  ...NOTHING,
  title: 'Un puesto en mayo',
  buttons: ['Enviar respuesta', 'Marcar como no leído', 'Ya está respondido', 'Cerrar sin responder'],
};

walkResource({
  name: 'the page of a contact message',
  proves: 'R3.14 R8.13',
  machine: contactThreadMachine,
  input,
  answers: [
    { ok: true, value: thread },
    { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) },
    { ok: false, failure: sampleFailure('FORBIDDEN', { status: 403 }) },
  ],
  events: [{ type: 'refresh.requested' }],
  look: ({ context }: Snapshot) => context,
  open: (openMessage) =>
    createActor(
      wireContactThread({ openMessage }, () => () => {}),
      { input },
    ).start(),
  view: (actorRef) =>
    inBackOffice(
      <ContactMessageView
        actorRef={actorRef}
        replyRef={createActor(contactReplyMachine, { input: { values: BLANK_REPLY } }).start()}
        movesRef={createActor(contactStateChangesMachine).start()}
        selectors={contactStateChangeSelectors}
      />,
    ),
  seen,
  oracles: {
    loading: () => ({ ...NOTHING, isComing: true }),
    ready: () => whole,
    refreshing: () => whole,
    notFound: () => ({ ...NOTHING, isGone: true }),
    failed: ({ failure }) => ({
      ...NOTHING,
      buttons: ['Reintentar'],
      alert: failure && contactMessageFailureText(failure),
    }),
  },
});

const STUCK = 'El mensaje está en «Cerrado»: vuelve a abrirlo antes de seguir.';

walkForm({
  proves: 'R3.14',
  machine: contactReplyMachine,
  values: { message: ' ' },
  field: { name: 'message', good: 'Claro que sí.' },
  wrong: 'Escribe la respuesta',
  accepted: null,
  refusals: [
    [
      {
        code: 'VALIDATION_FAILED',
        status: 422,
        errors: [{ field: 'message', message: 'Escribe la respuesta' }],
      },
      'Escribe la respuesta',
    ],
    [{ code: 'INVALID_TRANSITION', status: 409, errors: [], message: STUCK }, STUCK],
    [{ code: 'NOT_FOUND', status: 404, errors: [] }, 'Este mensaje ya no existe.'],
  ],
  words: { submit: 'Enviar respuesta', busy: 'Enviando…' },
  hasBotCheck: false,
  leaves: false,
  view: (actorRef) => inBackOffice(<ContactReplyForm replyRef={actorRef} />),
});

/** Renders the message; the server accepts everything unless it refuses. */
async function openMessage(first: ContactThread, refusal?: ReturnType<typeof sampleFailure>, isHeld = false) {
  let stored = first;
  let comeBack = () => {};
  let left = 0;
  const moved: unknown[] = [];
  const mailed: unknown[] = [];
  const services: Pick<ContactMessagesService, 'openMessage' | 'moveMessage' | 'sendReply'> = {
    openMessage: async () => ({ ok: true, value: stored }),
    moveMessage: async ({ id, change }) => {
      moved.push({ id, ...change });
      if (isHeld) return new Promise<never>(() => {});
      if (refusal) {
        stored = { ...stored, state: 'answered' };
        return { ok: false, failure: refusal as never };
      }
      stored = { ...stored, state: change.state };
      return { ok: true, value: null };
    },
    sendReply: async ({ id, values }) => {
      mailed.push({ id, ...values });
      stored = { ...stored, state: 'answered', replies: [...stored.replies, { ...reply, ...values }] };
      return { ok: true, value: null };
    },
  };
  const actor = createActor(
    wireContactThread(services, (onReturn) => {
      comeBack = onReturn;
      return () => {};
    }),
    { input },
  ).start();
  const replyRef = createActor(wireContactReply(services, first.id, actor), {
    input: { values: BLANK_REPLY },
  }).start();
  const movesRef = createActor(
    wireContactStateChanges(services, actor, replyRef, () => void (left += 1)),
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  await renderWithMarketProviders(
    inBackOffice(
      <ContactMessageView
        actorRef={actor}
        replyRef={replyRef}
        movesRef={movesRef}
        selectors={contactStateChangeSelectors}
      />,
    ),
  );
  return {
    moved,
    mailed,
    left: () => left,
    become: (now: ContactThread) => void (stored = now),
    comeBack: () => act(async () => comeBack()),
  };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const label = () => document.querySelector('h1 + p > :first-child')?.textContent;
const write = (value: string) =>
  fireEvent.change(screen.getByLabelText('Tu respuesta'), { target: { value } });

describe('a contact message on its page', () => {
  afterEach(cleanup);

  test.each([
    ['read', ['Marcar como no leído', 'Ya está respondido', 'Cerrar sin responder']],
    ['answered', ['Volver a abrirlo', 'Cerrar']],
    ['closed', ['Volver a abrirlo']],
    ['new', ['Marcar como leído', 'Ya está respondido', 'Cerrar sin responder']],
  ] as const)('R3.14 one that is %s may take these steps: %j', async (state, steps) => {
    await openMessage({ ...thread, state });
    expect([label(), buttons().filter((word) => word !== 'Enviar respuesta')]).toEqual([
      CONTACT_STATE_LABELS[state],
      steps,
    ]);
    expect(screen.queryByLabelText('Tu respuesta') !== null).toBe(state === 'read' || state === 'new');
  });

  test('R3.14 is answered by mail, which is said there, and stands with what was written', async () => {
    const { mailed } = await openMessage(thread);
    write(' Claro.\n¿Cuándo? ');
    await press('Enviar respuesta');
    expect(mailed).toEqual([{ id: thread.id, message: 'Claro.\n¿Cuándo?' }]);
    expect([label(), document.activeElement?.textContent, screen.queryByLabelText('Tu respuesta')]).toEqual([
      'Respondido',
      'Respuesta enviada a ana@example.com.',
      null,
    ]);
    expect(document.querySelector('section ol')?.textContent).toContain('Claro.\n¿Cuándo?');
  });

  test('R3.14 what is taken up again is answered anew, in a blank form', async () => {
    const { moved } = await openMessage(thread);
    write('Claro.');
    await press('Enviar respuesta');
    await press('Volver a abrirlo');
    expect(moved).toEqual([{ id: thread.id, state: 'read', from: 'answered' }]);
    expect([label(), (screen.getByLabelText('Tu respuesta') as HTMLTextAreaElement).value]).toEqual([
      'Leído',
      '',
    ]);
  });

  test('R3.14 who puts it back among those that nobody has read is led to them', async () => {
    const { moved, left } = await openMessage(thread);
    await press('Marcar como no leído');
    expect([moved, left()]).toEqual([[{ id: thread.id, state: 'new', from: 'read' }], 1]);
  });

  test('R3.14 a reply that is half written stays through a step', async () => {
    await openMessage({ ...thread, state: 'new' });
    write('Claro.');
    await press('Marcar como leído');
    expect([label(), screen.getByLabelText<HTMLTextAreaElement>('Tu respuesta').value]).toEqual([
      'Leído',
      'Claro.',
    ]);
  });

  test('R3.14 a step that another admin overtook is told, and the page shows where it stands', async () => {
    const message = 'Mientras tanto, el mensaje ha pasado a «Respondido».';
    const { left } = await openMessage(thread, sampleFailure('INVALID_TRANSITION', { message }));
    await press('Cerrar sin responder');
    expect([screen.getByRole('alert').textContent, label(), left()]).toEqual([message, 'Respondido', 0]);
  });

  test('R3.14 the steps of a message are busy while one of them is under way', async () => {
    await openMessage(thread, undefined, true);
    const step = () => screen.getByRole('button', { name: /Ya está respondido/ }).getAttribute('aria-busy');
    const before = step();
    await press('Cerrar sin responder');
    expect([before, step()]).toEqual([null, 'true']);
  });

  test('R3.14 whoever comes back to the page sees what another admin mailed meanwhile', async () => {
    const { become, comeBack } = await openMessage(thread);
    become({ ...thread, state: 'answered', replies: [reply] });
    await comeBack();
    expect([label(), screen.getByText(/^Lola ·/).textContent]).toEqual([
      'Respondido',
      'Lola · 20 nov 2026, 11:00',
    ]);
  });

  test('R3.14 until it comes that is said, and one that does not come leads back to the others', async () => {
    async function openWith(answer: Awaited<ReturnType<ContactMessagesService['openMessage']>> | null) {
      cleanup();
      const actorRef = createActor(
        wireContactThread(
          { openMessage: async () => answer ?? new Promise<never>(() => {}) },
          () => () => {},
        ),
        { input },
      ).start();
      await Promise.resolve();
      await renderWithMarketProviders(
        inBackOffice(
          <ContactMessageView
            actorRef={actorRef}
            replyRef={createActor(contactReplyMachine, { input: { values: BLANK_REPLY } }).start()}
            movesRef={createActor(contactStateChangesMachine).start()}
            selectors={contactStateChangeSelectors}
          />,
        ),
      );
      const { isComing, isGone, alert } = seen();
      return [
        isComing,
        isGone,
        alert,
        document.querySelector('meta[name=robots]')?.getAttribute('content'),
        ...screen.queryAllByRole('link').map((link) => link.getAttribute('href')),
      ];
    }
    const refused = (code: 'NOT_FOUND' | 'FORBIDDEN', status: number) => ({
      ok: false as const,
      failure: sampleFailure(code, { status }),
    });
    expect([
      await openWith(null),
      await openWith(refused('NOT_FOUND', 404)),
      await openWith(refused('FORBIDDEN', 403)),
      await openWith({ ok: true, value: thread }),
    ]).toEqual([
      [true, false, null, 'noindex'],
      [false, true, null, 'noindex', '/admin/messages'],
      [false, false, 'No tienes permisos de administrador para esta acción.', 'noindex', '/admin/messages'],
      [false, false, null, 'noindex', '/admin/messages', 'mailto:ana@example.com'],
    ]);
    expect(screen.queryByRole('form', { name: 'Responder' })).not.toBeNull();
  });

  test('R3.14 a reply that is refused says why once, at the field or above it', async () => {
    const refusals = [
      sampleFailure('VALIDATION_FAILED', {
        status: 422,
        errors: [{ field: 'message', message: 'Demasiado larga' }],
      }),
      sampleFailure('NOT_FOUND', { status: 404 }),
    ];
    const replyRef = createActor(
      contactReplyMachine.provide({
        actors: resultActors({
          submit: async () => ({ ok: false, failure: refusals.shift() ?? sampleFailure('INTERNAL') }),
        }),
      }),
      { input: { values: BLANK_REPLY } },
    ).start();
    await renderWithMarketProviders(inBackOffice(<ContactReplyForm replyRef={replyRef} />));
    const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    write('Claro.');
    await press('Enviar respuesta');
    expect(alerts()).toEqual(['Demasiado larga']);
    write('Claro que sí.');
    await press('Enviar respuesta');
    expect(alerts()).toEqual(['Este mensaje ya no existe.']);
  });
});
