import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyEmptyDatabase } from '../support/postgres/test-database.ts';
import { type ServerProcess, startProcess } from '../support/http/server-process.ts';

describe('the server as a process', () => {
  let folder = '';
  let started: ServerProcess[] = [];
  const start = async (env: Record<string, string> = {}) => {
    const server = await startProcess({ DATA_DIR: folder, ...env });
    started.push(server);
    return server;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tenderete-process-'));
    started = [];
  });
  afterEach(async () => {
    for (const { child, ended } of started) {
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(folder, { recursive: true });
  });
  const health = async ({ url }: ServerProcess) => (await fetch(`${url}/api/health`)).status;

  test('battery 77 a second process on the folder refuses; what a killed one left is taken over', async () => {
    await copyEmptyDatabase(folder);
    const bare = { DEMO_MARKET: 'off' };
    const first = await start(bare);
    expect(await first.started).toBe('listening');
    const second = await start(bare);
    expect(await second.started).toBe(1);
    expect(second.output()).toContain(
      `Ya hay un servidor en marcha. The folder ${folder} is in use by process ${first.child.pid} since `,
    );
    expect(await health(first)).toBe(200);
    first.child.kill('SIGKILL');
    await first.ended;
    const third = await start(bare);
    expect(await third.started).toBe('listening');
    expect(await health(third)).toBe(200);
  }, 180_000);

  test('battery 76 on SIGTERM it finishes what is under way, lets go of the folder and exits with 0', async () => {
    await copyEmptyDatabase(folder);
    const server = await start();
    await server.started;
    const login = { username: 'consumidora@tenderete.example', password: 'Tenderete-2026!' };
    const calls = Array.from({ length: 8 }, () =>
      fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(login),
      }).then((answer) => answer.status),
    );
    await Promise.race(calls);
    server.child.kill('SIGTERM');
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await server.ended).toBe(0);
    expect(readdirSync(folder)).not.toContain('lock');
  }, 180_000);

  test('battery 75 a kill at any moment of the first start leaves nothing that stops the next one', async () => {
    for (const moment of [400, 1_200]) {
      const server = await start();
      await Promise.race([server.started, pause(moment)]);
      server.child.kill('SIGKILL');
      await server.ended;
    }
    const last = await start();
    expect(await last.started).toBe('listening');
    expect(readdirSync(folder).filter((name) => name.startsWith('db.'))).toEqual([]);
  }, 180_000);

  test('battery 31 a demo market for all the world is refused with a sentence, and the start says whether its mailbox is open', async () => {
    await copyEmptyDatabase(folder);
    const settings = { NODE_ENV: 'production', PUBLIC_URL: 'https://mercado.example' };
    const refused = await start(settings);
    expect(await refused.started).toBe(1);
    expect(refused.output()).toMatch(/^La configuración no es válida\.\nDEMO_MARKET: .* is empty; .*\n$/);
    const here = await start();
    expect(await here.started).toBe('listening');
    const written = /Buzón de los correos, abierto solo en esta máquina: (\S+)/;
    await expect.poll(() => here.output()).toMatch(written);
    const [, address = ''] = written.exec(here.output()) ?? [];
    expect(new URL(address).pathname).toMatch(/^\/__mailbox\/[\w-]{22}$/);
    const mailboxOf = async ({ url }: ServerProcess, path = '/__mailbox') =>
      (await fetch(`${url}${path}`)).status;
    expect(await mailboxOf(here, new URL(address).pathname)).toBe(200);
    // A proxy without forwarding headers, used with a host name of this machine.
    expect(await mailboxOf(here)).toBe(403);
    expect(await mailboxOf(here, `/__mailbox/${'a'.repeat(22)}`)).toBe(403);
    here.child.kill('SIGTERM');
    await here.ended;
    const wanted = await start({ ...settings, DEMO_MARKET: 'on' });
    expect(await wanted.started).toBe('listening');
    await expect.poll(() => wanted.output()).toContain('El buzón de los correos está cerrado');
    expect(wanted.output()).toContain('Aviso: se llega aquí desde otras máquinas');
    expect(await mailboxOf(wanted)).toBe(404);
  }, 180_000);

  test('battery 126 a setting in another spelling ends the start, and one that only resembles a setting is said', async () => {
    const server = await start({ RATE_LIMIT: 'off', RATELIMITS: 'off' });
    expect(await server.started).toBe(1);
    expect(server.output()).toBe(
      'RATE_LIMIT: not a setting of Tenderete\nLa configuración no es válida.\nRATELIMITS: not a setting of Tenderete\n',
    );
  });

  test('battery 126 a wrong setting is named and ends the start with 1', async () => {
    const server = await start({ PORT: 'ochenta' });
    expect(await server.started).toBe(1);
    expect(server.output()).toBe(
      'La configuración no es válida.\nPORT: must be a whole number from 0 to 65535\n',
    );
  });
});
