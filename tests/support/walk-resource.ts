import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyActorRef, AnyEventObject, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { LoadResult } from '../../src/machines/resource/resource.types.ts';
import { answersOf, breakdownOf, leafOf } from './charts.ts';
import { deferred } from './deferred.ts';
import { renderMarket } from './render-market.tsx';
import { eventTypesIn, pathsOf, statesIn, trailOf } from './walks.ts';

type Driver = (event: AnyEventObject) => unknown;

interface Mounted<Ref extends AnyActorRef> {
  actorRef: Ref;
  /** Has an event come to pass, as its driver does it. */
  drive: (event: AnyEventObject) => Promise<void>;
}

interface ResourceWalk<Machine extends AnyStateMachine, Ref extends AnyActorRef, Content, Question, Seen> {
  /** What is walked, for the names of the tests: "the page of a store". */
  name: string;
  /** The requirements that it proves. */
  proves: string;
  machine: Machine;
  input: InputFrom<Machine> & { question: Question };
  /** Whatever it may be answered with, once of each kind. */
  answers: readonly LoadResult<Content>[];
  /** Its own events, besides that it is tried again. */
  events: readonly AnyEventObject[];
  /** How its own events come to pass on the page; those that are not named are sent to the actor, as the clock is. */
  drivers?: (actorRef: Ref) => Record<string, Driver>;
  canHappen?: (state: SnapshotFrom<Machine>, event: AnyEventObject) => boolean;
  /** All that the page may show of a state; of states that look alike one is gone on from. */
  look: (state: SnapshotFrom<Machine>) => unknown;
  /** The actor as it is wired, asking this for its content. */
  open: (load: (question: Question) => Promise<LoadResult<Content>>) => Ref;
  view: (actorRef: Ref) => ReactNode;
  /** All that is looked at on the page. */
  seen: () => Seen;
  /** What is to be seen, for each state that can be come to. */
  oracles: Record<string, (state: SnapshotFrom<Machine>) => Seen>;
}

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
  Content,
  Question,
  Seen,
>(walk: ResourceWalk<Machine, Ref, Content, Question, Seen>): { mount: () => Promise<Mounted<Ref>> } {
  const { machine, input, answers, oracles, canHappen, look } = walk;
  const events = [
    ...walk.events,
    { type: 'retry.requested' },
    ...answersOf('load', ...answers),
    breakdownOf('load'),
  ];
  const paths = pathsOf(machine, { input, events, look, ...(canHappen && { canHappen }) });

  async function mount() {
    const asked: Question[] = [];
    let answer = deferred<LoadResult<Content>>();
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
      'xstate.done.actor.load': ({ output }) => answer.resolve(output),
      'xstate.error.actor.load': ({ error }) => answer.reject(error),
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
    });

    for (const { steps } of paths) {
      test(`${walk.proves} ${trailOf(steps)}`, async () => {
        const { actorRef, asked, drive } = await mount();
        const questions: Question[] = [];
        for (const { event, state } of steps) {
          await drive(event);
          const reached = actorRef.getSnapshot();
          expect([leafOf(reached), look(reached)]).toEqual([leafOf(state), look(state)]);
          if (isBusy(reached) && event.type !== 'clock.ticked') questions.push(reached.context.question);
          expect(walk.seen()).toEqual(oracles[leafOf(reached)]?.(reached));
        }
        expect(asked).toEqual(questions);
      });
    }
  });

  return { mount };
}
