import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeCrashTestMarket } from '../support/api/crash-test-market.ts';
import { askOverHttp } from '../support/http/market-over-http.ts';
import { openSocket, statusesIn } from '../support/http/raw-socket.ts';

const SOCKETS = 500;
const LONGEST = 45_000;

const slowHead = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const slowBody =
  'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"username":"';

test('battery 89 500 clients that send a byte now and then are turned away in time, and others are served meanwhile', async ({
  annotate,
}) => {
  const market = await makeCrashTestMarket('own');
  try {
    const server = await market.start();
    const port = Number(new URL(server.url).port);
    const sockets = Array.from({ length: SOCKETS }, (_, index) =>
      openSocket(port, index % 2 === 0 ? slowHead : slowBody),
    );
    const started = performance.now();
    const all = Promise.all(sockets.map(({ ended }) => ended)).then(() => 'ended' as const);
    let slowest = 0;
    let state: 'ended' | 'open' = 'open';
    while (state === 'open' && performance.now() - started < LONGEST + 10_000) {
      const asked = performance.now();
      expect((await askOverHttp(server.url, 'GET', '/health')).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - asked);
      for (const { socket } of sockets) if (socket.writable) socket.write('a');
      state = await Promise.race([all, pause(2_000, 'open' as const)]);
    }
    const seconds = (performance.now() - started) / 1_000;
    expect({ state, seconds: seconds < LONGEST / 1_000 }).toEqual({ state: 'ended', seconds: true });
    const answers = sockets.flatMap(({ heard }) => statusesIn(heard()));
    const said = `${SOCKETS} ended after ${seconds.toFixed(0)} s, ${answers.length} of them with an answer; health took ${slowest.toFixed(0)} ms at most`;
    await annotate(said);
    expect([...new Set(answers)].filter((status) => status !== 408)).toEqual([]);
  } finally {
    await market.remove();
  }
});
