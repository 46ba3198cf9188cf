import type { Changes, Engine } from '../db/engine.ts';
import { ARCHIVE_CAME } from '../services/import/finish/import-states.ts';
import { type ImportTools, leaveAllImports, takeImport } from '../services/import/write/lease.ts';
import { removeArchives } from '../services/import/finish/prune-imports.ts';
import { workOnImport } from '../services/import/write/work-on-import.ts';

const LOOK_EVERY = 5_000;
/** How many archives one server reads at a time. */
const AT_ONCE = 2;

/** Reads archives until none waits, and removes those that are over. What breaks one is thrown, and that one taken up again when its lease is over. */
export async function readArchives(tools: ImportTools, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const held = await takeImport(tools);
    if (held) await workOnImport(tools, held, signal);
    await removeArchives(tools);
    if (!held) return;
  }
}

/**
 * Reads archives as they come, also those of servers that died. It hears of one by `hear`, and looks for itself now and then; `stop`
 * lets go of them between two rows. In an embedded database nobody else can have taken any.
 */
export async function startImports({
  kind,
  ...others
}: Omit<ImportTools, 'commitsLate'> & Pick<Engine, 'kind'>): Promise<{
  hear: (changes: Changes) => void;
  stop: () => Promise<void>;
}> {
  const tools = { ...others, commitsLate: kind === 'postgres' };
  const stopping = new AbortController();
  const working = new Set<Promise<void>>();
  if (kind === 'embedded') await leaveAllImports(tools);
  const work = () => {
    if (stopping.signal.aborted || working.size >= AT_ONCE) return;
    const one = readArchives(tools, stopping.signal)
      .catch((err: unknown) => tools.log.error({ err }, 'An archive could not be read.'))
      .finally(() => working.delete(one));
    working.add(one);
  };
  const timer = setInterval(work, LOOK_EVERY);
  work();
  return {
    hear: (changes) => {
      if (changes === 'everything' || changes.includes(ARCHIVE_CAME)) work();
    },
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await Promise.all(working);
    },
  };
}
