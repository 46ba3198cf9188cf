import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyActorRef, AnyEventObject, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { Result } from '../../contract/api/failure.ts';
import { UNEXPECTED } from '../../src/machines/unexpected.ts';
import { answersOf, leafOf } from './charts.ts';
import { deferred } from './deferred.ts';
import { refusalOf, type RefusalIn, type ValueIn, valueOf } from './path-answers.ts';
import { renderMarket } from './render-market.tsx';
import { eventTypesIn, pathsOf, statesIn, trailOf } from './path-tests.ts';

type Driver = (event: AnyEventObject) => unknown;

interface Mounted<Ref extends AnyActorRef> {
  actorRef: Ref;
  /** Has an event come to pass, as its driver does it. */
  drive: (event: AnyEventObject) => Promise<void>;
}

/** What a page may know of the answers on a path, as its events tell it and not as the chart has recorded it. */
interface Answered<Answer> {
  /** What was found last. */
  content: ValueIn<Answer> | null;
  /** Why nothing was found at last, until it is looked for again. */
  failure: RefusalIn<Answer> | null;
}

interface ResourceWalk<Machine extends AnyStateMachine, Ref extends AnyActorRef, Answer, Question, Seen> {
  /** What is walked, for the names of the tests: "the page of a store". */
  name: string;
  /** The requirements that it proves. */
  proves: string;
  machine: Machine;
  input: InputFrom<Machine> & { question: Question };
  /** Whatever it may be answered with, once of each kind. */
  answers: readonly Answer[];
  /** Its own events, besides that it is tried again. */
  events: readonly AnyEventObject[];
  /** How its own events come to pass on the page; those that are not named are sent to the actor, as the clock is. */
  drivers?: (actorRef: Ref) => Record<string, Driver>;
  /** States in which it is asked and the page does not tell. */
  quiet?: readonly string[];
  /** All that the page may show of a state; of states that look alike one is gone on from. */
  look: (state: SnapshotFrom<Machine>) => unknown;
  /** The actor as it is wired, asking this for its content. */
  open: (load: (question: Question) => Promise<Answer>) => Ref;
  view: (actorRef: Ref) => ReactNode;
  /** All that is looked at on the page. */
  seen: () => Seen;
  /** Events after which a refusal is not to be seen any more; those that ask again unless said. */
  dismissedBy?: readonly string[];
  /** What is to be seen, for each state that can be come to, after these answers and events. */
  oracles: Record<string, (answered: Answered<Answer>, past: readonly AnyEventObject[]) => Seen>;
}

/** What a promise that breaks is for the chart. */
const BROKEN = { ok: false, failure: UNEXPECTED };

const ASKING: readonly string[] = ['retry.requested', 'refresh.requested'];

const isBusy = (state: { hasTag(tag: string): boolean }) =>
  state.hasTag('loading') || state.hasTag('refreshing');

/**
 * Walks the shortest paths of one thing that is loaded through its wiring and its rendered view: what each state shows, that
 * the page leads where the chart does, and that what is asked for is asked once each time. Answers how to put up the
 * page for what else is to be seen of it.
 */
export function walkResource<
  Machine extends AnyStateMachine,
  Ref extends AnyActorRef,
  Answer extends Result<unknown, { code: string }>,
  Question,
  Seen,
>(walk: ResourceWalk<Machine, Ref, Answer, Question, Seen>): { mount: () => Promise<Mounted<Ref>> } {
  const { machine, input, answers, oracles, look, quiet = [], dismissedBy = ASKING } = walk;
  const events = [...walk.events, { type: 'retry.requested' }, ...answersOf('load', ...answers, BROKEN)];
  const paths = pathsOf(machine, { input, events, look });

  /** What the answers on a path tell; the compiler does not know that its refusals are those of the answers. */
  const answeredOn = (past: readonly AnyEventObject[]) =>
    ({
      content: valueOf(past, 'load'),
      failure: refusalOf(past, dismissedBy),
    }) as Answered<Answer>;

  async function mount() {
    const asked: Question[] = [];
    let answer = deferred<Answer>();
    const actorRef = walk.open((question) => {
      asked.push(question);
      answer = deferred();
      return answer.promise;
    });
    await renderMarket(walk.view(actorRef));
    const told = Object.fromEntries(
      walk.events.map(({ type }): [string, Driver] => [type, (event) => actorRef.send(event)]),
    );
    const drivers: Record<string, Driver> = {
      ...told,
      'xstate.init': () => {},
      'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })),
      'xstate.done.actor.load': ({ output }) =>
        output === BROKEN ? answer.reject(new Error('broken')) : answer.resolve(output),
      ...walk.drivers?.(actorRef),
    };
    const drive = (event: AnyEventObject) =>
      act(async () => {
        await drivers[event.type]?.(event);
      });
    return { actorRef, asked, drivers, drive };
  }

  afterEach(cleanup);

  describe(`${walk.name} follows its statechart`, () => {
    test('every state has an oracle, every event a driver, and each is met', async () => {
      const steps = paths.flatMap((path) => path.steps);
      expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
      const { drivers } = await mount();
      expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
      expect(machine.events.filter((type: string) => !(type in drivers))).toEqual([]);
    });

    for (const { steps } of paths) {
      test(`${walk.proves} ${trailOf(steps)}`, async () => {
        const { actorRef, asked, drive } = await mount();
        const questions: Question[] = [];
        for (const [index, { event, state }] of steps.entries()) {
          await drive(event);
          const reached = actorRef.getSnapshot();
          expect([leafOf(reached), look(reached)]).toEqual([leafOf(state), look(state)]);
          if ((isBusy(reached) || quiet.includes(leafOf(reached))) && event.type !== 'clock.ticked')
            questions.push(reached.context.question);
          const past = steps.slice(0, index + 1).map((step) => step.event);
          expect(walk.seen()).toEqual(oracles[leafOf(state)]?.(answeredOn(past), past));
        }
        expect(asked).toEqual(questions);
      });
    }
  });

  return { mount };
}
