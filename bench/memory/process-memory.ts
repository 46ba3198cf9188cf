import { readFileSync } from 'node:fs';
import { processTree } from '../../tests/support/http/kill-tree.ts';

const MB = 1_024;

/** Memory of a server in MB. */
export interface ProcessMemory {
  /** Resident set of its process. */
  resident: number;
  /** Part of it that is no file, such as the heap. */
  anonymous: number;
  /** Resident sets of the processes that it started, except PostgreSQL. */
  helpers: number;
  /** Its own PostgreSQL: all processes together, memory that they share counted once. */
  postgres: number;
}

/** Process names of the market's own PostgreSQL: its servers, and the shell that ends them with the market. */
const POSTGRES = new Set(['postgres', 'sh']);

const kilobytes = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);

const statusOf = (pid: number) => readFileSync(`/proc/${pid}/status`, 'utf8');

/** Memory of a started process. A process that ends during the measurement counts as 0. */
function childMemory(pid: number): Pick<ProcessMemory, 'helpers' | 'postgres'> {
  try {
    const status = statusOf(pid);
    const name = /^Name:\s+(.+)$/m.exec(status)?.[1] ?? '';
    if (!POSTGRES.has(name)) return { helpers: kilobytes(status, 'VmRSS') / MB, postgres: 0 };
    // The proportional set size divides shared memory among the processes that share it.
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return { helpers: 0, postgres: kilobytes(rollup, 'Pss') / MB };
  } catch {
    return { helpers: 0, postgres: 0 };
  }
}

/** Memory of a process and of all that it started, from Linux's /proc. Throws if there is no /proc or no such process. */
export function memoryOf(pid: number): ProcessMemory {
  const status = statusOf(pid);
  const children = processTree(pid)
    .filter((child) => child !== pid)
    .map(childMemory);
  return {
    resident: kilobytes(status, 'VmRSS') / MB,
    anonymous: kilobytes(status, 'RssAnon') / MB,
    helpers: children.reduce((sum, { helpers }) => sum + helpers, 0),
    postgres: children.reduce((sum, { postgres }) => sum + postgres, 0),
  };
}
