import {
  type LiveChartsChannel,
  type LiveEvent,
  type LiveUpdate,
  REPORT_REQUEST,
} from './live-charts-channel.ts';
import { LiveActors } from './live-actors.ts';

/** Number of past events that a tab stores for a page of live charts opened later. */
const REMEMBERED = 100;

interface ReporterOptions {
  channel: LiveChartsChannel;
  /** Id of this tab. */
  tab: string;
  address: () => string;
  /** In ms UTC. */
  now: () => number;
}

/**
 * Reporter of this tab's actors to the page of live charts. It sends nothing until a page of live charts requests it, and
 * stores only the last events. Pass `inspect` to every root actor; call `leave` when the page closes.
 */
export function createReporter({ channel, tab, address, now }: ReporterOptions) {
  const recent: LiveEvent[] = [];
  let isWatched = false;
  type Told = LiveUpdate extends infer News
    ? News extends LiveUpdate
      ? Omit<News, 'tab' | 'address'>
      : never
    : never;
  const post = (news: Told) => channel.tell({ tab, address: address(), ...news } as LiveUpdate);
  const actors = new LiveActors((change) => {
    if (change.type === 'event.passed') {
      recent.push(change.event);
      if (recent.length > REMEMBERED) recent.shift();
    }
    if (isWatched) post(change);
  }, now);
  channel.listen((message) => {
    if ((message as { type?: unknown } | null)?.type !== REPORT_REQUEST.type) return;
    isWatched = true;
    post({ type: 'tab.reported', actors: actors.report(), events: recent });
  });
  post({ type: 'tab.opened' });
  return {
    inspect: actors.inspect,
    arrive: () => post({ type: 'tab.opened' }),
    leave: () => post({ type: 'tab.left' }),
  };
}
