import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresProcess } from './server-process.ts';

/** Pause before another start, in ms. */
const RESTART_AFTER = 1_000;

/**
 * Supervisor: starts PostgreSQL again whenever it ends by itself, as after a lack of memory, so that the market is back
 * with it. Rejects if the first start fails.
 */
export async function superviseServer(
  start: () => Promise<PostgresProcess>,
  report: (line: string) => void,
): Promise<Pick<PostgresProcess, 'url' | 'stop'>> {
  const stopping = new AbortController();
  let running: PostgresProcess | undefined = await start();

  const restart = async (): Promise<void> => {
    report('PostgreSQL has ended and is started again.');
    running = undefined;
    while (!stopping.signal.aborted && running === undefined) {
      await pause(RESTART_AFTER, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      try {
        running = await start();
      } catch (error) {
        report(String(error));
      }
    }
    void watch();
  };
  let restarting: Promise<void> = Promise.resolve();
  const watch = async (): Promise<void> => {
    await running?.ended;
    if (!stopping.signal.aborted) restarting = restart();
  };
  void watch();

  return {
    url: running.url,
    stop: async () => {
      stopping.abort();
      await restarting;
      await running?.stop();
    },
  };
}
