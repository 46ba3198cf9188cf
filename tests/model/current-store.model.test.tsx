import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type ActorRefFrom, createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { storeCardOf } from '../../contract/catalogue/list-item.ts';
import type { PopupStore } from '../../contract/stores/popup-store.ts';
import { ClockProvider } from '../../src/components/market/clock-context.ts';
import { OpenStall } from '../../src/components/store-selector/OpenStall.tsx';
import { CurrentStoreNotice } from '../../src/components/store-selector/CurrentStoreNotice.tsx';
import { currentStoreMachine } from '../../src/machines/shell/current-store.machine.ts';
import {
  selectLoadingIdOrSlug,
  selectMissingIdOrSlug,
  selectStore,
} from '../../src/machines/shell/current-store.selectors.ts';
import type { LoadStoreResult, ShownAddress } from '../../src/machines/shell/current-store.types.ts';
import { wireCurrentStore } from '../../src/wiring/shell/current-store.wiring.ts';
import { storeEntryHandlersOf } from '../../src/wiring/stores/store-selector-screen.tsx';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { doneEventsOf, leafOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { hoursFromNoon, NOON, popupStore } from '../support/samples/popup-store.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { eventTypesIn, runDriver, testPathsOf, statesIn, pathTitleOf } from '../support/charts/path-tests.ts';

type Snapshot = SnapshotFrom<typeof currentStoreMachine>;

const HOUR = 60 * 60 * 1_000;
const HOST = 'tenderete.es';
const at = (path: string) => `https://${HOST}${path}`;
const input = { href: at('/'), publicHost: HOST, now: NOON };
const open = popupStore();
const coming = popupStore({ status: 'scheduled', startDate: hoursFromNoon(1), endDate: hoursFromNoon(9) });
const found: LoadStoreResult = { ok: true, value: open };
const foundComing: LoadStoreResult = { ok: true, value: coming };
const missing: LoadStoreResult = {
  ok: false,
  failure: { code: 'POPUP_STORE_NOT_FOUND', status: 404, errors: [] },
};

const events = [
  { type: 'page.hydrated', now: NOON },
  { type: 'clock.ticked', now: NOON + 2 * HOUR },
  { type: 'address.changed', href: at('/?popups=barro-y-sal') },
  { type: 'address.changed', href: at('/products?tienda=barro-y-sal&sort=name') },
  { type: 'address.changed', href: at('/tienda/barro-y-sal') },
  { type: 'address.changed', href: `https://barro-y-sal.${HOST}/` },
  { type: 'store.chosen', slug: 'barro-y-sal' },
  { type: 'store.chosenWithRedirect', slug: 'barro-y-sal' },
  { type: 'store.cleared' },
  { type: 'store.retried' },
  ...doneEventsOf('loadStore', found, foundComing, missing, BROKEN_ANSWER),
  ...doneEventsOf('recallStore', open, null),
  { type: 'xstate.error.actor.recallStore', error: 'sin sitio' },
  { type: 'xstate.after.nextTurn.currentStore.known' },
];

const isOfItsHost = (href: string) => href.startsWith('https://barro-y-sal.');
const atItsHost = ({ context }: Snapshot) => isOfItsHost(context.href);

const paths = testPathsOf(currentStoreMachine, {
  input,
  events,
  // The clear button appears only with a store's name.
  canHappen: ({ context }, { type }) => type !== 'store.cleared' || context.store !== null,
  stopWhen: ({ context }) => context.now > NOON + HOUR,
  identify: (to, event, from) => [
    from?.value,
    event,
    to.value,
    event?.type === 'store.cleared' && from && atItsHost(from),
  ],
});

/** Expected address bar after each event; other events leave it unchanged. */
function shownBy(event: { type: string; href?: string }, address: string): ShownAddress[] {
  const isStorePage = address.includes('/tienda/');
  if (event.href?.includes('tienda='))
    return [{ href: '/products?sort=name&popups=barro-y-sal', replace: true }];
  if (event.type === 'store.chosenWithRedirect') return [{ href: '/tienda/barro-y-sal', replace: true }];
  if (event.type === 'store.chosen')
    return [{ href: isStorePage ? '/store/barro-y-sal' : '/?popups=barro-y-sal', replace: false }];
  return event.type === 'store.cleared' && !isOfItsHost(address) ? [{ href: '/', replace: false }] : [];
}

/** Events that lead to the stores screen if the store does not exist. */
const leads = ({ type }: { type: string }) =>
  type === 'page.hydrated' || type === 'xstate.done.actor.loadStore';

const seen = () => ({
  said: screen.getByRole('status').textContent,
  where: [...(document.querySelector('[data-part=where]')?.childNodes ?? [])]
    .slice(1)
    .map(({ textContent }) => textContent)
    .join(''),
});
const NOWHERE = {
  said: '',
  where: 'Abren unos días y se van. Pilla el tuyo a tiempo.',
};
const MISSING = {
  said: 'Popup store "barro-y-sal" no encontrado o no está disponible',
  where: 'Popup store "barro-y-sal" no encontrado o no está disponible',
};
const THERE = {
  said: `Vienes de ${open.name}`,
  where: `Vienes de ${open.name}Olvidarlo`,
};

const oracles: Record<string, () => void> = {
  none: () => expect(seen()).toEqual(NOWHERE),
  recalling: () => expect(seen()).toEqual(NOWHERE),
  loading: () => expect(seen()).toEqual(NOWHERE),
  failed: () => expect(seen()).toEqual(NOWHERE),
  'missing.told': () => expect(seen()).toEqual(MISSING),
  'known.open': () => expect(seen()).toEqual(THERE),
  'known.notOpen': () => expect(seen()).toEqual(THERE),
};

afterEach(cleanup);

describe('the current store follows its statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', async () => {
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    const { drivers } = await mountChip();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
  });

  for (const { steps } of paths) {
    const name = pathTitleOf(steps);
    test(`R2.16 R2.18 R2.19 R2.20 ${name}`, async () => {
      const { drivers, actor, shown, opened } = await mountChip();
      let address = at('/');
      for (const { event, state } of steps) {
        shown.length = 0;
        opened.length = 0;
        await act(async () => runDriver(drivers, event));
        expect(leafOf(actor.getSnapshot())).toEqual(leafOf(state));
        oracles[leafOf(actor.getSnapshot())]?.();
        const isLed = leafOf(state).startsWith('missing') && leads(event);
        const isAtHost = isOfItsHost(address);
        const toShow = isLed && !isAtHost ? [{ href: '/tiendas', replace: true }] : shownBy(event, address);
        expect(shown).toEqual(toShow);
        if ('href' in event && event.href) address = event.href;
        for (const { href } of toShow) address = new URL(href, address).href;
        const left = isLed ? at('/tiendas?popups=barro-y-sal') : at('/');
        expect(opened).toEqual(isAtHost && (isLed || event.type === 'store.cleared') ? [left] : []);
      }
    });
  }
});

function Chip({ actor }: { actor: ActorRefFrom<typeof currentStoreMachine> }) {
  const store = useSelector(actor, selectStore);
  const coming = useSelector(actor, selectLoadingIdOrSlug);
  const doors = storeEntryHandlersOf(actor);
  return (
    <>
      <CurrentStoreNotice
        store={store}
        isComing={coming !== null}
        missing={useSelector(actor, selectMissingIdOrSlug)}
        onLeft={doors.onStoreLeft}
      />
      <OpenStall store={storeCardOf(open)} isInFirstRow={false} onStoreEntered={doors.onStoreEntered} />
    </>
  );
}

async function mountChip() {
  let loading = deferred<LoadStoreResult>();
  let recalling = deferred<PopupStore | null>();
  const shown: ShownAddress[] = [];
  const opened: string[] = [];
  const clock = new SimulatedClock();
  const logic = wireCurrentStore({
    loadStore: () => (loading = deferred()).promise,
    recallStore: () => (recalling = deferred()).promise,
    rememberStore: () => {},
    forgetStore: () => {},
    showAddress: (address) => shown.push(address),
    openAddress: ({ href }) => opened.push(href),
  });
  const actor = createActor(logic, { clock, input }).start();
  await renderWithMarketProviders(
    <ClockProvider value={NOON}>
      <Chip actor={actor} />
    </ClockProvider>,
  );
  const fromOutside = (event: Parameters<typeof actor.send>[0]) => actor.send(event);
  const drivers: Record<string, (event: never) => void> = {
    'xstate.init': () => {},
    'page.hydrated': fromOutside,
    'clock.ticked': fromOutside,
    'address.changed': fromOutside,
    // This button belongs to the product list.
    'store.chosen': fromOutside,
    'store.chosenWithRedirect': () =>
      fireEvent.click(screen.getByRole('button', { name: `Ver el puesto: ${open.name}` })),
    'store.retried': fromOutside,
    'store.cleared': () => fireEvent.click(screen.getByRole('button', { name: 'Olvidarlo' })),
    'xstate.done.actor.loadStore': ({ output }: { output: LoadStoreResult }) => settleVerb(loading, output),
    'xstate.done.actor.recallStore': ({ output }: { output: PopupStore | null }) => recalling.resolve(output),
    'xstate.error.actor.recallStore': ({ error }: { error: unknown }) => recalling.reject(error),
    'xstate.after.nextTurn.currentStore.known': () => clock.increment(HOUR + 1),
  };
  return { actor, drivers, shown, opened };
}
