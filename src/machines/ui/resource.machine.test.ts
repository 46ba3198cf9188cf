import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, waitFor } from 'xstate';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { NOW, sampleFailure } from '../../../tests/support/samples/samples.ts';
import { resultActors } from '../../wiring/api/promise-actors.ts';
import { UNEXPECTED_FAILURE } from '../unexpected-failure.ts';
import { createResourceMachine } from './resource.machine.ts';
import { resourceStates } from './resource.states.ts';
import type { LoadResult } from './resource.types.ts';

interface PotQuestion {
  id: string;
}
type Pot = LoadResult<string>;

const found = (pot: string): Pot => ({ ok: true, value: pot });
const missing: Pot = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
const failed: Pot = { ok: false, failure: sampleFailure('TIMEOUT') };
const input = { question: { id: 'jarra' }, now: NOW };

const events = [
  { type: 'refresh.requested' },
  { type: 'retry.requested' },
  ...doneEventsOf('load', found('jarra'), missing, failed),
];
const EDGES = [
  'failed --retry.requested--> loading',
  'loading --xstate.done.actor.load--> failed',
  'loading --xstate.done.actor.load--> notFound',
  'loading --xstate.done.actor.load--> ready',
  'ready --refresh.requested--> refreshing',
  'refreshing --xstate.done.actor.load--> ready',
];

/** Resource with these answers in turn. It throws if none is left. */
function open(answers: Pot[], machine = createResourceMachine<string, PotQuestion>('pot')) {
  const asked: PotQuestion[] = [];
  let tell: (event: AnyEventObject) => void = () => {};
  const logic = machine.provide({
    actors: {
      ...resultActors({
        load: async (question) => {
          asked.push(question);
          const answer = answers[asked.length - 1];
          if (!answer) throw new Error('nobody there');
          return answer;
        },
      }),
      watchReturns: fromCallback(({ sendBack }) => {
        tell = sendBack;
      }),
    },
  });
  const actor = createActor(logic, { input }).start();
  const settled = async () => {
    const { value, context, tags } = await waitFor(actor, ({ status, tags: now }) => {
      const isBusy = now.has('loading') || now.has('refreshing');
      return status === 'active' && !isBusy;
    });
    return { value, content: context.content, failure: context.failure?.code ?? null, tags: [...tags] };
  };
  return { actor, asked, settled, tell: (event: AnyEventObject) => tell(event) };
}

describe(createResourceMachine.name, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const plain = createResourceMachine<string, PotQuestion>('pot', { isWatched: true });
    expect(edgesOf(plain, { input, events })).toEqual(EDGES);
    expect(answerEffectsOf(plain, { input, events })).toEqual([
      'load NOT_FOUND → failure: NOT_FOUND',
      'load NOT_FOUND → nothing',
      'load TIMEOUT → failure: TIMEOUT',
      'load ok → content: value',
      'load ok → nothing',
    ]);
  });

  test('where it has a clock it is told the time in each of its states', () => {
    const clocked = createResourceMachine<string, PotQuestion>('pot', { hasClock: true });
    const ticks = ['failed', 'loading', 'notFound', 'ready', 'refreshing'].map(
      (state) => `${state} --clock.ticked--> ${state}`,
    );
    const ticked: AnyEventObject = { type: 'clock.ticked', now: NOW };
    expect(edgesOf(clocked, { input, events: [...events, ticked] })).toEqual([...EDGES, ...ticks].toSorted());
    expect(answerEffectsOf(clocked, { input, events: [...events, ticked] })).toEqual([
      'load NOT_FOUND → failure: NOT_FOUND',
      'load NOT_FOUND → nothing',
      'load TIMEOUT → failure: TIMEOUT',
      'load ok → content: value',
      'load ok → nothing',
    ]);
    const { actor } = open([], clocked);
    actor.send({ type: 'clock.ticked', now: NOW + 1 });
    expect(actor.getSnapshot().context.now).toBe(NOW + 1);
  });

  test('what is there for everybody cannot be missing: it failed', () => {
    const sure = createResourceMachine<string, PotQuestion>('pot', { isAlwaysThere: true });
    expect(edgesOf(sure, { input, events })).toEqual(EDGES.filter((edge) => !edge.endsWith('notFound')));
    expect(answerEffectsOf(sure, { input, events })).toEqual([
      'load NOT_FOUND → failure: NOT_FOUND',
      'load TIMEOUT → failure: TIMEOUT',
      'load ok → content: value',
      'load ok → nothing',
    ]);
  });

  test('where it may be known it is shown at once, and looked at again on demand', async () => {
    const knowable = createResourceMachine<string, PotQuestion>('pot', { mayBeKnown: true });
    expect(edgesOf(knowable, { input: { ...input, known: 'jarra' }, events })).toEqual(
      EDGES.filter((edge) => edge.startsWith('re')),
    );
    expect(answerEffectsOf(knowable, { input: { ...input, known: 'jarra' }, events })).toEqual([
      'load NOT_FOUND → failure: NOT_FOUND',
      'load TIMEOUT → failure: TIMEOUT',
      'load ok → nothing',
    ]);
    expect(edgesOf(knowable, { input, events })).toEqual(EDGES);
    expect(answerEffectsOf(knowable, { input, events })).toEqual([
      'load NOT_FOUND → failure: NOT_FOUND',
      'load NOT_FOUND → nothing',
      'load TIMEOUT → failure: TIMEOUT',
      'load ok → content: value',
      'load ok → nothing',
    ]);
    const actor = createActor(knowable, { input: { ...input, known: 'jarra' } }).start();
    const { value, context, children } = actor.getSnapshot();
    expect([value, context.content, Object.keys(children)]).toEqual(['ready', 'jarra', []]);
  });

  test.each([
    ['what was found', found('jarra'), { value: 'ready', content: 'jarra', failure: null, tags: [] }],
    ['nothing', missing, { value: 'notFound', content: null, failure: null, tags: ['notFound'] }],
    ['why not', failed, { value: 'failed', content: null, failure: 'TIMEOUT', tags: [] }],
  ])('it holds %s', async (_, answer, held) => {
    const { actor, settled, asked } = open([answer]);
    expect([actor.getSnapshot().value, [...actor.getSnapshot().tags]]).toEqual(['loading', ['loading']]);
    expect([await settled(), asked]).toEqual([held, [input.question]]);
  });

  test('a promise that breaks is a failure, and the same is asked once more', async () => {
    const { actor, settled, asked } = open([]);
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual(UNEXPECTED_FAILURE);
    actor.send({ type: 'retry.requested' });
    expect(actor.getSnapshot().context.failure).toEqual(null);
    await settled();
    expect(asked).toEqual([input.question, input.question]);
  });

  test.each([
    ['what is there now', [found('plato')], { content: 'plato', failure: null }],
    ['what was there, and why it was in vain', [failed], { content: 'jarra', failure: 'TIMEOUT' }],
    ['what was there, where it is gone', [missing], { content: 'jarra', failure: 'NOT_FOUND' }],
    ['what was there, where the promise breaks', [], { content: 'jarra', failure: 'INTERNAL' }],
    ['what is there after it was in vain', [failed, found('plato')], { content: 'plato', failure: null }],
  ])('looked at again it stays in sight and then shows %s', async (_, answers, shown) => {
    const { actor, settled } = open([found('jarra'), ...answers]);
    await settled();
    for (let looks = 0; looks < Math.max(1, answers.length); looks += 1) {
      actor.send({ type: 'refresh.requested' });
      const { context, tags } = actor.getSnapshot();
      expect([context.content, context.failure, [...tags]]).toEqual(['jarra', null, ['refreshing']]);
      await settled();
    }
    expect(await settled()).toEqual({ value: 'ready', tags: [], ...shown });
  });

  test('where it is watched, its reader who comes back has it looked at again', async () => {
    const watched = createResourceMachine<string, PotQuestion>('pot', { isWatched: true });
    const { settled, asked, tell } = open([found('jarra'), found('plato')], watched);
    await settled();
    tell({ type: 'refresh.requested' });
    expect([(await settled()).content, asked.length]).toEqual(['plato', 2]);
  });

  test('where nobody watches it, nobody listens', () => {
    const { actor } = open([]);
    expect(Object.keys(actor.getSnapshot().children)).toEqual(['load']);
  });
});

describe(resourceStates.name, () => {
  test('what is there for sure has no way to be missing', () => {
    const { loading, loadingForSure } = resourceStates();
    const targets = [loading, loadingForSure].map(({ invoke }) => invoke.onDone.map(({ target }) => target));
    expect(targets).toEqual([
      ['ready', 'notFound', 'failed'],
      ['ready', 'failed'],
    ]);
  });
});
