import type { FlowActor, FlowEvent, FlowUpdate } from './live-charts-channel.ts';

export interface FlowTab {
  tab: string;
  address: string;
}

export interface TabActor extends FlowActor {
  tab: string;
}

export interface LogEntry extends FlowEvent {
  id: number;
  tab: string;
}

/** Chosen actor. After a reload its name finds the successor. */
export interface WantedActor {
  tab: string;
  key: string;
  name: string;
}

export interface FlowsContext {
  tabs: FlowTab[];
  actors: TabActor[];
  wanted: WantedActor | null;
  /** Oldest first. */
  entries: LogEntry[];
  /** Events received while the log was paused. */
  held: LogEntry[];
  passed: number;
}

export type News<Type extends FlowUpdate['type']> = Extract<FlowUpdate, { type: Type }>;

export type FlowsEvent =
  | FlowUpdate
  | { type: 'actor.chosen'; actor: WantedActor }
  | { type: 'log.paused' }
  | { type: 'log.resumed' }
  | { type: 'log.cleared' }
  | { type: 'scope.narrowed' }
  | { type: 'scope.widened' };
