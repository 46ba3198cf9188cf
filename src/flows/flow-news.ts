import type { ChartState } from './drawing/walk.ts';

export const FLOWS_CHANNEL = 'tenderete:flows';

export interface FlowStanding {
  status: 'active' | 'done' | 'error' | 'stopped';
  /** Paths of the states the actor is in, outermost first; empty for what has no chart. */
  active: string[];
}

export interface FlowActor {
  /** Unlike XState's session ids, which begin anew in each system, one of a kind in its tab. */
  key: string;
  parent: string | null;
  name: string;
  /** What it is to XState: a machine, or what a machine runs. */
  chart: ChartState | null;
  standing: FlowStanding;
}

export interface FlowEvent {
  /** In ms UTC. */
  at: number;
  /** Key and name of who sent it; null for the page itself. */
  from: { key: string; name: string } | null;
  to: { key: string; name: string };
  /** As the chart's picture writes it. */
  trigger: string;
  /** What came with it as JSON, without secrets; empty for nothing. */
  detail: string;
}

/** What a tab of the market tells. `address` is the tab's path, without its query. */
export type FlowNews = { tab: string; address: string } & (
  | { type: 'tab.opened' }
  | { type: 'tab.reported'; actors: FlowActor[]; events: FlowEvent[] }
  | { type: 'tab.left' }
  | { type: 'actor.started'; actor: FlowActor }
  | { type: 'actor.moved'; key: string; standing: FlowStanding }
  | { type: 'actor.ended'; key: string; standing: FlowStanding }
  | { type: 'event.passed'; event: FlowEvent }
);

/** What the page of flows asks of every tab. */
export const REPORT_REQUEST = { type: 'report.requested' } as const;

type FlowMessage = FlowNews | typeof REPORT_REQUEST;

/** Where the market's tabs and the page of flows meet; both must be of one origin and one browser. */
export interface FlowChannel {
  tell(message: FlowMessage): void;
  /** Whatever comes, for whoever listens to judge. */
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

export function openFlowChannel(): FlowChannel {
  const channel = new BroadcastChannel(FLOWS_CHANNEL);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel knows no other origin
    tell: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    close: () => channel.close(),
  };
}
