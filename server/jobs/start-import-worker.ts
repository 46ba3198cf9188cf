import type { Changes, Engine } from '../db/engine.ts';
import { ARCHIVE_ARRIVED } from '../services/import/finish/archive-arrived.ts';
import { type ImportTools, releaseAllLeases, leaseNextImport } from '../services/import/write/lease.ts';
import { removeEndedArchives } from '../services/import/finish/prune-imports.ts';
import { processImport } from '../services/import/write/process-import.ts';

const LOOK_EVERY = 5_000;
/** Maximum parallel imports per server. */
const AT_ONCE = 2;

/**
 * Processes imports until none waits, and deletes the ZIPs of finished ones. An error is thrown; its import is retried
 * after the lease expires.
 */
export async function processWaitingImports(tools: ImportTools, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const held = await leaseNextImport(tools);
    if (held) await processImport(tools, held, signal);
    await removeEndedArchives(tools);
    if (!held) return;
  }
}

/**
 * Import worker, which also takes over imports of crashed servers. `hear` notifies it of changes, and it polls
 * regularly. `stop` releases imports between two rows. With its own PostgreSQL, all leases are released at the start,
 * because there is no other server.
 */
export async function startImportWorker({ isOwn, ...tools }: ImportTools & Pick<Engine, 'isOwn'>): Promise<{
  hear: (changes: Changes) => void;
  stop: () => Promise<void>;
}> {
  const stopping = new AbortController();
  const working = new Set<Promise<void>>();
  if (isOwn) await releaseAllLeases(tools);
  const work = () => {
    if (stopping.signal.aborted || working.size >= AT_ONCE) return;
    const one = processWaitingImports(tools, stopping.signal)
      .catch((err: unknown) => tools.log.error({ err }, 'An archive could not be read.'))
      .finally(() => working.delete(one));
    working.add(one);
  };
  const timer = setInterval(work, LOOK_EVERY);
  work();
  return {
    hear: (changes) => {
      if (changes === 'everything' || changes.includes(ARCHIVE_ARRIVED)) work();
    },
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await Promise.all(working);
    },
  };
}
