import { useSelector } from '@xstate/react';
import { innermostPaths } from '../state-paths.ts';
import type { LiveChartsActorRef } from '../live-charts.machine.ts';
import { type ActorBranch, shownActor, actorTreeOf } from '../live-charts.selectors.ts';
import { liveChartsMessages, actorStateText } from './live-charts.messages.ts';

interface BranchProps {
  branch: ActorBranch;
  actorRef: LiveChartsActorRef;
}

const standsAt = ({ standing }: ActorBranch['actor']) =>
  standing.status === 'active'
    ? innermostPaths(standing.active).join(' · ')
    : actorStateText[standing.status];

/** Actor in the tree: a button if it has a chart, else only its name. */
function Branch({ branch: { actor, children }, actorRef }: BranchProps) {
  const shown = useSelector(actorRef, ({ context }) => shownActor(context));
  const isShown = shown?.tab === actor.tab && shown.key === actor.key;
  const choose = () => actorRef.send({ type: 'actor.chosen', actor });
  return (
    <li>
      {actor.chart ? (
        <button type="button" className="actor" aria-pressed={isShown} onClick={choose}>
          <span className="name">{actor.name}</span> <span className="place">{standsAt(actor)}</span>
        </button>
      ) : (
        <span className="errand">{actor.name}</span>
      )}
      {children.length > 0 && <Branches branches={children} actorRef={actorRef} />}
    </li>
  );
}

const Branches = ({
  branches,
  actorRef,
}: {
  branches: readonly ActorBranch[];
  actorRef: LiveChartsActorRef;
}) => (
  <ul>
    {branches.map((branch) => (
      <Branch key={branch.actor.key} branch={branch} actorRef={actorRef} />
    ))}
  </ul>
);

/** Tree of the running actors of all tabs. */
export function ActorTree({ actorRef }: { actorRef: LiveChartsActorRef }) {
  const { tabs, actors } = useSelector(actorRef, ({ context }) => context);
  return (
    <nav className="actors" aria-labelledby="actors">
      <h2 id="actors">{liveChartsMessages.actors}</h2>
      {tabs.map(({ tab, address }, index) => (
        <section key={tab} aria-label={liveChartsMessages.tab(index + 1)}>
          <h3>
            <span>{`${liveChartsMessages.tab(index + 1)} `}</span>
            <span className="address">{address}</span>
          </h3>
          <Branches branches={actorTreeOf(actors, tab)} actorRef={actorRef} />
        </section>
      ))}
    </nav>
  );
}
