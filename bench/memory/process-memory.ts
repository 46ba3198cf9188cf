import { readFileSync } from 'node:fs';

const MB = 1_024;

/** Memory of a process in MB: resident set, anonymous part, and child processes. */
export interface ProcessMemory {
  resident: number;
  anonymous: number;
  helpers: number;
}

const kilobytes = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);

const statusOf = (pid: number | string) => readFileSync(`/proc/${pid}/status`, 'utf8');

/** A process that ends during the measurement counts as 0. */
function residentOf(pid: string): number {
  try {
    return kilobytes(statusOf(pid), 'VmRSS') / MB;
  } catch {
    return 0;
  }
}

/** Memory of a process from Linux's /proc. Throws if there is no /proc or no such process. */
export function memoryOf(pid: number): ProcessMemory {
  const status = statusOf(pid);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return {
    resident: kilobytes(status, 'VmRSS') / MB,
    anonymous: kilobytes(status, 'RssAnon') / MB,
    helpers: children.reduce((sum, child) => sum + residentOf(child), 0),
  };
}
