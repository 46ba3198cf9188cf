import { createServer, type IncomingMessage, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLocalRequest, isLocalMarket } from './is-local-request.ts';

const HERE = {
  publicUrl: 'http://localhost:3000',
  publicHost: '',
  trustedProxies: 0,
  host: 'localhost',
  isProduction: true,
};

test.each([
  [{}],
  [{ publicUrl: 'http://127.0.0.1:8080' }],
  [{ publicUrl: 'http://[::1]:3000' }],
  [{ publicHost: 'localhost' }],
  [{ host: '127.0.0.1' }],
  [{ host: '0.0.0.0', isProduction: false }],
])('battery 31 with %o an installation is of its machine alone', (more) => {
  expect(isLocalMarket({ ...HERE, ...more })).toBe(true);
});

test.each([
  [{ publicUrl: 'https://mercado.example' }],
  [{ publicUrl: 'http://192.168.1.10:3000' }],
  [{ publicUrl: 'https://localhost.mercado.example' }],
  [{ publicHost: 'mercado.example' }],
  [{ trustedProxies: 1 }],
  [{ host: '0.0.0.0' }],
  [{ host: '::' }],
])('battery 31 with %o others reach it', (more) => {
  expect(isLocalMarket({ ...HERE, ...more })).toBe(false);
});

let heard: IncomingMessage;
const server = createServer((asked, answer) => {
  heard = asked;
  answer.end();
});
const port = () => (server.address() as AddressInfo).port;
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => void server.close(done)));

const isMadeHereWith = (headers: Record<string, string>) =>
  new Promise<boolean>((resolve, reject) => {
    const asking = request({
      host: '127.0.0.1',
      port: port(),
      headers: { connection: 'keep-alive', ...headers },
    });
    asking.on('response', (answer) => {
      answer.resume();
      resolve(isLocalRequest(heard));
    });
    asking.on('error', reject).end();
  });

test.each(['localhost', 'localhost:3000', 'LOCALHOST:80', '127.0.0.1:3000', '127.0.0.1', '[::1]:3000'])(
  'battery 31 a browser at this machine asks %s',
  async (host) => {
    expect(await isMadeHereWith({ host })).toBe(true);
  },
);

test.each([
  'market.example',
  'attacker.rebind.example',
  'localhost.market.example',
  'miel.localhost',
  'localhost:3000@market.example',
  '127.0.0.1.nip.io',
  '192.168.1.10:3000',
])(
  'battery 31 a page of another name, %s, is not of this machine, wherever that name leads',
  async (host) => {
    expect(await isMadeHereWith({ host })).toBe(false);
  },
);

test.each([
  'Forwarded',
  'Via',
  'X-Real-IP',
  'X-RealIP',
  'X_Real_IP',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Port',
  'X-Forwarded-Server',
  'X_Forwarded_For',
  'X-Forwarded',
  'Forwarded-For',
  'X-Original-Forwarded-For',
  'X-Original-Host',
  'CF-Connecting-IP',
  'CF-Ray',
  'CDN-Loop',
  'True-Client-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'Fastly-Client-IP',
  'Fly-Client-IP',
  'X-Envoy-External-Address',
  'X-Amzn-Trace-Id',
  'X-Azure-ClientIP',
])('battery 31 what was passed on with %s was not asked here', async (name) => {
  expect(await isMadeHereWith({ host: 'localhost', [name]: '127.0.0.1' })).toBe(false);
});

test('battery 31 a forwarder that adds nothing is known by how it speaks', async () => {
  expect(await isMadeHereWith({ host: 'localhost', connection: 'close' })).toBe(false);
  const answered = new Promise<boolean>((resolve) => {
    server.once('request', (asked) => resolve(isLocalRequest(asked)));
  });
  const socket = connect(port(), '127.0.0.1');
  socket.end('GET / HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n');
  expect(await answered).toBe(false);
  socket.destroy();
});
