import type { ActorRefLike, AnyMachineSnapshot, InspectionEvent, Snapshot } from 'xstate';
import { pathsOf } from './state-paths.ts';
import { type InspectedActor, actorKeyOf, machineOf, nameOf } from './actor-names.ts';
import { triggerName, readChartStructure } from './drawing/chart-structure.ts';
import type { LiveActor, LiveEvent, LiveActorState } from './live-charts-channel.ts';
import { redact } from './redact.ts';

/** Change of the page's actors, reported in order. */
export type LiveChange =
  | { type: 'actor.started'; actor: LiveActor }
  | { type: 'actor.moved' | 'actor.ended'; key: string; standing: LiveActorState }
  | { type: 'event.passed'; event: LiveEvent };

function standingOf(snapshot: Snapshot<unknown>): LiveActorState {
  const { status, value } = snapshot as AnyMachineSnapshot;
  return { status, active: value === undefined ? [] : pathsOf(value) };
}

/** Removes the type only after the redaction, because the type may mark the rest as secret. */
function detailOf(event: { type: string }): string {
  const { type: _, ...detail } = redact(event) as Record<string, unknown>;
  return Object.keys(detail).length === 0 ? '' : JSON.stringify(detail);
}

/** State of an actor under construction, whose snapshot would throw. */
const UNBORN: LiveActorState = { status: 'active', active: [] };

function actorOf(ref: InspectedActor, standing: LiveActorState): LiveActor {
  const machine = machineOf(ref);
  return {
    key: actorKeyOf(ref),
    parent: ref._parent ? actorKeyOf(ref._parent) : null,
    name: nameOf(ref),
    chart: machine ? readChartStructure(machine.root) : null,
    standing,
  };
}

const personOf = (ref: ActorRefLike) => ({ key: actorKeyOf(ref), name: nameOf(ref as InspectedActor) });

/** Registry of all running actors of a page, which reports their changes. Pass `inspect` to each root. */
export class LiveActors {
  readonly #living = new Map<string, InspectedActor>();
  readonly #tell: (change: LiveChange) => void;
  readonly #now: () => number;

  constructor(tell: (change: LiveChange) => void, now: () => number) {
    this.#tell = tell;
    this.#now = now;
  }

  readonly inspect = (inspected: InspectionEvent): void => {
    const ref = inspected.actorRef as InspectedActor;
    if (inspected.type === '@xstate.actor') this.#started(ref);
    if (inspected.type === '@xstate.event') this.#passed(ref, inspected.sourceRef, inspected.event);
    if (inspected.type === '@xstate.snapshot') this.#moved(ref, inspected.snapshot);
  };

  /** Running actors, parents before their children. */
  report(): LiveActor[] {
    return [...this.#living.values()].map((ref) => actorOf(ref, standingOf(ref.getSnapshot())));
  }

  #started(ref: InspectedActor): void {
    this.#living.set(actorKeyOf(ref), ref);
    this.#tell({ type: 'actor.started', actor: actorOf(ref, UNBORN) });
  }

  #moved(ref: InspectedActor, snapshot: Snapshot<unknown>): void {
    const key = actorKeyOf(ref);
    const standing = standingOf(snapshot);
    if (standing.status === 'active') return this.#tell({ type: 'actor.moved', key, standing });
    this.#living.delete(key);
    return this.#tell({ type: 'actor.ended', key, standing });
  }

  #passed(ref: InspectedActor, source: ActorRefLike | undefined, event: { type: string }): void {
    // Internal events of promise actors are not reported.
    if (!machineOf(ref) && event.type.startsWith('xstate.')) return;
    this.#tell({
      type: 'event.passed',
      event: {
        at: this.#now(),
        from: source ? personOf(source) : null,
        to: personOf(ref),
        trigger: triggerName(event.type),
        detail: detailOf(event),
      },
    });
  }
}
