import { type FlowChannel, type FlowEvent, type FlowNews, REPORT_REQUEST } from './flow-news.ts';
import { LiveActors } from './live-actors.ts';

/** How many events a tab remembers for whoever comes to look later. */
const REMEMBERED = 100;

interface ReporterOptions {
  channel: FlowChannel;
  /** Tells this tab from others. */
  tab: string;
  address: () => string;
  /** In ms UTC. */
  now: () => number;
}

/**
 * Tells the page of flows what this tab's actors do, as soon as one has asked: until then a tab only remembers its last
 * events. Hand `inspect` to every root actor; `leave` says good-bye.
 */
export function createReporter({ channel, tab, address, now }: ReporterOptions) {
  const recent: FlowEvent[] = [];
  let isWatched = false;
  type Told = FlowNews extends infer News
    ? News extends FlowNews
      ? Omit<News, 'tab' | 'address'>
      : never
    : never;
  const post = (news: Told) => channel.tell({ tab, address: address(), ...news } as FlowNews);
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
