import { type AnyEventObject, fromPromise, type PromiseActorLogic } from 'xstate';
import type { KnownFailure } from '../../../contract/api/failure.ts';
import { UNEXPECTED_FAILURE } from '../../machines/unexpected-failure.ts';

/** Sends a progress event of a verb to the chart that invoked it. */
type Tell = (event: AnyEventObject) => void;
type Verb<Input, Answer> = (input: Input, signal: AbortSignal, tell: Tell) => Promise<Answer>;
type Unexpected = { ok: false; failure: KnownFailure<'INTERNAL'> };

/**
 * Verb type of a promise actor, by kind: 'call' if its answer may be an INTERNAL Result, else 'task'. For
 * other actors the type is `never`.
 */
type VerbOf<Logic, Kind extends 'call' | 'task'> =
  Logic extends PromiseActorLogic<infer Answer, infer Input>
    ? // A callback actor has the type of a promise of undefined.
      [Answer] extends [undefined]
      ? never
      : Kind extends (Unexpected extends Answer ? 'call' : 'task')
        ? Verb<Input, Answer>
        : never
    : never;

/** One verb for each promise actor of this kind, and none with the name of another actor. */
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
    return { ok: false, failure: UNEXPECTED_FAILURE } satisfies Unexpected;
  }
};

/**
 * Promise actors for a chart's ports that answer Results, from the verbs of the same names:
 * `provide({ actors: resultActors(services) })`.
 * A verb that rejects answers INTERNAL, so no chart needs its own handling. Call it directly where `provide`
 * expects the actors: from there it infers the chart, and rejects missing or wrong verbs.
 */
// `Services` gives inline verbs their parameter types.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const resultActors = <Actors, Services extends Verbs<Actors, 'call'>>(services: Services): Actors =>
  // TypeScript loses an object's key names in its entries.
  actorsOf(services, answered) as Actors;

/** Promise actors for ports with any other answer. The chart itself handles a rejection. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const promiseActors = <Actors, Services extends Verbs<Actors, 'task'>>(services: Services): Actors =>
  actorsOf(services, (verb, ...asked) => verb(...asked)) as Actors;
