import type { FlowsActorRef } from '../flows.machine.ts';
import { ActorTree } from './ActorTree.tsx';
import { EventLog } from './EventLog.tsx';
import { flowsMessages } from './flows.messages.ts';
import { LiveChart } from './LiveChart.tsx';

/** The market's actors, one chart of them in full, and what passes between them. */
export function FlowsView({ actorRef }: { actorRef: FlowsActorRef }) {
  return (
    <>
      <header>
        <div className="awning" aria-hidden="true" />
        <h1>{flowsMessages.title}</h1>
        <p>{flowsMessages.lead}</p>
      </header>
      <div className="stall">
        <ActorTree actorRef={actorRef} />
        <LiveChart actorRef={actorRef} />
        <EventLog actorRef={actorRef} />
      </div>
    </>
  );
}
