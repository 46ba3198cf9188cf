import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const succeeds = (program: string, args: string[]): boolean => {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** True if this machine can set up a Debian: root, with `debootstrap` and mounts of its own. */
export const canSetUpDebian =
  process.getuid?.() === 0 &&
  succeeds('debootstrap', ['--version']) &&
  succeeds('unshare', ['--mount', 'true']);

/** A minimal Debian in a folder, and processes in it. */
export interface PlainDebian {
  /** Path outside of a path inside. */
  pathOf: (inside: string) => string;
  /** Runs a program in it, with mounts of its own, as the given user. Its process is the program's. */
  start: (command: readonly string[], options: DebianProcess) => ChildProcess;
  remove: () => void;
}

/** `directory` is the working directory inside; `user` is an account of the Debian, by default root. */
export interface DebianProcess {
  directory: string;
  env: Record<string, string>;
  user?: string;
}

/**
 * Minimal Debian (`debootstrap --variant=minbase`) with this Node and the given folders (path outside → path inside),
 * like a container without an image: no PostgreSQL, no account of it, no compiler.
 */
export function setUpDebian(folders: Record<string, string>): PlainDebian {
  const place = mkdtempSync(join(tmpdir(), 'tenderete-debian-'));
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', place], { stdio: 'pipe', timeout: 600_000 });
  // The folder is the root of the system, which every account must reach.
  chmodSync(place, 0o755);
  const pathOf = (inside: string) => join(place, inside);
  cpSync(process.execPath, pathOf('/usr/local/bin/node'));
  for (const [outside, inside] of Object.entries(folders))
    cpSync(outside, pathOf(inside), { recursive: true, verbatimSymlinks: true });
  // Container engines and the installer of a Debian write this file.
  writeFileSync(pathOf('/etc/hosts'), '127.0.0.1 localhost\n');
  mkdirSync(pathOf('/dev/shm'), { recursive: true });
  return {
    pathOf,
    start: (command, { directory, env, user = 'root' }) => {
      const script = [
        'mount -t proc proc "$0/proc"',
        'mount --bind /dev "$0/dev"',
        'exec chroot --userspec="$1" "$0" /bin/sh -c \'cd "$0" && exec "$@"\' "${@:2}"',
      ].join(' && ');
      return spawn('unshare', ['--mount', 'bash', '-c', script, place, user, directory, ...command], {
        env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    },
    remove: () => rmSync(place, { recursive: true }),
  };
}
