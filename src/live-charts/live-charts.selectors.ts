import type { LiveChartsContext, LogEntry, TabActor } from './live-charts.types.ts';

/**
 * Displayed actor: the chosen one; if it is gone, one with the same name, in its tab or another. Without a
 * choice, the first actor with a chart.
 */
export function shownActor({
  actors,
  wanted,
}: Pick<LiveChartsContext, 'actors' | 'wanted'>): TabActor | null {
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

/** True if an actor sent or received the event. */
export const isAboutActor = ({ tab, from, to }: LogEntry, actor: TabActor | null): boolean =>
  actor !== null && tab === actor.tab && (to.key === actor.key || from?.key === actor.key);

export interface ActorBranch {
  actor: TabActor;
  children: ActorBranch[];
}

/** Tree of a tab's actors. One with an unknown parent is a root. */
export function actorTreeOf(actors: readonly TabActor[], tab: string): ActorBranch[] {
  const here = actors.filter((actor) => actor.tab === tab);
  const known = new Set(here.map(({ key }) => key));
  const below = (parent: string | null): ActorBranch[] =>
    here
      .filter((actor) => (known.has(actor.parent ?? '') ? actor.parent : null) === parent)
      .map((actor) => ({ actor, children: below(actor.key) }));
  return below(null);
}
