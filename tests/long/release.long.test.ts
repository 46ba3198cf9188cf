import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/http/free-port.ts';
import { canSetUpDebian, type PlainDebian, setUpDebian } from '../support/http/plain-debian.ts';

const root = join(import.meta.dirname, '../..');

/** Names of the packages that only development needs. */
const developmentPackages = (): string[] => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return Object.keys(devDependencies);
};

/** Output of a server until it is open. */
async function saidUntilOpen(server: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of server.stdout ?? []) {
    said += String(chunk);
    if (said.includes('Tenderete está abierto')) return said;
  }
  throw new Error(`It ended before it was open: ${said}`);
}

async function stop(server: ChildProcess): Promise<number | null> {
  server.kill('SIGTERM');
  const [code] = (await once(server, 'exit')) as [number | null];
  return code;
}

describe('a release', () => {
  let home = '';
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'tenderete-release-'));
    const said = execFileSync(process.execPath, ['scripts/release.ts'], { cwd: root, encoding: 'utf8' });
    execFileSync('tar', ['-xzf', said.trim().split('\n').at(-1) ?? '', '-C', home, '--strip-components=1']);
    execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: home, stdio: 'pipe' });
  }, 600_000);
  afterAll(() => rmSync(home, { recursive: true }));

  test('has no development package', () => {
    const { packages } = JSON.parse(readFileSync(join(home, 'node_modules/.package-lock.json'), 'utf8')) as {
      packages: Record<string, unknown>;
    };
    // Some are needed by a package that production has.
    const direct = developmentPackages().filter((name) => `node_modules/${name}` in packages);
    expect(
      direct.filter((name) => ['vite', 'vitest', 'typescript', '@playwright/test'].includes(name)),
    ).toEqual([]);
  });

  test('serves pages and scripts at once, without a build', async () => {
    const port = await freePort();
    const server = spawn(process.execPath, ['bin/tenderete.mjs', 'serve'], {
      cwd: home,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: join(home, 'data'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect(await saidUntilOpen(server)).not.toContain('Building');
    const version = execFileSync(process.execPath, ['bin/tenderete.mjs', 'version'], {
      cwd: home,
      env: { PATH: process.env.PATH, DATA_DIR: join(home, 'data') },
      encoding: 'utf8',
    });
    expect(version).toMatch(/18\.\d/);
    const url = `http://127.0.0.1:${port}`;
    const page = await (await fetch(`${url}/products`, { headers: { accept: 'text/html' } })).text();
    const [script = ''] = /\/assets\/entry-client-[\w-]+\.js/.exec(page) ?? [];
    expect(script).not.toBe('');
    expect((await fetch(url + script)).status).toBe(200);
    expect(await stop(server)).toBe(0);
  });

  describe.runIf(canSetUpDebian)('in a plain Debian', () => {
    let debian: PlainDebian;
    beforeAll(() => {
      debian = setUpDebian({ [home]: '/root/market' });
      chmodSync(debian.pathOf('/root'), 0o700);
    }, 900_000);
    afterAll(() => debian.remove());

    const start = async (directory: string, env: Record<string, string>, user?: string) => {
      const port = await freePort();
      const server = debian.start(['node', 'bin/tenderete.mjs', 'serve'], {
        directory,
        env: { NODE_ENV: 'production', PORT: String(port), ...env },
        ...(user !== undefined && { user }),
      });
      await saidUntilOpen(server);
      return server;
    };
    /** Output of a command of the program. */
    const run = async (
      command: readonly string[],
      directory: string,
      env: Record<string, string>,
      user?: string,
    ) => {
      const asked = debian.start(['node', 'bin/tenderete.mjs', ...command], {
        directory,
        env,
        ...(user !== undefined && { user }),
      });
      return (await asked.stdout?.setEncoding('utf8').toArray())?.join('') ?? '';
    };
    /** Starts the market, adds an admin, starts it again, and expects that admin. */
    async function startTwice(...within: [directory: string, env: Record<string, string>, user?: string]) {
      const first = await start(...within);
      await run(['admin', 'create', 'jefa@ejemplo.es'], ...within);
      expect(await stop(first)).toBe(0);
      const second = await start(...within);
      expect(await run(['admin', 'list'], ...within)).toContain('jefa@ejemplo.es');
      expect(await stop(second)).toBe(0);
    }

    test("root starts it in root's closed home, and again over the same data", async () => {
      await startTwice('/root/market', {});
      const folders = readdirSync(debian.pathOf('/var/lib/tenderete'));
      expect(folders.filter((name) => name.startsWith('market-'))).toHaveLength(1);
    });

    test('an ordinary account starts it, and again over the same data', async () => {
      execFileSync('cp', ['-a', debian.pathOf('/root/market'), debian.pathOf('/opt/market')]);
      const data = debian.pathOf('/var/lib/of-nobody');
      mkdirSync(data);
      chownSync(data, 65_534, 65_534);
      await startTwice('/opt/market', { DATA_DIR: '/var/lib/of-nobody' }, 'nobody:nogroup');
      expect(statSync(join(data, 'postgres')).uid).toBe(65_534);
    });
  });
});
