import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  prunePublishedAssets,
  publishAssets,
  tryPublishAssets,
} from '../../server/releases/published-assets.ts';
import { describeApi, startApi, type TestApi } from '../support/api/api.ts';
import { statementsDuring } from '../support/postgres/executed-statements.ts';

const DAY = 24 * 60 * 60_000;
const OLD = 'console.log("viejo");';
const NEW = 'console.log("nuevo");';

/** Client build with one script, which has a compressed variant, and a font. */
function buildOf(folder: string, script: string, text: string): string {
  const assets = join(folder, script, 'assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, `${script}.js`), text);
  writeFileSync(join(assets, `${script}.js.br`), brotliCompressSync(text));
  writeFileSync(join(assets, `${script}.woff2`), 'letras');
  writeFileSync(join(assets, `${script}.js.map`), '{}');
  mkdirSync(join(assets, 'back-office'));
  writeFileSync(join(assets, 'back-office', `${script}.js`), text);
  return join(folder, script, '/');
}

describeApi('assets of two releases side by side', (api) => {
  let folder = '';
  let oldFiles = '';
  let oldServer: TestApi;
  let newServer: TestApi;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tenderete-builds-'));
    oldFiles = buildOf(folder, 'entry-Viejo_1', OLD);
    const newFiles = buildOf(folder, 'entry-Nuevo-2', NEW);
    const { blobs, engine } = api();
    for (const files of [oldFiles, newFiles]) await publishAssets(api().context(), join(files, 'assets'));
    oldServer = await startApi(engine, { blobs, clientFiles: oldFiles });
    newServer = await startApi(engine, { blobs, clientFiles: newFiles });
  });
  afterAll(async () => {
    for (const { app } of [oldServer, newServer]) await app.close();
    rmSync(folder, { recursive: true });
  });
  const ask = async ({ app }: TestApi, url: string, encoding = 'gzip, br') =>
    app.inject({ url, headers: { 'accept-encoding': encoding } });

  test.each(['/assets/', '/again/assets/'])('each serves the files of both below %s', async (prefix) => {
    for (const server of [oldServer, newServer])
      for (const [name, text] of [
        ['entry-Viejo_1', OLD],
        ['entry-Nuevo-2', NEW],
      ]) {
        const answer = await ask(server, `${prefix}${name}.js`);
        expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
        expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(text);
        expect(answer.headers['content-type']).toMatch(/^application\/javascript/);
        expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect((await ask(server, `${prefix}${name}.js`, 'identity')).body).toBe(text);
        expect((await ask(server, `${prefix}${name}.woff2`)).body).toBe('letras');
        expect((await ask(server, `${prefix}back-office/${name}.js`)).body).toBe(text);
      }
  });

  test('another name, a source map and a path are not found', async () => {
    for (const name of [
      'entry-Otro.js',
      'entry-Viejo_1.js.map',
      '..%2f..%2fkeys%2fpostgres',
      'back-office/../entry-Otro.js',
      'back-office%2f..%2f..%2fx.js',
      '.%2fentry-Viejo_1.js',
      'x',
      '%00.js',
    ])
      expect([name, (await ask(newServer, `/assets/${name}`)).statusCode]).toEqual([name, 404]);
  });

  test('publishing twice, and twice at once, stores each file once', async () => {
    const before = api().blobs.keys().length;
    const files = buildOf(folder, 'entry-Tres', NEW);
    await Promise.all([1, 2].map(() => publishAssets(api().context(), join(files, 'assets'))));
    await publishAssets(api().context(), join(files, 'assets'));
    expect(api().blobs.keys().length - before).toBe(4);
  });

  test('a storage that is away keeps no process from starting, and the next hour stores the files', async () => {
    const files = join(buildOf(folder, 'entry-Cuatro', NEW), 'assets');
    const tools = api().context();
    const away = { ...tools, blobs: { ...tools.blobs, put: () => Promise.reject(new Error('bucket away')) } };
    await tryPublishAssets(away, files, tools.log);
    expect(api().log.some((line) => line.includes('bucket away'))).toBe(true);
    expect((await ask(newServer, '/assets/entry-Cuatro.js')).statusCode).toBe(404);
    await tryPublishAssets(tools, files, tools.log);
    expect((await ask(newServer, '/assets/entry-Cuatro.js')).statusCode).toBe(200);
  });

  test('names that are asked for at once share few statements', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `entry-Nadie${at}.js`);
    const statements = await statementsDuring(api().db, () =>
      Promise.all(names.map((name) => ask(newServer, `/assets/${name}`))),
    );
    expect(statements.filter((text) => text.includes('published_assets')).length).toBeLessThan(5);
  });

  test('files go 30 days after their last process, and stay with one that runs', async () => {
    const { clock } = api();
    const started = clock.now();
    await publishAssets(api().context(), join(oldFiles, 'assets'));
    clock.set(new Date(started + 30 * DAY - 1).toISOString());
    await prunePublishedAssets(api().context());
    expect((await ask(newServer, '/assets/entry-Viejo_1.js')).statusCode).toBe(200);
    await publishAssets(api().context(), join(folder, 'entry-Nuevo-2', 'assets'));
    clock.set(new Date(started + 30 * DAY).toISOString());
    await prunePublishedAssets(api().context());
    expect((await ask(newServer, '/assets/entry-Viejo_1.js')).statusCode).toBe(404);
    expect((await ask(oldServer, '/assets/entry-Nuevo-2.js')).statusCode).toBe(200);
    expect(
      api()
        .blobs.keys()
        .filter((key) => key.startsWith('assets/')).length,
    ).toBe(4);
  });
});
