import { execFileSync } from 'node:child_process';

/** User and group of this machine. */
export interface SystemAccount {
  uid: number;
  gid: number;
}

/** Unprivileged account for PostgreSQL, which refuses to run as root; undefined if this process is not root's. */
export function postgresAccount(): SystemAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: number('-u'), gid: number('-g') };
    } catch {
      continue;
    }
  }
  return { uid: 65_534, gid: 65_534 };
}

/** True if a program runs without an error, as the given account. */
export function canRunProgram(program: string, args: string[], account: SystemAccount | undefined): boolean {
  try {
    execFileSync(program, args, { ...account, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** True if the account can reach the folder, which root's closed home would prevent. */
export const canEnter = (folder: string, account: SystemAccount | undefined): boolean =>
  account === undefined || canRunProgram('/bin/sh', ['-c', 'cd -- "$0"', folder], account);
