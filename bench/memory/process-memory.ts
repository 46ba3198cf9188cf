import { readFileSync } from 'node:fs';

const MB = 1_024;

/** What a process holds, in MB: in all, of memory that is no file, and the processes that it has started. */
export interface ProcessMemory {
  resident: number;
  anonymous: number;
  helpers: number;
}

const kilobytes = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);

const statusOf = (pid: number | string) => readFileSync(`/proc/${pid}/status`, 'utf8');

/** Whatever ends while it is looked at holds nothing. */
function residentOf(pid: string): number {
  try {
    return kilobytes(statusOf(pid), 'VmRSS') / MB;
  } catch {
    return 0;
  }
}

/** Reads what Linux says of a process. Throws where there is no /proc, or no such process. */
export function memoryOf(pid: number): ProcessMemory {
  const status = statusOf(pid);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return {
    resident: kilobytes(status, 'VmRSS') / MB,
    anonymous: kilobytes(status, 'RssAnon') / MB,
    helpers: children.reduce((sum, child) => sum + residentOf(child), 0),
  };
}
