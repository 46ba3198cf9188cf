import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type EventObject, waitFor } from 'xstate';
import { ProducerStoresView } from '../../src/components/producer/stores/ProducerStoresView.tsx';
import { ClockProvider } from '../../src/components/market/clock-context.ts';
import type { ConfirmationAsked } from '../../src/machines/ui/confirmation.machine.ts';
import { producerStoresMachine } from '../../src/machines/producer/stores/producer-stores.machine.ts';
import { storeStatusMachine } from '../../src/machines/producer/stores/store-status.machine.ts';
import type { ToastShown } from '../../src/machines/shell/toasts.machine.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { producerProductsHref } from '../../src/wiring/producer/products/producer-products-href.ts';
import { producerStoresHref } from '../../src/wiring/producer/stores/producer-stores-href.ts';
import { wireProducerStores } from '../../src/wiring/producer/stores/producer-stores-screen.ts';
import { wireStoreStatus } from '../../src/wiring/producer/stores/store-status.wiring.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { refusalIn } from '../support/charts/path-answers.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleFailure, sampleId, sampleStore } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';
import { walkList } from '../support/views/walk-list.tsx';

const cards = () => [...document.querySelectorAll('[data-part=producer-store]')];
const partIn = (card: Element | undefined, part: string) =>
  card?.querySelector(`[data-part=${part}]`)?.textContent ?? null;

/** List with the providers of the back office. */
const Dressed = (props: Omit<ComponentProps<typeof ProducerStoresView>, 'productsAt'>) => (
  <ChakraProvider value={backOfficeSystem}>
    <ClockProvider value={NOW}>
      <ProducerStoresView productsAt={producerProductsHref} {...props} />
    </ClockProvider>
  </ChakraProvider>
);

walkList({
  name: 'the list of one’s own stores',
  proves: 'R7.10 R9.14',
  machine: producerStoresMachine,
  wire: wireProducerStores,
  addressOf: producerStoresHref,
  view: (actorRef) => (
    <Dressed
      actorRef={actorRef}
      statusRef={createActor(storeStatusMachine).start()}
      addressOf={producerStoresHref}
    />
  ),
  items: [sampleStore()],
  rows: () => cards().map((card) => partIn(card, 'name')),
  rowOf: ({ name }) => name,
  changes: [
    {
      query: { status: 'draft' },
      choose: () => fireEvent.click(screen.getByRole('button', { name: 'Borrador' })),
      isOffered: ({ status }) => status !== 'draft',
    },
  ],
  elsewhere: { q: 'queso', categories: ['Comida'] },
  search: 'Buscar entre tus puestos',
  words: { results: 'Tus puestos', item: 'puesto', items: 'puestos' },
  isCountSeen: true,
  asksNothing: ({ q, status, categories, offset = 0 }) => !q && !status && !categories && offset === 0,
  emptiness: ({ q, status, categories }) =>
    q || status || categories ? 'Ninguno de tus puestos coincide' : 'Todavía no tienes ningún puesto',
});

type StatusResult = Awaited<ReturnType<Parameters<typeof wireStoreStatus>[0]['changeStatus']>>;

const honey = sampleStore();
const bread = sampleStore({ id: sampleId(2), name: 'Horno', status: 'draft' });
const granted: StatusResult = { ok: true, value: { ...honey, status: 'paused' } };
const refused: StatusResult = {
  ok: false,
  failure: sampleFailure('INVALID_TRANSITION', { message: 'Un puesto archivado no se puede pausar.' }),
};
const foreign: StatusResult = { ok: false, failure: sampleFailure('NOT_OWNER') };
const wish = { store: { id: honey.id, name: honey.name, status: honey.status }, status: 'paused' } as const;

/** Renders two stores; the test answers the confirmation dialogs and the server. */
async function openStalls() {
  let looks = 0;
  const list = createActor(
    wireProducerStores({
      loadItems: async () => {
        looks += 1;
        return { ok: true, value: { items: [honey, bread], pagination: { total: 2, hasMore: false } } };
      },
      showAddress: () => {},
    }),
    { input: { query: {}, limit: 20 } },
  ).start();
  const asked: ConfirmationAsked[] = [];
  const told: ToastShown[] = [];
  const sent: unknown[] = [];
  let answer = deferred<StatusResult>();
  const actorRef = createActor(
    wireStoreStatus(
      {
        changeStatus: (input) => {
          sent.push(input);
          return (answer = deferred<StatusResult>()).promise;
        },
      },
      { send: (event) => void (event.type === 'toast.shown' ? told.push(event) : asked.push(event)) },
      () => list.send({ type: 'refresh.requested' }),
    ),
  ).start();
  await waitFor(list, (snapshot) => snapshot.matches('ready'));
  await renderWithMarketProviders(
    <Dressed actorRef={list} statusRef={actorRef} addressOf={producerStoresHref} />,
  );
  const reply = (type: 'confirmation.confirmed' | 'confirmation.dismissed') =>
    asked.at(-1)?.replyTo.send({ type } as never);
  return {
    actorRef,
    asked,
    told,
    sent,
    looks: () => looks,
    drivers: {
      'status.chosen': () => fireEvent.click(screen.getByRole('button', { name: 'Pausar' })),
      'change.confirmed': () => reply('confirmation.confirmed'),
      'change.dismissed': () => reply('confirmation.dismissed'),
      'xstate.done.actor.changeStatus': ({ output }: { output: StatusResult | typeof BROKEN_ANSWER }) =>
        settleVerb(answer, output),
    },
  };
}

const seen = () =>
  cards().map((card) => [partIn(card, 'name'), card.getAttribute('aria-busy'), partIn(card, 'refusal')]);

type Stalls = Awaited<ReturnType<typeof openStalls>>;
const WORDS: Record<string, string> = {
  INVALID_TRANSITION: 'Un puesto archivado no se puede pausar.',
  NOT_OWNER: 'Este puesto es de otra persona.',
  INTERNAL: 'Error interno del servidor. Intenta nuevamente.',
};

const expectRest = (past: readonly EventObject[]) => {
  const failure = refusalIn(past, ['status.chosen']);
  expect(seen()).toEqual([
    ['La Colmena', 'false', failure && (WORDS[failure.code] ?? 'no words')],
    ['Horno', 'false', null],
  ]);
};

const expectQuestion = (_: unknown, { asked }: Stalls) => {
  const { title, message, confirmLabel } = asked.at(-1) ?? {};
  expect([title, message, confirmLabel]).toEqual([
    '¿Pausar «La Colmena»?',
    'Quedará pausado: seguirá a la vista, pero nadie podrá comprar hasta que lo abras de nuevo.',
    'Pausar',
  ]);
};

const expectChange = (_: unknown, { sent }: Stalls) =>
  expect([seen()[0], sent.at(-1)]).toEqual([
    ['La Colmena', 'true', null],
    { id: honey.id, status: 'paused' },
  ]);

walkChart({
  name: 'the status of a store',
  proves: 'R4.8 R4.9',
  machine: storeStatusMachine.provide({
    actions: { askToChange: () => {}, announceChanged: () => {} },
  }),
  input: undefined,
  events: [
    { type: 'status.chosen', wish },
    { type: 'change.confirmed' },
    { type: 'change.dismissed' },
    ...doneEventsOf('changeStatus', granted, refused, foreign, BROKEN_ANSWER),
  ],
  mount: openStalls,
  oracles: { resting: expectRest, asking: expectQuestion, changing: expectChange },
});

describe('one’s own stores', () => {
  afterEach(cleanup);

  test('R2.6 R7.14 from each store one comes to the list of what is sold in it', async () => {
    await openStalls();
    const links = screen.getAllByRole('link', { name: /^Ver sus productos/ });
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Ver sus productos: La Colmena', `/producer/products?store=${honey.id}`],
      ['Ver sus productos: Horno', `/producer/products?store=${bread.id}`],
    ]);
  });

  test('R4.8 a change that was granted is told with its label, and the list looks again', async () => {
    const { drivers, told, looks } = await openStalls();
    await act(async () => drivers['status.chosen']());
    await act(async () => drivers['change.confirmed']());
    await act(async () => drivers['xstate.done.actor.changeStatus']({ output: granted }));
    expect([told.map(({ message }) => message), looks()]).toEqual([['«La Colmena» ahora está pausado'], 2]);
  });

  test('R4.8 R4.10 one that the clock opens at once is told as it is, not as it was wished', async () => {
    const { drivers, told } = await openStalls();
    await act(async () => drivers['status.chosen']());
    await act(async () => drivers['change.confirmed']());
    const opened: StatusResult = { ok: true, value: { ...honey, status: 'active' } };
    await act(async () => drivers['xstate.done.actor.changeStatus']({ output: opened }));
    expect(told.map(({ message }) => message)).toEqual(['«La Colmena» ahora está activo']);
  });

  test('R4.9 every status can be chosen, whatever the store has', async () => {
    const { asked } = await openStalls();
    const menu = screen.getByRole('button', { name: 'Cambiar el estado de Horno' });
    await act(async () => fireEvent.click(menu));
    const offered = (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent);
    expect(offered).toEqual(['Borrador', 'Programado', 'Activo', 'Pausado', 'Finalizado', 'Archivado']);
    await act(async () => fireEvent.click(screen.getByRole('menuitemradio', { name: 'Finalizado' })));
    expect(asked.map(({ title }) => title)).toEqual(['¿Cerrar «Horno»?']);
  });

  test.each([
    ['Borrador', 'info'],
    ['Programado', 'info'],
    ['Activo', 'info'],
    ['Pausado', 'info'],
    ['Finalizado', 'danger'],
    ['Archivado', 'danger'],
  ])('R4.8 a change to «%s» is asked as %s', async (status, kind) => {
    const { asked } = await openStalls();
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Cambiar el estado de Horno' })),
    );
    await act(async () => fireEvent.click(screen.getByRole('menuitemradio', { name: status })));
    // The store is a draft already.
    expect(asked.map((question) => question.kind)).toEqual(status === 'Borrador' ? [] : [kind]);
  });
});

describe('R7.9 a store is seen at its address', () => {
  afterEach(cleanup);

  test.each([
    ['draft', 'Así lo verán', 'Ver La Colmena como lo verán al comprar'],
    ['archived', 'Así lo verán', 'Ver La Colmena como lo verán al comprar'],
    ['active', 'Ver puesto', 'Ver La Colmena como lo ven al comprar'],
  ] as const)('one that is %s: «%s»', async (status, word, name) => {
    const found = { ok: true as const, value: { items: [sampleStore({ status })], pagination: null } };
    const services = { loadItems: async () => found, showAddress: () => {} };
    const list = createActor(wireProducerStores(services), {
      input: { query: { offset: 0 }, limit: 20 },
    }).start();
    await waitFor(list, (snapshot) => snapshot.matches('ready'));
    await renderWithMarketProviders(
      <Dressed
        actorRef={list}
        statusRef={createActor(storeStatusMachine).start()}
        addressOf={producerStoresHref}
      />,
    );
    const link = screen.getByRole('link', { name });
    expect([link.textContent, link.getAttribute('href')]).toEqual([word, '/tienda/la-colmena']);
  });
});
