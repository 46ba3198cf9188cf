import { type AnyEventObject, fromPromise, type PromiseActorLogic } from 'xstate';
import type { KnownFailure } from '../../../contract/api/failure.ts';
import { UNEXPECTED } from '../../machines/unexpected.ts';

/** Tells the chart that invoked a verb how far it has come. */
type Tell = (event: AnyEventObject) => void;
type Verb<Input, Answer> = (input: Input, signal: AbortSignal, tell: Tell) => Promise<Answer>;
type Unexpected = { ok: false; failure: KnownFailure<'INTERNAL'> };

/** The verb that a promise of a chart stands for, by whether it answers Results that may be INTERNAL; never for other actors. */
type VerbOf<Logic, Kind extends 'call' | 'task'> =
  Logic extends PromiseActorLogic<infer Answer, infer Input>
    ? // A callback looks like a promise of undefined.
      [Answer] extends [undefined]
      ? never
      : Kind extends (Unexpected extends Answer ? 'call' : 'task')
        ? Verb<Input, Answer>
        : never
    : never;

/** A verb for each such promise, and none under the name of another actor of the chart. */
type Verbs<Actors, Kind extends 'call' | 'task'> = {
  [
    Name in keyof Actors as [VerbOf<NonNullable<Actors[Name]>, Kind>] extends [never] ? never : Name
  ]-?: VerbOf<NonNullable<Actors[Name]>, Kind>;
} & {
  [Name in keyof Actors as [VerbOf<NonNullable<Actors[Name]>, Kind>] extends [never] ? Name : never]?: never;
};

type CarryOut = (
  verb: Verb<unknown, unknown>,
  ...asked: Parameters<Verb<unknown, unknown>>
) => Promise<unknown>;

const actorsOf = (services: object, carryOut: CarryOut) =>
  Object.fromEntries(
    Object.entries(services).map(([name, verb]) => [
      name,
      fromPromise(({ input, signal, self }) =>
        carryOut(verb, input, signal, (event) => self._parent?.send(event)),
      ),
    ]),
  );

const answered: CarryOut = async (verb, ...asked) => {
  try {
    return await verb(...asked);
  } catch {
    return { ok: false, failure: UNEXPECTED } satisfies Unexpected;
  }
};

/**
 * The actors of a chart whose promises answer Results, by the verbs of the same names: `provide({ actors: calls(services) })`.
 * A verb that rejects all the same has answered INTERNAL, so that no chart says so again. Must stand where `provide` expects
 * its actors: from there it knows the chart, and refuses services that lack a verb of it or answer another thing.
 */
// `Services` gives a verb that is written in place the types of what it takes.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const resultActors = <Actors, Services extends Verbs<Actors, 'call'>>(services: Services): Actors =>
  // Nothing follows the names of an object through its entries.
  actorsOf(services, answered) as Actors;

/** The same for promises that answer anything else: what it means that one rejects, the chart says itself. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const promiseActors = <Actors, Services extends Verbs<Actors, 'task'>>(services: Services): Actors =>
  actorsOf(services, (verb, ...asked) => verb(...asked)) as Actors;
