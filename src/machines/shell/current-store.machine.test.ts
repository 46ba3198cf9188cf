import { describe, expect, test } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { hoursFromNoon, NOON, popupStore } from '../../../tests/support/samples/popup-store.ts';
import { currentStoreMachine } from './current-store.machine.ts';
import { selectMissingIdOrSlug, selectOpenStore, selectStore } from './current-store.selectors.ts';
import type { LoadStoreResult, ShownAddress } from './current-store.types.ts';

const HOUR = 60 * 60 * 1_000;
const HOST = 'tenderete.es';
const found: LoadStoreResult = { ok: true, value: popupStore() };
const missing: LoadStoreResult = {
  ok: false,
  failure: { code: 'POPUP_STORE_NOT_FOUND', status: 404, errors: [] },
};

interface Start {
  href?: string;
  answer?: LoadStoreResult | ReturnType<typeof deferred<LoadStoreResult>>;
  recalled?: PopupStore | null;
}

function start({ href = `https://${HOST}/`, answer = found, recalled = null }: Start = {}) {
  const asked: string[] = [];
  const shown: ShownAddress[] = [];
  const opened: string[] = [];
  const memory: (string | null)[] = [];
  const clock = new SimulatedClock();
  const logic = currentStoreMachine.provide({
    actors: {
      loadStore: fromPromise(async ({ input }) => {
        asked.push(input.idOrSlug);
        return 'promise' in answer ? answer.promise : answer;
      }),
      recallStore: fromPromise(async () => recalled),
    },
    actions: {
      showAddress: (_, address) => shown.push(address),
      openAddress: (_, { href: left }) => opened.push(left),
      rememberStore: (_, { store }) => memory.push(store?.slug ?? null),
      forgetStore: () => memory.push(null),
    },
  });
  const told: string[] = [];
  const actor = createActor(logic, {
    clock,
    input: { href, publicHost: HOST, now: NOON },
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event' || inspected.event.type !== 'store.failed') return;
      told.push(inspected.event.failure.idOrSlug);
    },
  }).start();
  return { actor, clock, asked, shown, opened, memory, told };
}

const resting = (actor: ActorRefFrom<typeof currentStoreMachine>) =>
  waitFor(actor, (snapshot) => !snapshot.matches('loading') && !snapshot.matches('recalling'));

describe(currentStoreMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'page.hydrated', now: NOON },
      { type: 'clock.ticked', now: NOON },
      { type: 'clock.ticked', now: NOON + 2 * HOUR },
      { type: 'address.changed', href: `https://${HOST}/?popups=otra` },
      { type: 'address.changed', href: `https://${HOST}/?tienda=otra` },
      { type: 'address.changed', href: `https://${HOST}/` },
      { type: 'address.changed', href: `https://${HOST}/tienda/otra` },
      { type: 'address.changed', href: `https://otra.${HOST}/` },
      { type: 'store.chosen', slug: 'otra' },
      { type: 'store.chosenWithRedirect', slug: 'otra' },
      { type: 'store.cleared' },
      { type: 'store.retried' },
      { type: 'xstate.done.actor.loadStore', output: found },
      { type: 'xstate.done.actor.loadStore', output: missing },
      { type: 'xstate.done.actor.recallStore', output: popupStore() },
      { type: 'xstate.done.actor.recallStore', output: null },
      { type: 'xstate.error.actor.recallStore', error: 'sin red' },
      { type: 'xstate.after.nextTurn.currentStore.known' },
    ];
    const input = { href: `https://${HOST}/`, publicHost: HOST, now: NOON };
    const stopWhen = ({ context }: { context: { now: number } }) => context.now > NOON + 2 * HOUR;
    expect(edgesOf(currentStoreMachine, { input, events, stopWhen })).toEqual([
      'failed --address.changed--> failed',
      'failed --address.changed--> loading',
      'failed --clock.ticked--> failed',
      'failed --page.hydrated--> failed',
      'failed --store.chosen--> loading',
      'failed --store.chosenWithRedirect--> loading',
      'failed --store.cleared--> none',
      'failed --store.retried--> loading',
      'known.notOpen --address.changed--> known.notOpen',
      'known.notOpen --address.changed--> loading',
      'known.notOpen --clock.ticked--> known.notOpen',
      'known.notOpen --clock.ticked--> known.open',
      'known.notOpen --page.hydrated--> known.open',
      'known.notOpen --store.chosen--> loading',
      'known.notOpen --store.chosenWithRedirect--> loading',
      'known.notOpen --store.cleared--> none',
      'known.notOpen --xstate.after.nextTurn.currentStore.known--> known.notOpen',
      'known.open --address.changed--> known.open',
      'known.open --address.changed--> loading',
      'known.open --clock.ticked--> known.notOpen',
      'known.open --clock.ticked--> known.open',
      'known.open --page.hydrated--> known.open',
      'known.open --store.chosen--> loading',
      'known.open --store.chosenWithRedirect--> loading',
      'known.open --store.cleared--> none',
      'known.open --xstate.after.nextTurn.currentStore.known--> known.notOpen',
      'known.open --xstate.after.nextTurn.currentStore.known--> known.open',
      'loading --address.changed--> loading',
      'loading --clock.ticked--> loading',
      'loading --page.hydrated--> loading',
      'loading --store.chosen--> loading',
      'loading --store.chosenWithRedirect--> loading',
      'loading --store.cleared--> none',
      'loading --xstate.done.actor.loadStore--> failed',
      'loading --xstate.done.actor.loadStore--> known.notOpen',
      'loading --xstate.done.actor.loadStore--> known.open',
      'loading --xstate.done.actor.loadStore--> missing.told',
      'missing.told --address.changed--> loading',
      'missing.told --address.changed--> missing.told',
      'missing.told --address.changed--> none',
      'missing.told --clock.ticked--> missing.told',
      'missing.told --page.hydrated--> missing.told',
      'missing.told --store.chosen--> loading',
      'missing.told --store.chosenWithRedirect--> loading',
      'missing.told --store.cleared--> none',
      'none --address.changed--> loading',
      'none --address.changed--> none',
      'none --clock.ticked--> none',
      'none --page.hydrated--> recalling',
      'none --store.chosen--> loading',
      'none --store.chosenWithRedirect--> loading',
      'none --store.cleared--> none',
      'recalling --address.changed--> loading',
      'recalling --address.changed--> recalling',
      'recalling --clock.ticked--> recalling',
      'recalling --page.hydrated--> recalling',
      'recalling --store.chosen--> loading',
      'recalling --store.chosenWithRedirect--> loading',
      'recalling --store.cleared--> none',
      'recalling --xstate.done.actor.recallStore--> known.notOpen',
      'recalling --xstate.done.actor.recallStore--> known.open',
      'recalling --xstate.done.actor.recallStore--> none',
      'recalling --xstate.error.actor.recallStore--> none',
    ]);
    expect(answerEffectsOf(currentStoreMachine, { input, events, stopWhen })).toEqual([
      'loadStore POPUP_STORE_NOT_FOUND → failure: POPUP_STORE_NOT_FOUND',
      'loadStore POPUP_STORE_NOT_FOUND → failure: POPUP_STORE_NOT_FOUND, openAddress()',
      'loadStore POPUP_STORE_NOT_FOUND → failure: POPUP_STORE_NOT_FOUND, showAddress()',
      'loadStore ok → store: value, failure: null, rememberStore(value)',
      'loadStore ok → store: value, rememberStore(value)',
      'recallStore broken → nothing',
      'recallStore null → nothing',
      'recallStore value → store: output',
    ]);
  });

  test.each([
    ['/?popups=barro-y-sal', 'barro-y-sal'],
    ['/products?tienda=barro-y-sal', 'barro-y-sal'],
    ['/tienda/barro-y-sal', 'barro-y-sal'],
  ])('R2.16 R2.17 %s names a store, which is loaded at once', async (path, idOrSlug) => {
    const { actor, asked } = start({ href: `https://${HOST}${path}` });
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    const snapshot = await resting(actor);
    expect(asked).toEqual([idOrSlug]);
    expect(selectOpenStore(snapshot)).toEqual(popupStore());
  });

  test('R2.18 a subdomain names a store', async () => {
    const { actor, asked } = start({ href: `https://barro.${HOST}/` });
    await resting(actor);
    expect(asked).toEqual(['barro']);
  });

  test('R2.16 another query name is rewritten to popups, in place, once the page lives', async () => {
    const { actor, asked, shown } = start({ href: `https://${HOST}/products?tienda=barro&sort=name` });
    await resting(actor);
    expect(shown).toEqual([]);
    actor.send({ type: 'address.changed', href: `https://${HOST}/products?tienda=barro&sort=name` });
    expect(shown).toEqual([{ href: '/products?sort=name&popups=barro', replace: true }]);
    actor.send({ type: 'address.changed', href: `https://${HOST}/products?sort=name&popups=barro` });
    expect(asked).toEqual(['barro']);
  });

  test('R2.19 choosing a store rewrites popups from its first page on, and the address that comes back changes nothing', async () => {
    const { actor, asked, shown } = start({ href: `https://${HOST}/products?sort=name&page=3` });
    actor.send({ type: 'store.chosen', slug: 'barro-y-sal' });
    actor.send({ type: 'address.changed', href: `https://${HOST}/products?sort=name&popups=barro-y-sal` });
    await resting(actor);
    actor.send({ type: 'address.changed', href: `https://${HOST}/about` });
    expect(shown).toEqual([{ href: '/products?sort=name&popups=barro-y-sal', replace: false }]);
    expect(asked).toEqual(['barro-y-sal']);
    expect(selectStore(actor.getSnapshot())).toEqual(popupStore());
  });

  test('R2.19 choosing a store on the page of another leads to its own page', () => {
    const { actor, shown } = start({ href: `https://${HOST}/tienda/barro` });
    actor.send({ type: 'store.chosen', slug: 'añil' });
    expect(shown).toEqual([{ href: '/store/a%C3%B1il', replace: false }]);
  });

  test('R2.19 choosing with redirect goes to the page of the store with replace', () => {
    const { actor, shown } = start({ href: `https://${HOST}/products?sort=name` });
    actor.send({ type: 'store.chosenWithRedirect', slug: 'barro-y-sal' });
    expect(shown).toEqual([{ href: '/tienda/barro-y-sal', replace: true }]);
  });

  test('R2.20 without a store there is none, before and after hydration', async () => {
    const { actor, asked } = start();
    expect(actor.getSnapshot().value).toBe('none');
    actor.send({ type: 'page.hydrated', now: NOON });
    expect((await resting(actor)).value).toBe('none');
    expect(asked).toEqual([]);
  });

  test('R9.9 the store chosen last comes back after hydration, unasked', async () => {
    const { actor, asked } = start({ recalled: popupStore() });
    actor.send({ type: 'page.hydrated', now: NOON });
    expect(selectOpenStore(await resting(actor))).toEqual(popupStore());
    expect(asked).toEqual([]);
  });

  test('R9.9 a store is remembered when it is found and when the page lives; clearing forgets it', async () => {
    const { actor, memory, shown } = start({ href: `https://${HOST}/about?popups=barro-y-sal` });
    await resting(actor);
    actor.send({ type: 'page.hydrated', now: NOON });
    actor.send({ type: 'store.cleared' });
    expect(memory).toEqual(['barro-y-sal', 'barro-y-sal', null]);
    expect(shown).toEqual([{ href: '/about', replace: false }]);
    actor.send({ type: 'address.changed', href: `https://${HOST}/about` });
    expect(actor.getSnapshot().value).toBe('none');
  });

  test.each([
    ['https://barro-y-sal.tenderete.es/', 'https://tenderete.es/'],
    [
      'https://barro-y-sal.tenderete.es:3000/products?popups=otra&sort=name#hay',
      'https://tenderete.es:3000/products?sort=name#hay',
    ],
    ['https://barro-y-sal.tenderete.es/tienda/otra', 'https://tenderete.es/'],
  ])('R2.18 R2.19 %s is left for the market’s own host', async (href, market) => {
    const { actor, asked, memory, shown, opened } = start({ href });
    await resting(actor);
    actor.send({ type: 'store.cleared' });
    actor.send({ type: 'address.changed', href });
    expect(actor.getSnapshot().value).toBe('none');
    expect([asked.length, memory.at(-1), shown, opened]).toEqual([1, null, [], [market]]);
  });

  const selector = { href: '/tiendas', replace: true };

  test.each([
    '/?popups=nada',
    '/products?popups=nada&sort=name',
    '/checkout?popups=nada',
    '/tiendas?popups=nada',
  ])(
    'R2.20 R8.16 %s names a store that is not there: the choice of stores in its place, without the name',
    async (path) => {
      const { actor, asked, memory, told, shown } = start({
        href: `https://${HOST}${path}`,
        answer: missing,
      });
      expect(selectMissingIdOrSlug(await resting(actor))).toBe('nada');
      expect([asked, memory, told, shown]).toEqual([['nada'], [], [], [selector]]);
      actor.send({ type: 'address.changed', href: `https://${HOST}/tiendas` });
      actor.send({ type: 'address.changed', href: `https://${HOST}/tiendas/calendario` });
      expect([selectMissingIdOrSlug(actor.getSnapshot()), shown]).toEqual(['nada', [selector]]);
      actor.send({ type: 'address.changed', href: `https://${HOST}/about` });
      expect([actor.getSnapshot().value, selectMissingIdOrSlug(actor.getSnapshot())]).toEqual(['none', null]);
      actor.send({ type: 'address.changed', href: `https://${HOST}${path}` });
      await resting(actor);
      expect([asked, shown]).toEqual([
        ['nada', 'nada'],
        [selector, selector],
      ]);
    },
  );

  test('R2.20 a page that arrived so is led to the choice of stores once it lives', async () => {
    const { actor, shown } = start({ href: `https://${HOST}/products?popups=nada`, answer: missing });
    await resting(actor);
    shown.length = 0;
    actor.send({ type: 'address.changed', href: `https://${HOST}/products?popups=nada` });
    actor.send({ type: 'page.hydrated', now: NOON });
    expect(shown).toEqual([selector]);
  });

  test('R2.18 R2.20 at the host of a store that is not there stores are chosen at the market’s own', async () => {
    const { actor, shown, opened } = start({ href: `https://nada.${HOST}/products?q=x`, answer: missing });
    await resting(actor);
    expect([shown, opened]).toEqual([[], [`https://${HOST}/tiendas?popups=nada`]]);
  });

  test('R8.16 the page of a store that is not there stays, and it can be asked for again', async () => {
    const { actor, asked, memory, told, shown } = start({
      href: `https://${HOST}/tienda/nada`,
      answer: missing,
    });
    const snapshot = await resting(actor);
    expect(snapshot.value).toBe('failed');
    expect(snapshot.context.failure).toEqual({ code: 'POPUP_STORE_NOT_FOUND', idOrSlug: 'nada' });
    actor.send({ type: 'store.retried' });
    await resting(actor);
    expect([asked, memory, shown]).toEqual([['nada', 'nada'], [], []]);
    expect(told).toEqual(['nada', 'nada']);
  });

  test('a store that could not be asked for is told, and one stays where one is', async () => {
    const away: LoadStoreResult = { ok: false, failure: { code: 'NO_RESPONSE', status: 0, errors: [] } };
    const { actor, told, shown } = start({ href: `https://${HOST}/products?popups=barro`, answer: away });
    expect((await resting(actor)).value).toBe('failed');
    expect([told, shown]).toEqual([['barro'], []]);
  });

  test('an answer for a store that was left meanwhile is not taken', async () => {
    const slow = deferred<LoadStoreResult>();
    const { actor } = start({ href: `https://${HOST}/?popups=barro`, answer: slow });
    actor.send({ type: 'store.cleared' });
    slow.resolve(found);
    await slow.promise;
    expect(actor.getSnapshot().value).toBe('none');
  });

  test('R4.10 it closes by itself in the millisecond after its endDate', async () => {
    const { actor, clock } = start({ href: `https://${HOST}/?popups=barro-y-sal` });
    await resting(actor);
    clock.increment(HOUR);
    expect(selectOpenStore(actor.getSnapshot())).toEqual(popupStore());
    clock.increment(1);
    expect(selectOpenStore(actor.getSnapshot())).toBe(null);
    expect(selectStore(actor.getSnapshot())).toEqual(popupStore());
  });

  test('R4.10 it opens by itself, however far away its startDate is', async () => {
    const value = popupStore({
      status: 'scheduled',
      startDate: hoursFromNoon(40 * 24),
      endDate: hoursFromNoon(50 * 24),
    });
    const { actor, clock } = start({
      href: `https://${HOST}/?popups=barro-y-sal`,
      answer: { ok: true, value },
    });
    await resting(actor);
    for (let hour = 0; hour < 40 * 24 - 1; hour += 1) clock.increment(HOUR);
    expect(actor.getSnapshot().value).toEqual({ known: 'notOpen' });
    clock.increment(HOUR);
    expect(actor.getSnapshot().value).toEqual({ known: 'open' });
  });

  test.each(['clock.ticked', 'page.hydrated'] as const)(
    'R4.10 %s after a sleep: the time until it closes is counted from then on',
    async (type) => {
      const { actor, clock } = start({ href: `https://${HOST}/?popups=barro-y-sal` });
      await resting(actor);
      actor.send({ type, now: NOON + HOUR - 60_000 });
      clock.increment(60_000);
      expect(actor.getSnapshot().value).toEqual({ known: 'open' });
      clock.increment(1);
      expect(actor.getSnapshot().value).toEqual({ known: 'notOpen' });
    },
  );

  test('R4.10 half-way it has neither closed nor thought that time had passed', async () => {
    const { actor, clock } = start({ href: `https://${HOST}/?popups=barro-y-sal` });
    await resting(actor);
    clock.increment(HOUR - 1);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.now]).toEqual([{ known: 'open' }, NOON]);
  });

  test('another store is asked for without what was wrong with the one before', async () => {
    const { actor } = start({ href: `https://${HOST}/?popups=nada`, answer: missing });
    await resting(actor);
    expect(actor.getSnapshot().context.failure?.idOrSlug).toEqual('nada');
    actor.send({ type: 'address.changed', href: `https://${HOST}/?popups=otra` });
    expect(actor.getSnapshot().context.failure).toEqual(null);
  });

  test('a fresh clock corrects what the page was rendered with', async () => {
    const { actor } = start({ href: `https://${HOST}/?popups=barro-y-sal` });
    await resting(actor);
    actor.send({ type: 'clock.ticked', now: NOON + 2 * HOUR });
    expect(actor.getSnapshot().value).toEqual({ known: 'notOpen' });
  });

  test('R4.10 a paused store is known but does not sell', async () => {
    const value = popupStore({ status: 'paused' });
    const { actor } = start({ href: `https://${HOST}/?popups=barro-y-sal`, answer: { ok: true, value } });
    expect((await resting(actor)).value).toEqual({ known: 'notOpen' });
  });
});
