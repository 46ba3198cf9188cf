import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { resultActors } from '../../wiring/api/promise-actors.ts';
import { listenerActor } from '../../wiring/shell/listener-actor.ts';
import { type RowChangeResult, createRowChangesMachine, type RowsFlushed } from './row-changes.machine.ts';
import {
  changeOf,
  refusalOf,
  changeStageOf,
  type RowChangesTally,
  tallyOf,
} from './row-changes.selectors.ts';

type Price = { price: number };
type Answer = RowChangeResult<null, 'CONFLICT'>;

const atOnce = createRowChangesMachine<Price, null, 'CONFLICT'>('priceChanges');
const gathered = createRowChangesMachine<Price, null, 'CONFLICT'>('unsavedPrices', { gathers: true });

const saved: Answer = { ok: true, value: null };
const conflict = sampleFailure('CONFLICT', { status: 409 });
const refused: Answer = { ok: false, failure: conflict };
const rows = (...ids: string[]) => ids.map((id) => ({ id, change: { price: 1 } }));

/** Changes whose answers the test resolves. */
function open(machine = atOnce) {
  const sent: { id: string; change: Price }[] = [];
  const beside: { id: string; change: Price }[] = [];
  const settled: RowChangesTally[] = [];
  let isHeld = false;
  let answer = deferred<Answer>();
  const actor = createActor(
    machine.provide({
      actors: {
        ...resultActors({
          applyChange: (row) => {
            sent.push(row);
            answer = deferred<Answer>();
            return answer.promise;
          },
        }),
        sendBeside: fromCallback<RowsFlushed<Price>, undefined>(({ receive }) =>
          receive(({ rows: hurried }) => beside.push(...hurried)),
        ),
        holdPage: listenerActor(() => {
          isHeld = true;
          return () => (isHeld = false);
        }),
      },
      actions: { announceSettled: (_, tally) => settled.push(tally) },
    }),
  ).start();
  const give = async (result: Answer) => {
    const before = actor.getSnapshot();
    answer.resolve(result);
    await waitFor(actor, (snapshot) => snapshot !== before);
  };
  const now = () => actor.getSnapshot().context;
  return { actor, sent, beside, settled, give, now, isHeld: () => isHeld };
}

const events = [
  { type: 'change.requested', rows: rows('a', 'b') },
  { type: 'hurry.requested', rows: rows('a') },
  { type: 'row.answered', id: 'a', result: saved },
  { type: 'row.answered', id: 'a', result: refused },
  { type: 'pause.requested' },
  { type: 'resume.requested' },
  { type: 'cancel.requested' },
  { type: 'retry.requested' },
  { type: 'save.requested' },
  { type: 'discard.requested' },
  { type: 'outcomes.dismissed' },
  { type: 'rows.refreshed' },
  ...doneEventsOf('applyChange', saved, refused),
];

describe(createRowChangesMachine.name, () => {
  test('its transitions are exactly these, for changes that are sent at once', () => {
    expect(edgesOf(atOnce, { events })).toEqual([
      'hurrying --change.requested--> hurrying',
      'hurrying --change.requested--> sending.going',
      'hurrying --hurry.requested--> hurrying',
      'hurrying --row.answered--> hurrying',
      'hurrying --row.answered--> resting',
      'hurrying --row.answered--> sending.going',
      'paused --cancel.requested--> hurrying',
      'paused --cancel.requested--> resting',
      'paused --change.requested--> paused',
      'paused --hurry.requested--> hurrying',
      'paused --hurry.requested--> paused',
      'paused --resume.requested--> sending.going',
      'paused --row.answered--> paused',
      'resting --change.requested--> sending.going',
      'resting --discard.requested--> resting',
      'resting --hurry.requested--> hurrying',
      'resting --outcomes.dismissed--> resting',
      'resting --retry.requested--> sending.going',
      'resting --rows.refreshed--> resting',
      'sending.going --cancel.requested--> sending.going',
      'sending.going --change.requested--> sending.going',
      'sending.going --hurry.requested--> sending.going',
      'sending.going --pause.requested--> sending.pausing',
      'sending.going --row.answered--> sending.going',
      'sending.going --xstate.done.actor.applyChange--> hurrying',
      'sending.going --xstate.done.actor.applyChange--> resting',
      'sending.going --xstate.done.actor.applyChange--> sending.going',
      'sending.pausing --cancel.requested--> sending.going',
      'sending.pausing --change.requested--> sending.pausing',
      'sending.pausing --hurry.requested--> sending.pausing',
      'sending.pausing --resume.requested--> sending.going',
      'sending.pausing --row.answered--> sending.pausing',
      'sending.pausing --xstate.done.actor.applyChange--> hurrying',
      'sending.pausing --xstate.done.actor.applyChange--> paused',
      'sending.pausing --xstate.done.actor.applyChange--> resting',
    ]);
    expect(answerEffectsOf(atOnce, { events })).toEqual([
      'applyChange CONFLICT → entries: CONFLICT',
      'applyChange CONFLICT → entries: CONFLICT, announceSettled()',
      'applyChange CONFLICT → nothing',
      'applyChange ok → announceSettled()',
      'applyChange ok → nothing',
    ]);
  });

  test('its transitions are exactly these, for changes that wait to be saved (R4.15)', () => {
    expect(edgesOf(gathered, { events })).toEqual([
      'hurrying --change.requested--> hurrying',
      'hurrying --hurry.requested--> hurrying',
      'hurrying --row.answered--> hurrying',
      'hurrying --row.answered--> resting',
      'paused --cancel.requested--> hurrying',
      'paused --cancel.requested--> resting',
      'paused --change.requested--> hurrying',
      'paused --change.requested--> resting',
      'paused --hurry.requested--> hurrying',
      'paused --hurry.requested--> paused',
      'paused --resume.requested--> sending.going',
      'paused --row.answered--> paused',
      'resting --change.requested--> resting',
      'resting --discard.requested--> resting',
      'resting --hurry.requested--> hurrying',
      'resting --outcomes.dismissed--> resting',
      'resting --retry.requested--> sending.going',
      'resting --rows.refreshed--> resting',
      'resting --save.requested--> sending.going',
      'sending.going --cancel.requested--> sending.going',
      'sending.going --change.requested--> sending.going',
      'sending.going --hurry.requested--> sending.going',
      'sending.going --pause.requested--> sending.pausing',
      'sending.going --row.answered--> sending.going',
      'sending.going --xstate.done.actor.applyChange--> hurrying',
      'sending.going --xstate.done.actor.applyChange--> resting',
      'sending.going --xstate.done.actor.applyChange--> sending.going',
      'sending.pausing --cancel.requested--> sending.going',
      'sending.pausing --change.requested--> sending.pausing',
      'sending.pausing --hurry.requested--> sending.pausing',
      'sending.pausing --resume.requested--> sending.going',
      'sending.pausing --row.answered--> sending.pausing',
      'sending.pausing --xstate.done.actor.applyChange--> hurrying',
      'sending.pausing --xstate.done.actor.applyChange--> paused',
      'sending.pausing --xstate.done.actor.applyChange--> resting',
    ]);
    expect(answerEffectsOf(gathered, { events })).toEqual([
      'applyChange CONFLICT → announceSettled()',
      'applyChange CONFLICT → entries: CONFLICT',
      'applyChange CONFLICT → entries: CONFLICT, announceSettled()',
      'applyChange CONFLICT → nothing',
      'applyChange ok → announceSettled()',
      'applyChange ok → nothing',
    ]);
  });

  test('rows are sent one by one, in their order; one that is refused stops no other', async () => {
    const { actor, sent, settled, give, now } = open();
    actor.send({ type: 'change.requested', rows: rows('a', 'b', 'c') });
    expect(sent.map(({ id }) => id)).toEqual(['a']);
    await give(saved);
    await give(refused);
    expect(sent.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(tallyOf(now())).toEqual({
      total: 3,
      done: 2,
      saved: 1,
      refused: 1,
      left: 0,
      unsaved: 0,
      again: 1,
    });
    expect(settled).toEqual([]);
    await give(saved);
    expect(settled).toEqual([{ total: 3, done: 3, saved: 2, refused: 1, left: 0, unsaved: 0, again: 1 }]);
    expect(refusalOf(now(), 'b')).toEqual(conflict);
  });

  test('a row shows what was wished for until the list does, and no longer once it was refused', async () => {
    const { actor, give, now } = open();
    actor.send({ type: 'change.requested', rows: rows('a', 'b') });
    expect([changeOf(now(), 'a'), changeOf(now(), 'b')]).toEqual([{ price: 1 }, { price: 1 }]);
    await give(refused);
    await give(saved);
    expect([changeOf(now(), 'a'), changeOf(now(), 'b')]).toEqual([null, { price: 1 }]);
    actor.send({ type: 'rows.refreshed' });
    expect([changeOf(now(), 'b'), changeStageOf(now(), 'b')]).toEqual([null, 'shown']);
  });

  test('a list that is fetched during a round takes back nothing that was saved', async () => {
    const { actor, give, now } = open();
    actor.send({ type: 'change.requested', rows: rows('a', 'b') });
    await give(saved);
    actor.send({ type: 'rows.refreshed' });
    expect(changeOf(now(), 'a')).toEqual({ price: 1 });
  });

  test('a row that is wished for twice is sent once, with the last wish', async () => {
    const { actor, sent, give } = open();
    actor.send({ type: 'change.requested', rows: rows('a', 'b') });
    actor.send({ type: 'change.requested', rows: [{ id: 'b', change: { price: 7 } }] });
    await give(saved);
    await give(saved);
    expect(sent).toEqual([
      { id: 'a', change: { price: 1 } },
      { id: 'b', change: { price: 7 } },
    ]);
  });

  test('what is wished for a row on its way is sent after it, whatever became of that', async () => {
    const { actor, sent, settled, give, now } = open();
    actor.send({ type: 'change.requested', rows: rows('a') });
    actor.send({ type: 'change.requested', rows: [{ id: 'a', change: { price: 7 } }] });
    expect(changeOf(now(), 'a')).toEqual({ price: 7 });
    await give(refused);
    expect(refusalOf(now(), 'a')).toBeNull();
    await give(saved);
    expect(sent.map(({ change }) => change)).toEqual([{ price: 1 }, { price: 7 }]);
    expect(settled).toEqual([{ total: 1, done: 1, saved: 1, refused: 0, left: 0, unsaved: 0, again: 0 }]);
  });

  test('a pause lets the row on its way end and begins no other until it is over', async () => {
    const { actor, sent, give, now } = open();
    actor.send({ type: 'change.requested', rows: rows('a', 'b') });
    actor.send({ type: 'pause.requested' });
    await give(saved);
    expect([actor.getSnapshot().value, sent.length, changeStageOf(now(), 'a')]).toEqual([
      'paused',
      1,
      'saved',
    ]);
    actor.send({ type: 'resume.requested' });
    expect(sent.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('what has no time for turns goes at once beside the row on its way, what waits with it, and nothing twice', async () => {
    const { actor, sent, beside, settled, give, now } = open();
    actor.send({ type: 'change.requested', rows: rows('a', 'b', 'c') });
    actor.send({
      type: 'hurry.requested',
      rows: [...rows('d'), { id: 'c', change: { price: 7 } }, { id: 'a', change: { price: 7 } }],
    });
    actor.send({ type: 'hurry.requested', rows: [] });
    expect(beside).toEqual([
      { id: 'b', change: { price: 1 } },
      { id: 'd', change: { price: 1 } },
      { id: 'c', change: { price: 7 } },
    ]);
    for (const id of ['d', 'b', 'c'])
      actor.send({ type: 'row.answered', id, result: id === 'b' ? refused : saved });
    await give(saved);
    await give(saved);
    expect([sent, actor.getSnapshot().value]).toEqual([
      [
        { id: 'a', change: { price: 1 } },
        { id: 'a', change: { price: 7 } },
      ],
      'resting',
    ]);
    expect(settled).toEqual([{ total: 4, done: 4, saved: 3, refused: 1, left: 0, unsaved: 0, again: 1 }]);
    expect(refusalOf(now(), 'b')).toEqual(conflict);
  });

  test('what is sent at once is under way until each row was answered; what comes meanwhile has its turn', async () => {
    const { actor, sent, beside, settled, give } = open();
    actor.send({ type: 'hurry.requested', rows: rows('a', 'b') });
    expect([beside.map(({ id }) => id), actor.getSnapshot().hasTag('busy')]).toEqual([['a', 'b'], true]);
    actor.send({ type: 'change.requested', rows: [{ id: 'a', change: { price: 7 } }] });
    actor.send({ type: 'row.answered', id: 'a', result: saved });
    await give(saved);
    expect([sent, settled.length, actor.getSnapshot().value]).toEqual([
      [{ id: 'a', change: { price: 7 } }],
      0,
      'hurrying',
    ]);
    actor.send({ type: 'row.answered', id: 'b', result: saved });
    expect([settled.length, actor.getSnapshot().value]).toEqual([1, 'resting']);
  });

  test('what was paused stays so when there is no time, and the page asks before it is left', async () => {
    const { actor, beside, give, isHeld } = open();
    actor.send({ type: 'change.requested', rows: rows('a', 'b') });
    expect(isHeld()).toBe(false);
    actor.send({ type: 'pause.requested' });
    expect(isHeld()).toBe(true);
    await give(saved);
    actor.send({ type: 'hurry.requested', rows: rows('c') });
    expect([beside.map(({ id }) => id), isHeld()]).toEqual([['c'], true]);
    actor.send({ type: 'resume.requested' });
    expect(isHeld()).toBe(false);
  });

  test('a cancelled round ends what is on its way and leaves the rest as it was', async () => {
    const { actor, sent, settled, give, now } = open();
    actor.send({ type: 'change.requested', rows: rows('a', 'b', 'c') });
    actor.send({ type: 'change.requested', rows: [{ id: 'a', change: { price: 7 } }] });
    actor.send({ type: 'cancel.requested' });
    await give(saved);
    expect(sent.map(({ id }) => id)).toEqual(['a']);
    expect(settled).toEqual([{ total: 3, done: 1, saved: 1, refused: 0, left: 2, unsaved: 0, again: 0 }]);
    expect([changeOf(now(), 'a'), changeOf(now(), 'b')]).toEqual([{ price: 1 }, null]);
  });

  test('cancelled while the last answer is on its way, a round ends as it would have', async () => {
    const { actor, settled, give } = open();
    actor.send({ type: 'change.requested', rows: rows('a') });
    actor.send({ type: 'cancel.requested' });
    await give(refused);
    expect(settled).toEqual([{ total: 1, done: 1, saved: 0, refused: 1, left: 0, unsaved: 0, again: 1 }]);
  });

  test('what was refused is tried again, and nothing else', async () => {
    const { actor, sent, give, now } = open();
    actor.send({ type: 'change.requested', rows: rows('a', 'b') });
    await give(refused);
    await give(saved);
    actor.send({ type: 'retry.requested' });
    expect(sent.map(({ id }) => id)).toEqual(['a', 'b', 'a']);
    await give(saved);
    expect(tallyOf(now())).toEqual({
      total: 1,
      done: 1,
      saved: 1,
      refused: 0,
      left: 0,
      unsaved: 0,
      again: 0,
    });
  });

  test('hundreds of rows come through', async () => {
    const { actor, settled, give } = open();
    const ids = Array.from({ length: 300 }, (_, index) => `row-${index}`);
    actor.send({ type: 'change.requested', rows: rows(...ids) });
    for (const [index] of ids.entries()) await give(index % 3 === 0 ? refused : saved);
    expect(settled).toEqual([
      { total: 300, done: 300, saved: 200, refused: 100, left: 0, unsaved: 0, again: 100 },
    ]);
  });

  test('R4.15 gathered changes wait until they are told to be saved, and can be discarded', async () => {
    const { actor, sent, give, now } = open(gathered);
    actor.send({ type: 'change.requested', rows: rows('a', 'b') });
    actor.send({ type: 'change.requested', rows: [{ id: 'a', change: { price: 7 } }] });
    expect([sent.length, tallyOf(now()).unsaved, changeOf(now(), 'a')]).toEqual([0, 2, { price: 7 }]);
    actor.send({ type: 'save.requested' });
    await give(refused);
    await give(saved);
    expect(sent.map(({ id }) => id)).toEqual(['a', 'b']);
    expect([tallyOf(now()).unsaved, changeOf(now(), 'a'), refusalOf(now(), 'a')]).toEqual([
      1,
      { price: 7 },
      conflict,
    ]);
    actor.send({ type: 'discard.requested' });
    expect([tallyOf(now()).unsaved, changeOf(now(), 'a')]).toEqual([0, null]);
  });

  test('R4.15 one can be discarded and the others kept', () => {
    const { actor, now } = open(gathered);
    actor.send({ type: 'change.requested', rows: rows('a', 'b') });
    actor.send({ type: 'discard.requested', ids: ['a'] });
    expect([tallyOf(now()).unsaved, changeOf(now(), 'a'), changeOf(now(), 'b') === null]).toEqual([
      1,
      null,
      false,
    ]);
  });

  test('R4.15 what is changed while the others are saved is unsaved', async () => {
    const { actor, sent, give, now } = open(gathered);
    actor.send({ type: 'change.requested', rows: rows('a', 'b') });
    actor.send({ type: 'save.requested' });
    actor.send({ type: 'change.requested', rows: [{ id: 'a', change: { price: 7 } }] });
    await give(saved);
    actor.send({ type: 'cancel.requested' });
    await give(saved);
    expect([sent.length, tallyOf(now()).unsaved, changeOf(now(), 'a')]).toEqual([2, 1, { price: 7 }]);
  });
});
