import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProcess } from '../support/http/server-process.ts';
import { sampleMedian } from '../support/api/sample-statistics.ts';

const ROUNDS = 10;
const AT_ONCE = 10;

test('battery 42 ten logins side by side hold up neither the reading of a product nor the health', async ({
  annotate,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tenderete-logins-'));
  const { url, child, started, ended } = await startProcess({ DATA_DIR: folder });
  expect(await started).toBe('listening');
  const { data } = (await (await fetch(`${url}/api/products?limit=1`)).json()) as {
    data: { products: { id: string }[] };
  };
  const paths = [`/api/products/${data.products[0]?.id}`, '/api/health'];

  const read = async (path: string) => {
    const began = performance.now();
    const { status } = await fetch(`${url}${path}`);
    expect(status).toBe(200);
    return performance.now() - began;
  };
  const readMany = async (isOver: () => boolean) => {
    const times: number[] = [];
    for (let index = 0; !isOver(); index += 1) times.push(await read(paths[index % 2] ?? ''));
    return times;
  };
  const login = () =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: 'consumidora@tenderete.example',
        password: 'Tenderete-2026!',
      }),
    }).then(({ status }) => status);

  await login();
  let count = 0;
  const idle = await readMany(() => (count += 1) > 100);
  const beside: number[] = [];
  const began = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    let isOver = false;
    const logins = Promise.all(Array.from({ length: AT_ONCE }, login)).finally(() => (isOver = true));
    beside.push(...(await readMany(() => isOver)));
    expect(await logins).toEqual(Array.from({ length: AT_ONCE }, () => 200));
  }
  const perLogin = (performance.now() - began) / (ROUNDS * AT_ONCE);
  const sorted = beside.toSorted((a, b) => a - b);
  const late = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  await annotate(
    `${beside.length} reads beside ${ROUNDS * AT_ONCE} logins of ${perLogin.toFixed(0)} ms: median ${sampleMedian(beside).toFixed(1)} ms, of twenty one takes ${late.toFixed(1)} or longer, the slowest ${sorted.at(-1)?.toFixed(0)}; without logins ${sampleMedian(idle).toFixed(1)}`,
  );
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
  expect(sampleMedian(beside)).toBeLessThan(50);
  expect(late).toBeLessThan(200);
});
