import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyActorRef, AnyEventObject, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { Result } from '../../../contract/api/failure.ts';
import { UNEXPECTED_FAILURE } from '../../../src/machines/unexpected-failure.ts';
import { doneEventsOf, leafOf } from './chart-transitions.ts';
import { deferred } from './deferred.ts';
import { refusalIn, type RefusalIn, type ValueIn, lastValueOf } from './path-answers.ts';
import { renderWithMarketProviders } from '../views/render-with-market-providers.tsx';
import { eventTypesIn, testPathsOf, statesIn, pathTitleOf } from './path-tests.ts';

type Driver = (event: AnyEventObject) => unknown;

interface Mounted<Ref extends AnyActorRef> {
  actorRef: Ref;
  /** Runs the driver of an event. */
  drive: (event: AnyEventObject) => Promise<void>;
}

/** Answers on a path as known from its events, not from the chart's context. */
interface Answered<Answer> {
  /** Last value. */
  content: ValueIn<Answer> | null;
  /** Last failure, until the next attempt. */
  failure: RefusalIn<Answer> | null;
}

interface ResourceWalk<Machine extends AnyStateMachine, Ref extends AnyActorRef, Answer, Question, Seen> {
  /** Subject, for test names: "the page of a store". */
  name: string;
  /** Requirements that it proves. */
  proves: string;
  machine: Machine;
  input: InputFrom<Machine> & { question: Question };
  /** One example of each kind of answer. */
  answers: readonly Answer[];
  /** Own events besides a retry. */
  events: readonly AnyEventObject[];
  /** Drivers of its own events; others are sent to the actor, like the clock. */
  drivers?: (actorRef: Ref) => Record<string, Driver>;
  /** States with a request that the page does not show. */
  quiet?: readonly string[];
  /** Visible part of a state; only one of equal-looking states is explored. */
  look: (state: SnapshotFrom<Machine>) => unknown;
  /** Wires the actor with a function that loads its content. */
  open: (load: (question: Question) => Promise<Answer>) => Ref;
  view: (actorRef: Ref) => ReactNode;
  /** Observed content of the page. */
  seen: () => Seen;
  /** Events that remove a refusal; by default those that load again. */
  dismissedBy?: readonly string[];
  /** Expectations for each reachable state after these answers and events. */
  oracles: Record<string, (answered: Answered<Answer>, past: readonly AnyEventObject[]) => Seen>;
}

/** Failure of a rejected promise, as the chart sees it. */
const BROKEN = { ok: false, failure: UNEXPECTED_FAILURE };

const ASKING: readonly string[] = ['retry.requested', 'refresh.requested'];

const isBusy = (state: { hasTag(tag: string): boolean }) =>
  state.hasTag('loading') || state.hasTag('refreshing');

/**
 * Walks the shortest paths of a resource through its wiring and rendered view. It checks the content of each state, that
 * page and chart agree, and that each load happens once. Returns a function that renders the page for further tests.
 */
export function walkResource<
  Machine extends AnyStateMachine,
  Ref extends AnyActorRef,
  Answer extends Result<unknown, { code: string }>,
  Question,
  Seen,
>(walk: ResourceWalk<Machine, Ref, Answer, Question, Seen>): { mount: () => Promise<Mounted<Ref>> } {
  const { machine, input, answers, oracles, look, quiet = [], dismissedBy = ASKING } = walk;
  const events = [...walk.events, { type: 'retry.requested' }, ...doneEventsOf('load', ...answers, BROKEN)];
  const paths = testPathsOf(machine, { input, events, look });

  /** Answers on a path; cast, because the compiler does not relate refusals to the answers. */
  const answeredOn = (past: readonly AnyEventObject[]) =>
    ({
      content: lastValueOf(past, 'load'),
      failure: refusalIn(past, dismissedBy),
    }) as Answered<Answer>;

  async function mount() {
    const asked: Question[] = [];
    let answer = deferred<Answer>();
    const actorRef = walk.open((question) => {
      asked.push(question);
      answer = deferred();
      return answer.promise;
    });
    await renderWithMarketProviders(walk.view(actorRef));
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
      test(`${walk.proves} ${pathTitleOf(steps)}`, async () => {
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
