import type { InspectionEvent } from 'xstate';
import { openLiveChartsChannel } from './live-charts-channel.ts';
import { createReporter } from './live-charts-reporter.ts';

/**
 * Inspection of this page's actors, for development only. It reports to the page of live charts in another tab and,
 * with `?inspect` in the address, to Stately's inspector. Pass the returned function to every root actor.
 */
export async function startInspection(): Promise<(inspected: InspectionEvent) => void> {
  const reporter = createReporter({
    channel: openLiveChartsChannel(),
    tab: crypto.randomUUID(),
    address: () => location.pathname,
    now: () => Date.now(),
  });
  addEventListener('pagehide', () => reporter.leave());
  // Restored from the back/forward cache: the page of live charts has removed this tab.
  addEventListener('pageshow', ({ persisted }) => persisted && reporter.arrive());
  if (!new URLSearchParams(location.search).has('inspect')) return reporter.inspect;
  const { openStatelyWindow } = await import('./stately-window.ts');
  const tellStately = openStatelyWindow();
  return (inspected) => {
    reporter.inspect(inspected);
    tellStately(inspected);
  };
}
