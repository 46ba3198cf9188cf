import { readdirSync, readFileSync } from 'node:fs';

/** Parent of each process of this machine, by process id. Linux only. */
function parents(): Map<number, number> {
  const found = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      found.set(Number(name), Number(parent));
    } catch {
      // It ended meanwhile.
    }
  }
  return found;
}

/** A process and all that it started, directly or not. */
export function processTree(root: number): number[] {
  const all = [...parents()];
  const tree = [root];
  for (let grown = -1; grown !== tree.length;) {
    grown = tree.length;
    for (const [pid, parent] of all) if (tree.includes(parent) && !tree.includes(pid)) tree.push(pid);
  }
  return tree;
}

/** Kills a process and all that it started at one moment, as a power failure would. */
export function killTree(root: number): void {
  const send = (pid: number, signal: NodeJS.Signals) => {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended meanwhile.
    }
  };
  // Stopped first, so that none sees another end.
  const tree = processTree(root);
  for (const pid of tree) send(pid, 'SIGSTOP');
  for (const pid of tree) send(pid, 'SIGKILL');
}
