import type { LiveChartsActorRef } from '../live-charts.machine.ts';
import { ActorTree } from './ActorTree.tsx';
import { EventLog } from './EventLog.tsx';
import { liveChartsMessages } from './live-charts.messages.ts';
import { LiveChart } from './LiveChart.tsx';

/** Page of live charts: the market's actors, the chart of one, and the event log. */
export function LiveChartsView({ actorRef }: { actorRef: LiveChartsActorRef }) {
  return (
    <>
      <header>
        <div className="awning" aria-hidden="true" />
        <h1>{liveChartsMessages.title}</h1>
        <p>{liveChartsMessages.lead}</p>
      </header>
      <div className="stall">
        <ActorTree actorRef={actorRef} />
        <LiveChart actorRef={actorRef} />
        <EventLog actorRef={actorRef} />
      </div>
    </>
  );
}
