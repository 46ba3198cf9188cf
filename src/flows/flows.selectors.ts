import type { FlowsContext, LogEntry, TabActor } from './flows.types.ts';

/**
 * The actor whose chart is shown: the wanted one; when it is gone the one in its place, in its tab or another; before
 * anybody wanted one the first that has a chart.
 */
export function shownActor({ actors, wanted }: Pick<FlowsContext, 'actors' | 'wanted'>): TabActor | null {
  const charted = actors.filter(({ chart }) => chart !== null);
  const likes = wanted === null ? [] : charted.filter(({ name }) => name === wanted.name);
  return (
    likes.find(({ tab, key }) => tab === wanted?.tab && key === wanted.key) ??
    likes.find(({ tab }) => tab === wanted?.tab) ??
    likes.at(-1) ??
    charted[0] ??
    null
  );
}

/** Whether an event went to or came from an actor. */
export const isAbout = ({ tab, from, to }: LogEntry, actor: TabActor | null): boolean =>
  actor !== null && tab === actor.tab && (to.key === actor.key || from?.key === actor.key);

export interface ActorBranch {
  actor: TabActor;
  children: ActorBranch[];
}

/** The actors of a tab as a tree; one whose parent is unknown is a root. */
export function treeOf(actors: readonly TabActor[], tab: string): ActorBranch[] {
  const here = actors.filter((actor) => actor.tab === tab);
  const known = new Set(here.map(({ key }) => key));
  const below = (parent: string | null): ActorBranch[] =>
    here
      .filter((actor) => (known.has(actor.parent ?? '') ? actor.parent : null) === parent)
      .map((actor) => ({ actor, children: below(actor.key) }));
  return below(null);
}
