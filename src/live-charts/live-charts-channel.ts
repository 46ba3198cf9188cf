import type { ChartState } from './drawing/chart-structure.ts';

export const LIVE_CHARTS_CHANNEL = 'tenderete:flows';

export interface LiveActorState {
  status: 'active' | 'done' | 'error' | 'stopped';
  /** Paths of the active states, outermost first; empty for an actor without a chart. */
  active: string[];
}

export interface LiveActor {
  /** Unique key within the tab, unlike XState's session ids, which are unique only within a system. */
  key: string;
  parent: string | null;
  name: string;
  /** Structure of the chart; null for an actor that is no state machine. */
  chart: ChartState | null;
  standing: LiveActorState;
}

export interface LiveEvent {
  /** In ms UTC. */
  at: number;
  /** Key and name of the sender; null for the page itself. */
  from: { key: string; name: string } | null;
  to: { key: string; name: string };
  /** Event name as in the picture of the chart. */
  trigger: string;
  /** Event data as JSON without secrets; empty for none. */
  detail: string;
}

/** Message of a tab of the market. `address` is the tab's path, without its query. */
export type LiveUpdate = { tab: string; address: string } & (
  | { type: 'tab.opened' }
  | { type: 'tab.reported'; actors: LiveActor[]; events: LiveEvent[] }
  | { type: 'tab.left' }
  | { type: 'actor.started'; actor: LiveActor }
  | { type: 'actor.moved'; key: string; standing: LiveActorState }
  | { type: 'actor.ended'; key: string; standing: LiveActorState }
  | { type: 'event.passed'; event: LiveEvent }
);

/** Request of the page of live charts to all tabs. */
export const REPORT_REQUEST = { type: 'report.requested' } as const;

type LiveMessage = LiveUpdate | typeof REPORT_REQUEST;

/** Broadcast channel between the market's tabs and the page of live charts; both need the same origin and browser. */
export interface LiveChartsChannel {
  tell(message: LiveMessage): void;
  /** Receives every message unvalidated; the listener must check it. */
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

export function openLiveChartsChannel(): LiveChartsChannel {
  const channel = new BroadcastChannel(LIVE_CHARTS_CHANNEL);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel knows no other origin
    tell: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    close: () => channel.close(),
  };
}
