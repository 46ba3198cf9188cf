import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import { createFormatter, DEFAULT_MARKET } from '../../contract/values/format.ts';
import { DeletionPanel } from '../../src/components/producer/store/DeletionPanel.tsx';
import { EmptyingPanel } from '../../src/components/producer/store/EmptyingPanel.tsx';
import type { ConfirmationAsked } from '../../src/machines/ui/confirmation.machine.ts';
import {
  type DeletionAnswer,
  storeDeletionMachine,
} from '../../src/machines/producer/stores/store-deletion.machine.ts';
import { storeEmptyingMachine } from '../../src/machines/producer/stores/store-emptying.machine.ts';
import type { ToastShown } from '../../src/machines/shell/toasts.machine.ts';
import type { createProducerStoreService } from '../../src/services/producer/stores/producer-store.service.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { wireStoreDeletion } from '../../src/wiring/producer/stores/store-deletion.wiring.ts';
import { wireStoreEmptying } from '../../src/wiring/producer/stores/store-emptying.wiring.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { refusalIn } from '../support/charts/path-answers.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure, sampleId } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';

type Service = ReturnType<typeof createProducerStoreService>;
type Count = Awaited<ReturnType<Service['countGoods']>>;
type Emptied = Awaited<ReturnType<Service['emptyStore']>>;

const store = { id: sampleId(1), name: 'La Colmena' };
const input = { id: store.id };

const part = (name: string) => document.querySelector(`[data-part=${name}]`)?.textContent ?? null;
const button = (name: string) => screen.getByRole('button', { name });

/** Confirmation dialogs and toasts of the page, as the app would show them. */
function openPage() {
  const asked: ConfirmationAsked[] = [];
  const told: ToastShown[] = [];
  return {
    asked,
    told,
    app: {
      send: (event: ConfirmationAsked | ToastShown) =>
        void (event.type === 'toast.shown' ? told.push(event) : asked.push(event)),
    },
    reply: (type: 'confirmation.confirmed' | 'confirmation.cancelled') =>
      asked.at(-1)?.replyTo.send({ type, topic: '' }),
  };
}

const count = (found: number, foreign = 0): Count => ({ ok: true, value: { found, foreign } });
const some = count(48, 3);
const none = count(0);
const others = count(2, 2);
const emptied: Emptied = {
  ok: true,
  value: { deleted: 44, pictures: 90, kept: [{ name: 'Taza', message: 'No es tuya.' }] },
};
const tooMany: Count & Emptied = {
  ok: false,
  failure: { ...sampleFailure('TOO_MANY_PRODUCTS'), message: 'No más de 10.000.' },
};

async function openEmptying() {
  const page = openPage();
  const sent: string[] = [];
  let settledCount = 0;
  let counting = deferred<Count>();
  let emptying = deferred<Emptied>();
  const actorRef = createActor(
    wireStoreEmptying(
      {
        countGoods: ({ id }) => {
          sent.push(`count ${id}`);
          return (counting = deferred<Count>()).promise;
        },
        emptyStore: ({ id }) => {
          sent.push(`empty ${id}`);
          return (emptying = deferred<Emptied>()).promise;
        },
      },
      {
        app: page.app,
        formatter: createFormatter(DEFAULT_MARKET),
        nameOf: () => store.name,
        onSettled: () => {
          settledCount += 1;
        },
      },
    ),
    { input },
  ).start();
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <EmptyingPanel actorRef={actorRef} hasGoods />
    </ChakraProvider>,
  );
  return {
    ...page,
    actorRef,
    sent,
    settled: () => settledCount,
    drivers: {
      'emptying.requested': () => fireEvent.click(button('Borrar todos los productos')),
      'emptying.confirmed': () => page.reply('confirmation.confirmed'),
      'emptying.dismissed': () => page.reply('confirmation.cancelled'),
      'xstate.done.actor.countGoods': ({ output }: { output: Count }) => settleVerb(counting, output),
      'xstate.done.actor.emptyStore': ({ output }: { output: Emptied }) => settleVerb(emptying, output),
    },
  };
}

type Emptying = Awaited<ReturnType<typeof openEmptying>>;

const REFUSALS: Record<string, string> = {
  TOO_MANY_PRODUCTS: 'No más de 10.000.',
  INTERNAL: 'Error interno del servidor. Intenta nuevamente.',
};
const isBusy = (name: string) => button(name).getAttribute('aria-busy') === 'true';
const EMPTY = 'Borrar todos los productos';

const RESULTS = new Map<unknown, string>([
  [none, 'Este puesto no tiene productos que borrar.'],
  [others, 'Los productos de este puesto son de otras personas: no se puede borrar ninguno.'],
  [emptied, 'Se han borrado 44 productos y 90 fotos.1 producto no se ha podido borrar:Taza: No es tuya.'],
]);
/** Last answer, if no later request was made. */
const resultOf = (past: readonly AnyEventObject[]) => RESULTS.get(past.at(-1)?.['output']) ?? null;
const wordsOf = (words: Record<string, string>, past: readonly AnyEventObject[]) => {
  const failure = refusalIn(past);
  return failure && (words[failure.code] ?? 'no words');
};

const EMPTYING = {
  resting: (past: readonly AnyEventObject[]) =>
    expect([isBusy(EMPTY), part('result'), part('refusal')]).toEqual([
      false,
      resultOf(past),
      wordsOf(REFUSALS, past),
    ]),
  counting: (_: unknown, { sent }: Emptying) =>
    expect([isBusy(EMPTY), part('result'), part('refusal'), sent.at(-1)]).toEqual([
      true,
      null,
      null,
      `count ${store.id}`,
    ]),
  asking: (_: unknown, { asked, sent }: Emptying) => {
    const { kind, title, message, confirmLabel } = asked.at(-1) ?? {};
    expect([kind, title, message, confirmLabel, sent.at(-1)]).toEqual([
      'danger',
      '¿Borrar los 45 productos de «La Colmena»?',
      'Se borran con sus fotos y desaparecen de los carritos. Los pedidos que ya los llevan se conservan. No se puede deshacer. Otros 3 son de otras personas y se quedan.',
      'Borrar 45 productos',
      `count ${store.id}`,
    ]);
  },
  emptying: (_: unknown, { sent }: Emptying) =>
    expect([
      isBusy(EMPTY),
      screen.getByRole('progressbar', { name: 'Productos borrados' }).getAttribute('aria-valuenow'),
      screen.getByRole('status').textContent,
      sent.at(-1),
    ]).toEqual([true, null, 'Borrando 45 productos…', `empty ${store.id}`]),
};

walkChart({
  name: 'the emptying of a store',
  proves: 'R3.15 R5.13 R5.22 R7.16 R8.11',
  machine: storeEmptyingMachine.provide({ actions: { askToEmpty: () => {}, announceSettled: () => {} } }),
  input,
  events: [
    { type: 'emptying.requested' },
    { type: 'emptying.confirmed' },
    { type: 'emptying.dismissed' },
    ...doneEventsOf('countGoods', some, none, others, tooMany, BROKEN_ANSWER),
    ...doneEventsOf('emptyStore', emptied, tooMany, BROKEN_ANSWER),
  ],
  look: ({ context }) => context,
  mount: openEmptying,
  oracles: EMPTYING,
});

describe('what is done with an own store', () => {
  afterEach(cleanup);

  test('R9.9 whatever came of it, the store is looked at again', async () => {
    const { drivers, settled } = await openEmptying();
    for (const output of [emptied, tooMany]) {
      await act(async () => drivers['emptying.requested']());
      await act(async () => drivers['xstate.done.actor.countGoods']({ output: some }));
      await act(async () => drivers['emptying.confirmed']());
      await act(async () => drivers['xstate.done.actor.emptyStore']({ output }));
    }
    expect(settled()).toBe(2);
  });

  test('one product is asked after as one', async () => {
    const { drivers, asked } = await openEmptying();
    await act(async () => drivers['emptying.requested']());
    await act(async () => drivers['xstate.done.actor.countGoods']({ output: count(2, 1) }));
    expect([asked[0]?.title, asked[0]?.confirmLabel, asked[0]?.message.endsWith('se queda.')]).toEqual([
      '¿Borrar el único producto de «La Colmena» que es tuyo?',
      'Borrar 1 producto',
      true,
    ]);
  });

  test.each([
    [true, '«La Colmena» tiene pedidos: se ha archivado'],
    [false, '«La Colmena» se ha borrado'],
  ])('R7.12 a store that is gone is told of, and left; archived: %s', async (isArchived, words) => {
    const { drivers, told, left } = await openDeletion();
    await act(async () => drivers['deletion.requested']());
    await act(async () => drivers['deletion.confirmed']());
    await act(async () =>
      drivers['xstate.done.actor.deleteStore']({ output: { ok: true, value: { isArchived } } }),
    );
    expect([told.map(({ message }) => message), left()]).toEqual([[words], 1]);
  });
});

async function openDeletion() {
  const page = openPage();
  const sent: string[] = [];
  let leftCount = 0;
  let deleting = deferred<DeletionAnswer>();
  const actorRef = createActor(
    wireStoreDeletion(
      {
        deleteStore: ({ id }) => {
          sent.push(id);
          return (deleting = deferred<DeletionAnswer>()).promise;
        },
      },
      {
        app: page.app,
        leave: () => {
          leftCount += 1;
        },
      },
    ),
  ).start();
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <DeletionPanel actorRef={actorRef} store={store} />
    </ChakraProvider>,
  );
  return {
    ...page,
    actorRef,
    sent,
    left: () => leftCount,
    drivers: {
      'deletion.requested': () => fireEvent.click(button('Borrar el puesto')),
      'deletion.confirmed': () => page.reply('confirmation.confirmed'),
      'deletion.dismissed': () => page.reply('confirmation.cancelled'),
      'xstate.done.actor.deleteStore': ({ output }: { output: DeletionAnswer }) =>
        settleVerb(deleting, output),
    },
  };
}

type Deletion = Awaited<ReturnType<typeof openDeletion>>;
const DELETE = 'Borrar el puesto';
const archived: DeletionAnswer = { ok: true, value: { isArchived: true } };
const foreign: DeletionAnswer = { ok: false, failure: sampleFailure('NOT_OWNER') };
const DELETION_REFUSALS: Record<string, string> = {
  NOT_OWNER: 'Este puesto es de otra persona.',
  INTERNAL: 'Error interno del servidor. Intenta nuevamente.',
};

const DELETION = {
  resting: (past: readonly AnyEventObject[]) =>
    expect([isBusy(DELETE), part('refusal')]).toEqual([false, wordsOf(DELETION_REFUSALS, past)]),
  asking: (_: unknown, { asked, sent }: Deletion) => {
    const { kind, title, message, confirmLabel } = asked.at(-1) ?? {};
    expect([kind, title, message, confirmLabel, sent]).toEqual([
      'danger',
      '¿Borrar el puesto «La Colmena»?',
      'Deja de verse en el mercado, y sus productos dejan de estar a la venta. Si ya tiene pedidos se archiva y se conservan; si no, desaparece del todo y no se puede deshacer.',
      'Borrar «La Colmena»',
      [],
    ]);
  },
  deleting: (_: unknown, { sent }: Deletion) => expect([isBusy(DELETE), sent]).toEqual([true, [store.id]]),
  gone: (_: unknown, { left }: Deletion) => expect([isBusy(DELETE), left()]).toEqual([false, 1]),
};

walkChart({
  name: 'the deletion of a store',
  proves: 'R7.12',
  machine: storeDeletionMachine.provide({ actions: { askToDelete: () => {}, announceGone: () => {} } }),
  input: undefined,
  events: [
    { type: 'deletion.requested', store },
    { type: 'deletion.confirmed' },
    { type: 'deletion.dismissed' },
    ...doneEventsOf('deleteStore', archived, foreign, BROKEN_ANSWER),
  ],
  look: ({ context }) => context,
  mount: openDeletion,
  oracles: DELETION,
});
