import type { FlowsActorRef } from '../live-charts.machine.ts';
import { ActorTree } from './ActorTree.tsx';
import { EventLog } from './EventLog.tsx';
import { flowsMessages } from './live-charts.messages.ts';
import { LiveChart } from './LiveChart.tsx';

/** Flows page: the market's actors, the chart of one, and the event log. */
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
