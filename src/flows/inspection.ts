import type { InspectionEvent } from 'xstate';
import { openFlowChannel } from './flow-news.ts';
import { createReporter } from './reporter.ts';

/**
 * Shows the actors of this page: always to the page of flows in another tab, and with `?inspect` in the address to
 * Stately's inspector as well. Hand what it answers to every root actor. For development alone.
 */
export async function startInspection(): Promise<(inspected: InspectionEvent) => void> {
  const reporter = createReporter({
    channel: openFlowChannel(),
    tab: crypto.randomUUID(),
    address: () => location.pathname,
    now: () => Date.now(),
  });
  addEventListener('pagehide', () => reporter.leave());
  // Back from the browser's memory of pages: nobody here knows this tab any more.
  addEventListener('pageshow', ({ persisted }) => persisted && reporter.arrive());
  if (!new URLSearchParams(location.search).has('inspect')) return reporter.inspect;
  const { openStatelyWindow } = await import('./stately-window.ts');
  const tellStately = openStatelyWindow();
  return (inspected) => {
    reporter.inspect(inspected);
    tellStately(inspected);
  };
}
