import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { addDays } from '../../contract/values/day-range.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { buildApplication } from '../../scripts/build-application.ts';
import type { BenchArguments } from '../bench-arguments.ts';
import { formatSignificant, median, formatRatio, formatTable } from '../format-results.ts';
import type { BenchServer } from '../run-program.ts';
import { openDemoMarket, NO_RATE_LIMITS_ENVIRONMENT } from '../server/bench-market.ts';
import { measureDurations, openBenchClient } from '../server/bench-client.ts';

const STORE = 'la-colmena';
const PAGE = `/tienda/${STORE}`;
const CONNECTIONS = 10;
const TRIES = 20;

const PEOPLE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
/** User agent of a crawler: served normally, but not counted. */
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let address = 0;

/** New IP address, so that each request runs the complete counting. */
const newcomer = () => {
  address += 1;
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
};

/** CPU time of a process so far in ms; Linux counts it in hundredths of a second. */
function worked(pid: number): number {
  const [, , fields = ''] =
    /^(\d+ \(.*\)) (.*)$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').trim()) ?? [];
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

/** CPU time per answer to a new visitor in ms, for a person's or a crawler's user agent. */
async function workPerAnswer(
  { url, pid }: BenchServer,
  path: string,
  userAgent: string,
  seconds: number,
): Promise<number> {
  const before = worked(pid);
  const headers = {
    'user-agent': userAgent,
    referer: url + PAGE,
    accept: 'text/html',
    'accept-encoding': 'br',
  };
  const { requests, non2xx, errors, timeouts } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        path,
        setupRequest: (request) => ({ ...request, headers: { ...headers, 'x-forwarded-for': newcomer() } }),
      },
    ],
  });
  if (non2xx + errors + timeouts > 0) throw new Error(`Requests for ${path} failed.`);
  return (worked(pid) - before) / requests.total;
}

/** Cost of an answer with and without counting; the two alternate, so that other load affects both equally. */
async function compare(server: BenchServer, { seconds, rounds }: BenchArguments): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, path] of [
    ['page of a store', PAGE],
    ['call of a store', `/api/popup-stores/${STORE}`],
  ] as const) {
    const [counted, uncounted]: [number[], number[]] = [[], []];
    await workPerAnswer(server, path, ROBOT, 1);
    for (let round = 0; round < rounds; round += 1) {
      uncounted.push(await workPerAnswer(server, path, ROBOT, seconds));
      counted.push(await workPerAnswer(server, path, PEOPLE, seconds));
    }
    const [people, robots] = [median(counted), median(uncounted)];
    rows.push([
      name,
      `${formatSignificant(people)} ms`,
      `${formatSignificant(robots)} ms`,
      formatRatio(people, robots),
    ]);
  }
  return rows;
}

/** Latency in ms of a store's analytics for the last days. */
async function told(url: string, token: string, days: number): Promise<number> {
  const admin = openBenchClient(url, token);
  const to = new Date().toISOString().slice(0, 10);
  const path = `/api/popup-stores/${STORE}/analytics?from=${addDays(to, 1 - days)}&to=${to}`;
  const times = await measureDurations(TRIES, () => admin.get(path));
  admin.leave();
  return median(times);
}

/** Visit benchmark: cost of counting per answer, and analytics of a year compared with a week. Linux only. */
export async function benchVisits(asked: BenchArguments): Promise<void> {
  if (!(await buildApplication())) throw new Error('The application could not be built.');
  const env = { ...NO_RATE_LIMITS_ENVIRONMENT, TRUSTED_PROXIES: '1' };
  const server = await openDemoMarket('bench/visits/visits-server.ts', env);
  const guest = openBenchClient(server.url);
  try {
    const heads = ['visits', 'counted', 'not counted', 'of it'];
    console.log(
      `Processor's time for an answer\n${formatTable([heads, ...(await compare(server, asked))])}\n`,
    );
    await guest.post(`/bench/two-years/${STORE}`);
    const login = { username: DEMO_ACCOUNTS[2].email, password: DEMO_PASSWORD };
    const { access_token } = (await guest.post('/api/auth/login', login)) as { access_token: string };
    const [week, year] = [await told(server.url, access_token, 7), await told(server.url, access_token, 366)];
    const rows = [
      ['a week, and the one before', `${formatSignificant(week)} ms`, ''],
      ['a year, and the one before', `${formatSignificant(year)} ms`, formatRatio(year, week)],
    ];
    console.log(`A store's figures, median of ${TRIES}\n${formatTable(rows)}\n`);
  } finally {
    guest.leave();
    await server.stop();
  }
}
