import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { edgesOf } from '../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import type { FileToSend, PutResult } from './uploads.entries.ts';
import { uploadsMachine } from './uploads.machine.ts';

const file = (key: string): FileToSend => ({
  key,
  name: `${key}.jpg`,
  file: new File(['x'], `${key}.jpg`, { type: 'image/jpeg' }),
  url: `/uploads/${key}`,
});
const arrived: PutResult = { ok: true, value: null };
const lost: PutResult = { ok: false, failure: sampleFailure('NO_RESPONSE') };
const busy: PutResult = { ok: false, failure: { code: 'UNAVAILABLE', status: 503, errors: [] } };

/** Uploads of files by name, whose results the test sends; records which were started and stopped. */
function send(...keys: string[]) {
  const [begun, stopped]: [string[], string[]] = [[], []];
  const clock = new SimulatedClock();
  const actor = createActor(
    uploadsMachine.provide({
      actors: {
        putFile: fromCallback<{ type: string }, FileToSend>(({ input }) => {
          begun.push(input.url);
          return () => stopped.push(input.key);
        }),
      },
    }),
    { clock, input: { files: keys.map(file) } },
  ).start();
  const stages = () => actor.getSnapshot().context.entries.map(({ stage }) => stage);
  const answer = (key: string, result: PutResult) => actor.send({ type: 'file.answered', key, result });
  return { actor, clock, begun, stopped, stages, answer };
}

describe(uploadsMachine.id, () => {
  test('its transitions are exactly these', () => {
    const machine = uploadsMachine.provide({ actors: { putFile: fromCallback(() => {}) } });
    const events = [
      { type: 'file.progressed', key: 'a', share: 0.5 },
      { type: 'file.answered', key: 'a', result: arrived },
      { type: 'file.answered', key: 'a', result: lost },
      { type: 'file.answered', key: 'a', result: busy },
      { type: 'file.due', key: 'a' },
      { type: 'retry.requested', key: 'a' },
      { type: 'cancel.requested', key: 'a' },
      { type: 'rest.abandoned' },
    ] as const;
    expect(edgesOf(machine, { events, input: { files: [file('a')] } })).toEqual([
      'open.incomplete --cancel.requested--> done',
      'open.incomplete --rest.abandoned--> done',
      'open.incomplete --retry.requested--> open.sending',
      'open.sending --cancel.requested--> done',
      'open.sending --file.answered--> done',
      'open.sending --file.answered--> open.incomplete',
      'open.sending --file.answered--> open.sending',
      'open.sending --file.due--> open.sending',
      'open.sending --file.progressed--> open.sending',
    ]);
  });

  test('R3.8 three go at a time, and the next when one is through', () => {
    const { begun, stages, answer } = send('a', 'b', 'c', 'd', 'e');
    expect([begun, stages()]).toEqual([
      ['/uploads/a', '/uploads/b', '/uploads/c'],
      ['sending', 'sending', 'sending', 'waiting', 'waiting'],
    ]);
    answer('b', arrived);
    expect([begun.at(-1), stages()]).toEqual([
      '/uploads/d',
      ['sending', 'sent', 'sending', 'sending', 'waiting'],
    ]);
  });

  test('one that fails loses none of the rest, and goes again alone', () => {
    const { actor, begun, stages, answer } = send('a', 'b');
    answer('a', lost);
    answer('b', arrived);
    expect([stages(), actor.getSnapshot().value]).toEqual([['failed', 'sent'], { open: 'incomplete' }]);
    actor.send({ type: 'retry.requested', key: 'b' });
    actor.send({ type: 'retry.requested', key: 'a' });
    expect([stages(), begun]).toEqual([
      ['sending', 'sent'],
      ['/uploads/a', '/uploads/b', '/uploads/a'],
    ]);
    answer('a', arrived);
    expect([actor.getSnapshot().status, actor.getSnapshot().output]).toEqual(['done', { sent: 2 }]);
  });

  test('battery 73 one that the server had no time for is sent once more by itself, ten seconds later', () => {
    const { actor, clock, begun, stages, answer } = send('a', 'b');
    answer('a', busy);
    answer('b', arrived);
    clock.increment(9_999);
    expect([stages(), begun.length]).toEqual([['postponed', 'sent'], 2]);
    clock.increment(1);
    expect([stages(), begun.at(-1)]).toEqual([['sending', 'sent'], '/uploads/a']);
    answer('a', busy);
    clock.increment(60_000);
    expect([stages(), actor.getSnapshot().context.entries[0]?.failure]).toEqual([
      ['failed', 'sent'],
      { code: 'UNAVAILABLE', status: 503, errors: [] },
    ]);
  });

  test('one that is postponed can be let go of, and is not sent any more', () => {
    const { actor, clock, begun, answer } = send('a', 'b');
    answer('a', busy);
    actor.send({ type: 'cancel.requested', key: 'a' });
    clock.increment(60_000);
    expect(begun).toEqual(['/uploads/a', '/uploads/b']);
  });

  test('one that is let go of is stopped, and another one takes its turn', () => {
    const { actor, begun, stopped, stages, answer } = send('a', 'b', 'c', 'd');
    actor.send({ type: 'cancel.requested', key: 'a' });
    expect([stopped, begun.at(-1), stages()]).toEqual([
      ['a'],
      '/uploads/d',
      ['cancelled', 'sending', 'sending', 'sending'],
    ]);
    answer('a', arrived);
    expect(stages()[0]).toEqual('cancelled');
    for (const key of ['b', 'c', 'd']) answer(key, arrived);
    expect(actor.getSnapshot().output).toEqual({ sent: 3 });
  });

  test('what has gone of a file is told, and begins anew with another try', () => {
    const { actor, answer } = send('a');
    const share = () => actor.getSnapshot().context.entries[0]?.share;
    expect(share()).toEqual(0);
    actor.send({ type: 'file.progressed', key: 'a', share: 0.4 });
    expect(share()).toEqual(0.4);
    answer('a', lost);
    actor.send({ type: 'retry.requested', key: 'a' });
    expect(share()).toEqual(0);
  });

  test('what failed can be left behind', () => {
    const { actor, answer } = send('a', 'b');
    answer('a', arrived);
    answer('b', lost);
    actor.send({ type: 'rest.abandoned' });
    expect(actor.getSnapshot().output).toEqual({ sent: 1 });
  });
});
