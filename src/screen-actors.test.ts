import { describe, expect, test } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { deferred } from '../tests/support/charts/deferred.ts';
import { createFormMachine } from './machines/ui/form.machine.ts';
import { ScreenActors } from './screen-actors.ts';

const shelf = (load: () => Promise<string>) =>
  setup({
    types: {} as { input: { id: string }; context: { id: string; goods: string | null }; tags: 'loading' },
    actors: { load: fromPromise<string>(load) },
    actions: { record: assign((_, goods: string) => ({ goods })) },
  }).createMachine({
    id: 'shelf',
    context: ({ input }) => ({ ...input, goods: null }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'loading',
        invoke: {
          src: 'load',
          onDone: { target: 'ready', actions: { type: 'record', params: ({ event }) => event.output } },
          onError: 'failed',
        },
      },
      ready: {},
      failed: {},
    },
  });

const filled = shelf(() => Promise.resolve('miel'));
const broken = shelf(() => Promise.reject(new Error('fallo')));
const endless = shelf(() => new Promise<string>(() => undefined));

const form = createFormMachine<{ subject: string }, { subject: string }, null, never>('form', (values) => ({
  ok: true,
  value: values,
}));

function openForm(screens: ScreenActors, key: string) {
  const actor = screens.open(key, form, { values: { subject: '' } });
  if (actor instanceof Promise) throw new Error('The browser never waits');
  return actor;
}

const valuesOf = (actor: ReturnType<typeof openForm>) => actor.getSnapshot().context.values;

describe(ScreenActors.name, () => {
  test('the same key opens the same actor, whatever input comes later', () => {
    const screens = new ScreenActors();
    const first = screens.open('shelf:1', endless, { id: '1' });
    expect(screens.open('shelf:1', endless, { id: '2' })).toBe(first);
    screens.closeAll();
  });

  test('it says what has become of the open screens', async () => {
    const screens = new ScreenActors({ waitMs: 1 });
    const outcomes = [screens.outcome];
    for (const [key, logic] of [
      ['filled', filled],
      ['endless', endless],
      ['broken', broken],
    ] as const) {
      await screens.open(key, logic, { id: key });
      outcomes.push(screens.outcome);
    }
    expect(outcomes).toEqual(['whole', 'whole', 'unfinished', 'failed']);
    screens.closeAll();
  });

  test('on the server it waits until the screen no longer loads', async () => {
    const screens = new ScreenActors({ waitMs: 1_000 });
    const actor = await screens.open('shelf:1', filled, { id: '1' });
    expect(actor.getSnapshot().context).toEqual({ id: '1', goods: 'miel' });
    screens.closeAll();
  });

  test('a screen that is slow is sent as it is', async () => {
    const screens = new ScreenActors({ waitMs: 1 });
    const actor = await screens.open('shelf:1', endless, { id: '1' });
    expect(actor.getSnapshot().value).toEqual('loading');
    screens.closeAll();
  });

  test('a saved screen is restored once, starts only when it is released, and does not load again', () => {
    const saved = { 'shelf:1': savedSnapshot() };
    let loads = 0;
    const logic = shelf(() => Promise.resolve(`carga ${++loads}`));
    const screens = new ScreenActors({ saved });

    const restored = screens.open('shelf:1', logic, { id: '1' });
    if (restored instanceof Promise) throw new Error('The browser never waits');
    expect(restored.getSnapshot().context).toEqual({ id: '1', goods: 'pan' });
    screens.release();
    expect([restored.getSnapshot().status, loads]).toEqual(['active', 0]);
    screens.keep([]);

    void screens.open('shelf:1', logic, { id: '1' });
    expect(loads).toEqual(1);
    screens.closeAll();
  });

  test('a snapshot of another version of the chart is rejected and the screen starts afresh', () => {
    const screens = new ScreenActors({ saved: { 'shelf:1': { ...savedSnapshot(), value: 'gone' } } });
    const actor = screens.open('shelf:1', endless, { id: '1' });
    if (actor instanceof Promise) throw new Error('The browser never waits');
    expect([screens.rejected, actor.getSnapshot().value]).toEqual([true, 'loading']);
    screens.closeAll();
  });

  test('R8.18 typed fields are found by key, and typed again into the form of that key once', () => {
    const before = new ScreenActors();
    const typed = openForm(before, 'contact');
    typed.send({ type: 'field.changed', field: 'subject', value: 'Hola' });
    openForm(before, 'login');
    const unsaved = before.unsavedForms();
    expect(unsaved).toEqual({ contact: { subject: 'Hola' } });

    const after = new ScreenActors({ unsaved });
    const retyped = openForm(after, 'contact');
    expect([retyped, openForm(after, 'login')].map(valuesOf)).toEqual([{ subject: 'Hola' }, { subject: '' }]);
    after.keep([]);
    expect(valuesOf(openForm(after, 'contact'))).toEqual({ subject: '' });
    for (const screens of [before, after]) screens.closeAll();
  });

  test('R8.18 a restored form gets its fields when it is released', () => {
    const server = new ScreenActors();
    openForm(server, 'contact');
    const screens = new ScreenActors({ saved: server.persist(), unsaved: { contact: { subject: 'Hola' } } });
    const restored = openForm(screens, 'contact');
    screens.keep([restored]);
    expect(valuesOf(restored)).toEqual({ subject: '' });
    screens.release();
    expect(valuesOf(restored)).toEqual({ subject: 'Hola' });
    for (const one of [server, screens]) one.closeAll();
  });

  test('after a navigation the actors that no match holds are stopped, the others live on', () => {
    const screens = new ScreenActors();
    const [left, kept] = [screens.open('a', endless, { id: 'a' }), screens.open('b', endless, { id: 'b' })];
    if (left instanceof Promise || kept instanceof Promise) throw new Error('The browser never waits');
    screens.keep([undefined, kept]);
    expect([left.getSnapshot().status, kept.getSnapshot().status]).toEqual(['stopped', 'active']);
    screens.closeAll();
  });

  test('actors that a match holds together live on, each of them', () => {
    const screens = new ScreenActors();
    const [left, one, other] = ['a', 'b', 'c'].map((key) => screens.open(key, endless, { id: key }));
    if (!left || !one || !other) throw new Error('Three were opened');
    screens.keep([null, { one, other }]);
    const states = [left, one, other].map(
      (actor) => !(actor instanceof Promise) && actor.getSnapshot().status,
    );
    expect(states).toEqual(['stopped', 'active', 'active']);
    screens.closeAll();
  });

  test('a navigation that was abandoned opens nothing', () => {
    const screens = new ScreenActors();
    const abandoned = AbortSignal.abort();
    expect(() => screens.open('shelf:1', endless, { id: '1' }, abandoned)).toThrow(
      'This operation was aborted',
    );
    expect(screens.persist()).toEqual({});
  });

  test('the page carries every open screen under its key, without what all of them have', async () => {
    const screens = new ScreenActors({ waitMs: 1_000 });
    const goods = deferred<string>();
    goods.resolve('queso');
    await screens.open(
      'shelf:1',
      shelf(() => goods.promise),
      { id: '1' },
    );
    expect(Object.keys(screens.persist()['shelf:1'] ?? {}).toSorted()).toEqual(['context', 'value']);
    const restored = new ScreenActors({ saved: screens.persist() }).open('shelf:1', endless, { id: '1' });
    if (restored instanceof Promise) throw new Error('The browser never waits');
    expect(restored.getSnapshot().context).toEqual({ id: '1', goods: 'queso' });
    screens.closeAll();
  });
});

function savedSnapshot() {
  const actor = createActor(
    shelf(() => Promise.resolve('')),
    { input: { id: '1' } },
  );
  const state = filled.resolveState({ value: 'ready', context: { id: '1', goods: 'pan' } });
  return { ...(actor.getPersistedSnapshot() as object), ...(filled.getPersistedSnapshot(state) as object) };
}
