import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../server/config.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const manual = read('docs/operating.md');

/** Assignments of settings in a text: NAME=value, one each line or several. */
const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/\b([A-Z][A-Z\d_]+)=([^\s"']+)/g)].map(([, name, value]) => [name, value]),
  );

/** Settings of the market itself. */
const pick = ({ DATA_DIR = '', TRUSTED_PROXIES = '' }: Record<string, string>) => ({
  DATA_DIR,
  TRUSTED_PROXIES,
});

const [, environmentFile = ''] = /market\.env <<'END'\n([\s\S]*?)\n *END/.exec(manual) ?? [];

test('the settings of the manual and of the unit start a public market', () => {
  const unit = settingsIn(read('deploy/tenderete.service'));
  const config = readConfig({ ...settingsIn(environmentFile), ...unit });
  expect([config.isProduction, config.isLocal, config.demoMarket, config.dataDir]).toEqual([
    true,
    false,
    'off',
    '/var/lib/tenderete-market',
  ]);
});

test('the settings of the image, with those of the manual, start a public market', () => {
  const image = settingsIn(/^ENV (.*)$/m.exec(read('deploy/Containerfile'))?.[1] ?? '');
  const config = readConfig({ ...settingsIn(environmentFile), ...image, TRUSTED_PROXIES: '1' });
  expect([config.isProduction, config.host, config.port, config.dataDir]).toEqual([
    true,
    '0.0.0.0',
    3000,
    '/data',
  ]);
});

test('the containers read the settings of the manual, with a data folder of their own', () => {
  const compose = read('deploy/compose.yaml');
  expect(/env_file: (\S+)/.exec(compose)?.[1]).toBe('market.env');
  const environment = settingsIn(compose.replaceAll(/^ {6}([A-Z_]+): '?([^\s']+)'?$/gm, '$1=$2'));
  const config = readConfig({ ...settingsIn(environmentFile), ...pick(environment) });
  expect([config.dataDir, config.trustedProxies]).toEqual(['/data', 1]);
});

const SYSTEMD_ANALYZE = '/usr/bin/systemd-analyze';

test.skipIf(!existsSync(SYSTEMD_ANALYZE))('systemd accepts the unit', () => {
  const { status, stderr } = spawnSync(SYSTEMD_ANALYZE, ['verify', join(root, 'deploy/tenderete.service')]);
  expect([status, stderr.toString()]).toEqual([0, '']);
});

test('each command of the manual exists', () => {
  const commands = new Set(
    [...manual.matchAll(/(?:npx tenderete|^ *market) ([a-z-]+)/gm)].map(([, name]) => name),
  );
  expect([...commands].filter((name) => !existsSync(join(root, `server/commands/${name}.ts`)))).toEqual([]);
  expect(commands.size).toBeGreaterThan(3);
});

test('each file that the manual and the image name exists', () => {
  const named = [...manual.matchAll(/\bdeploy\/[\w.-]+/g)].map(([name]) => name);
  const copied = [...read('deploy/Containerfile').matchAll(/^COPY --from=build \/app\/([\w.-]+)/gm)].map(
    ([, name]) => name ?? '',
  );
  // market.env is the operator's own.
  const missing = [...named, ...copied].filter(
    (name) => !existsSync(join(root, name)) && !['deploy/market.env', 'dist'].includes(name),
  );
  expect(missing).toEqual([]);
  expect(copied).toContain('server');
});
