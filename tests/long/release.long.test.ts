import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/http/free-port.ts';

const root = join(import.meta.dirname, '../..');

/** Names of the packages that only development needs. */
const developmentPackages = (): string[] => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return Object.keys(devDependencies);
};

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
    let said = '';
    for await (const chunk of server.stdout) {
      said += String(chunk);
      if (said.includes('Tenderete está abierto')) break;
    }
    expect(said).not.toContain('Building');
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
    server.kill('SIGTERM');
    const [code] = (await once(server, 'exit')) as [number | null];
    expect(code).toBe(0);
  });
});
