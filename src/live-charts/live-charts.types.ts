import type { LiveActor, LiveEvent, LiveUpdate } from './live-charts-channel.ts';

export interface LiveTab {
  tab: string;
  address: string;
}

export interface TabActor extends LiveActor {
  tab: string;
}

export interface LogEntry extends LiveEvent {
  id: number;
  tab: string;
}

/** Chosen actor. After a reload its name finds the successor. */
export interface ChosenActor {
  tab: string;
  key: string;
  name: string;
}

export interface LiveChartsContext {
  tabs: LiveTab[];
  actors: TabActor[];
  wanted: ChosenActor | null;
  /** Oldest first. */
  entries: LogEntry[];
  /** Events received while the log was paused. */
  held: LogEntry[];
  passed: number;
}

export type LiveUpdateOf<Type extends LiveUpdate['type']> = Extract<LiveUpdate, { type: Type }>;

export type LiveChartsEvent =
  | LiveUpdate
  | { type: 'actor.chosen'; actor: ChosenActor }
  | { type: 'log.paused' }
  | { type: 'log.resumed' }
  | { type: 'log.cleared' }
  | { type: 'scope.narrowed' }
  | { type: 'scope.widened' };
