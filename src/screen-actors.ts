import {
  type Actor,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type InspectionEvent,
  type Snapshot,
  waitFor,
} from 'xstate';
import { typeFields, type UnsavedFields, unsavedFieldsOf } from './machines/ui/unsaved-fields.ts';

export type ScreenSnapshots = Record<string, unknown>;

/** Changed fields of forms, by the key of their actor. */
export type UnsavedForms = Record<string, UnsavedFields>;

interface ScreensOptions {
  /** Snapshots of the first screen, by key. */
  saved?: ScreenSnapshots;
  /** Fields that were typed before a reload, for the forms of the first screen (R8.18). */
  unsaved?: UnsavedForms | undefined;
  /**
   * Time limit for loading a screen, in ms, after which it is rendered incomplete. Not set in the browser,
   * which never waits.
   */
  waitMs?: number;
  /** Inspector of all screens' actors; for development only. */
  inspect?: (inspected: InspectionEvent) => void;
}

/** Default parts of a snapshot, which are not embedded in the page. */
const AT_REST = {
  status: 'active',
  output: undefined,
  error: undefined,
  historyValue: {},
  children: {},
} as const;

const atRest = new Map(Object.entries(AT_REST).map(([part, value]) => [part, JSON.stringify(value)]));

const persisted = (actor: AnyActor) =>
  Object.fromEntries(
    Object.entries(actor.getPersistedSnapshot()).filter(
      ([part, value]) => !atRest.has(part) || atRest.get(part) !== JSON.stringify(value),
    ),
  );

/**
 * Actors of the screens, one per key. Route loaders open them. `keep` (after each navigation) and `closeAll`
 * (end of a server render) stop them.
 */
export class ScreenActors {
  readonly #live = new Map<string, AnyActor>();
  readonly #held = new Set<AnyActor>();
  readonly #waitMs: number | undefined;
  /** Inspection option for actors that a hook owns instead of a loader. */
  readonly inspected: Pick<ScreensOptions, 'inspect'>;
  #saved: ScreenSnapshots;
  #unsaved: UnsavedForms;
  /** True if a saved snapshot could not be restored, so that the page must render from scratch. */
  rejected = false;

  constructor({ saved, unsaved, waitMs, inspect }: ScreensOptions = {}) {
    this.#saved = { ...saved };
    this.#unsaved = { ...unsaved };
    this.#waitMs = waitMs;
    this.inspected = inspect ? { inspect } : {};
  }

  /** Running actor of a screen: the open one with this key, a restored one, or a new one. */
  open<M extends AnyStateMachine>(
    key: string,
    logic: M,
    input: InputFrom<M>,
    signal?: AbortSignal,
  ): Actor<M> | Promise<Actor<M>> {
    // A split loader may arrive after its navigation was abandoned; then nothing would stop its actor.
    signal?.throwIfAborted();
    const actor = this.#actorOf(key, logic, input);
    return this.#waitMs === undefined ? actor : this.#settled(actor, this.#waitMs);
  }

  /**
   * Starts restored actors. Call it after hydration, because a loading actor would change the page during
   * hydration.
   */
  release(): void {
    const held = [...this.#held];
    this.#held.clear();
    this.#saved = {};
    for (const actor of held) this.#start(actor);
  }

  /** Sends an event to every open screen; actors that do not handle it ignore it. */
  tell(event: AnyEventObject): void {
    for (const actor of this.#live.values()) actor.send(event);
  }

  /** Stops every actor that is not among these values or their properties. */
  keep(used: readonly unknown[]): void {
    const held = new Set(used.flatMap((one) => [one, ...Object.values(one ?? {})]));
    for (const [key, actor] of this.#live) if (!held.has(actor)) this.#close(key, actor);
    // Held actors get their fields when they are released.
    if (this.#held.size === 0) this.#unsaved = {};
  }

  closeAll(): void {
    this.keep([]);
  }

  /** Changed fields of the open forms, without passwords and files. */
  unsavedForms(): UnsavedForms {
    const forms = [...this.#live].map(([key, actor]) => [key, unsavedFieldsOf(actor)] as const);
    return Object.fromEntries(forms.flatMap(([key, fields]) => (fields ? [[key, fields]] : [])));
  }

  /** Worst outcome of all open screens: a failure, or unfinished loading. */
  get outcome(): 'failed' | 'unfinished' | 'whole' {
    const snapshots = [...this.#live.values()].map((actor) => actor.getSnapshot() as AnyMachineSnapshot);
    if (snapshots.some((snapshot) => snapshot.value === 'failed')) return 'failed';
    return snapshots.some((snapshot) => snapshot.hasTag('loading')) ? 'unfinished' : 'whole';
  }

  /** Snapshots of the open screens as plain data, to restore them in the browser. */
  persist(): ScreenSnapshots {
    return Object.fromEntries([...this.#live].map(([key, actor]) => [key, persisted(actor)]));
  }

  #actorOf<M extends AnyStateMachine>(key: string, logic: M, input: InputFrom<M>): Actor<M> {
    const open = this.#live.get(key) as Actor<M> | undefined;
    if (open) return open;
    const actor = this.#restored(key, logic, input) ?? created(logic, { input, id: key, ...this.inspected });
    this.#live.set(key, actor);
    if (!this.#held.has(actor)) this.#start(actor);
    return actor;
  }

  #start(actor: AnyActor): void {
    actor.start();
    const fields = this.#unsaved[actor.id];
    if (fields) typeFields(actor, fields);
  }

  #restored<M extends AnyStateMachine>(key: string, logic: M, input: InputFrom<M>): Actor<M> | undefined {
    const snapshot = this.#saved[key];
    delete this.#saved[key];
    if (!snapshot) return undefined;
    const actor = created(logic, {
      snapshot: { ...AT_REST, ...snapshot },
      input,
      id: key,
      ...this.inspected,
    });
    // A snapshot of another chart version yields an error status, before the actor is started.
    if ((actor.getSnapshot() as AnyMachineSnapshot).status !== 'active') {
      this.rejected = true;
      return undefined;
    }
    this.#held.add(actor);
    return actor;
  }

  async #settled<M extends AnyStateMachine>(actor: Actor<M>, timeout: number): Promise<Actor<M>> {
    const slow = () => undefined;
    await waitFor(actor as AnyActor, (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('loading'), {
      timeout,
    }).catch(slow);
    return actor;
  }

  #close(key: string, actor: AnyActor): void {
    this.#live.delete(key);
    this.#held.delete(actor);
    actor.stop();
  }
}

interface ActorStart<M extends AnyStateMachine> extends Pick<ScreensOptions, 'inspect'> {
  input: InputFrom<M>;
  id: string;
  snapshot?: Snapshot<unknown>;
}

// The type of createActor's options depends on whether the machine needs input, which is unknown for a
// generic machine.
const created = <M extends AnyStateMachine>(logic: M, options: ActorStart<M>): Actor<M> =>
  createActor(logic, options as never);
