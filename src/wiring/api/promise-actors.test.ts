import { describe, expect, test } from 'vitest';
import { assign, createActor, setup, waitFor } from 'xstate';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { callbackPort, port } from '../../machines/port.ts';
import { resultActors, promiseActors } from './promise-actors.ts';

type Weighed = Result<number, FailureOf<'getProduct'>>;

const stall = setup({
  types: {} as { context: { told: unknown[] } },
  actors: {
    weigh: port<Weighed, { id: string }>('weigh'),
    recall: port<string | null, void>('recall'),
    watch: callbackPort(),
  },
  actions: {
    note: assign(({ context: { told } }, { said }: { said: unknown }) => ({ told: [...told, said] })),
  },
}).createMachine({
  context: { told: [] },
  initial: 'weighing',
  states: {
    weighing: {
      invoke: {
        id: 'weigh',
        src: 'weigh',
        input: { id: 'queso' },
        onDone: {
          target: 'recalling',
          actions: { type: 'note', params: ({ event }) => ({ said: event.output }) },
        },
      },
    },
    recalling: {
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: {
          target: 'over',
          actions: { type: 'note', params: ({ event }) => ({ said: event.output }) },
        },
        onError: {
          target: 'over',
          actions: { type: 'note', params: ({ event }) => ({ said: event.error }) },
        },
      },
    },
    over: { type: 'final' },
  },
});

interface Services {
  weigh: (input: { id: string }, signal: AbortSignal) => Promise<Weighed>;
  recall: (input: void, signal: AbortSignal) => Promise<string | null>;
}

const heavy: Weighed = { ok: true, value: 12 };
const services: Services = { weigh: async () => heavy, recall: async () => 'ayer' };

const wire = ({ weigh, recall }: Services) =>
  stall.provide({ actors: { ...resultActors({ weigh }), ...promiseActors({ recall }) } });

async function toldBy(more: Partial<Services>) {
  const actor = createActor(wire({ ...services, ...more })).start();
  return (await waitFor(actor, ({ status }) => status === 'done')).context.told;
}

describe(resultActors, () => {
  test('a promise is carried out by the verb of its name, with its input and a signal', async () => {
    const heard: unknown[] = [];
    const weigh: Services['weigh'] = async (...sent) => {
      heard.push(...sent);
      return heavy;
    };
    expect(await toldBy({ weigh })).toEqual([heavy, 'ayer']);
    expect(heard).toEqual([{ id: 'queso' }, expect.any(AbortSignal), expect.any(Function)]);
  });

  test('R8.6 what a verb refuses is its answer', async () => {
    const refused: Weighed = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
    expect(await toldBy({ weigh: async () => refused })).toEqual([refused, 'ayer']);
  });

  test.each([
    ['rejects', async () => Promise.reject(new Error('made up'))],
    [
      'throws',
      () => {
        throw new Error('made up');
      },
    ],
  ])('R8.6 a verb that %s has answered INTERNAL', async (_, weigh) => {
    expect(await toldBy({ weigh })).toEqual([
      { ok: false, failure: { code: 'INTERNAL', status: 0, errors: [] } },
      'ayer',
    ]);
  });

  test('a chart that is gone has its verb stopped and hears nothing of it', async () => {
    const stopped = Promise.withResolvers<unknown>();
    const weigh: Services['weigh'] = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason);
          stopped.resolve(signal.aborted);
        });
      });
    const actor = createActor(wire({ ...services, weigh })).start();
    actor.stop();
    expect(await stopped.promise).toBe(true);
    expect(actor.getSnapshot().context.told).toEqual([]);
  });
});

describe(promiseActors, () => {
  test('that a verb rejects is for the chart to say', async () => {
    const error = new Error('made up');
    expect(await toldBy({ recall: () => Promise.reject(error) })).toEqual([heavy, error]);
  });

  test('a verb that throws has rejected', async () => {
    const error = new Error('made up');
    const recall = () => {
      throw error;
    };
    expect(await toldBy({ recall })).toEqual([heavy, error]);
  });
});

test('the compiler refuses what does not fit the chart', () => {
  const { weigh, recall } = services;
  const much = async () => ({ ok: true, value: 'mucho' }) as const;
  const closed = async () => ({ ok: false, failure: sampleFailure('STORE_CLOSED') }) as const;
  const bySlug = async (_: { slug: string }) => heavy;
  const watch = () => () => {};
  const refused = [
    // @ts-expect-error: there is nobody to weigh.
    stall.provide({ actors: resultActors({}) }),
    // @ts-expect-error: there is nobody to recall.
    stall.provide({ actors: promiseActors({}) }),
    // @ts-expect-error: a weight is a number.
    stall.provide({ actors: resultActors({ weigh: much }) }),
    // @ts-expect-error: STORE_CLOSED is no failure of getProduct.
    stall.provide({ actors: resultActors({ weigh: closed }) }),
    // @ts-expect-error: what is weighed has an id.
    stall.provide({ actors: resultActors({ weigh: bySlug }) }),
    // @ts-expect-error: that recall rejects is not INTERNAL.
    stall.provide({ actors: resultActors({ weigh, recall }) }),
    // @ts-expect-error: whoever watches is no promise.
    stall.provide({ actors: promiseActors({ recall, watch }) }),
  ];
  expect(refused).toHaveLength(7);
});
