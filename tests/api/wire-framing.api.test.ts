import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeApi } from '../support/api/api.ts';
import { startRawServer, type RawClient } from '../support/http/raw-http.ts';
import { openSocket, statusesIn } from '../support/http/raw-socket.ts';

const LOGIN = '{"username":"nadie@example.com","password":"x"}';

const head = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
const json = 'Content-Type: application/json';
const post = (...headers: string[]) => head('POST', '/api/auth/login', json, ...headers);
const get = (path: string, ...headers: string[]) => head('GET', path, ...headers);

/**
 * Ambiguous requests (request smuggling) that two servers in a row may parse differently; each is refused and its connection
 * closed.
 */
const SMUGGLED: Record<string, string> = {
  'length and chunks': `${post('Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
  'chunks and length': `${post('Transfer-Encoding: chunked', 'Content-Length: 5')}0\r\n\r\n`,
  'two lengths': `${post('Content-Length: 5', 'Content-Length: 6')}12345`,
  'a list of lengths': `${post('Content-Length: 5, 5')}12345`,
  'a signed length': `${post('Content-Length: +5')}12345`,
  'a negative length': post('Content-Length: -1'),
  'a length in hex': `${post('Content-Length: 0x5')}12345`,
  'chunked twice': `${post('Transfer-Encoding: chunked', 'Transfer-Encoding: identity')}0\r\n\r\n`,
  'another coding': `${post('Transfer-Encoding: chunked, gzip')}0\r\n\r\n`,
  'chunked, hidden': `${post('Transfer-Encoding: xchunked')}0\r\n\r\n`,
  'chunked after a tab': `${post('Transfer-Encoding:\tchunked', 'Content-Length: 3')}0\r\n\r\n`,
  'a space before the colon': `${post('Content-Length : 5')}12345`,
  'a folded header': `${post('X: a\r\n b', 'Transfer-Encoding:\r\n chunked')}0\r\n\r\n`,
  'line feeds alone': 'POST /api/auth/login HTTP/1.1\nHost: x\nContent-Length: 5\n\n12345',
  'a carriage return alone': head('GET', '/api/health', 'X: a\rb'),
  'a chunk size that overflows': `${post('Transfer-Encoding: chunked')}ffffffffffffffffff\r\n`,
  'a chunk size of words': `${post('Transfer-Encoding: chunked')}xyz\r\n`,
  'a chunk without its end': `${post('Transfer-Encoding: chunked')}2\r\n{}}}\r\n0\r\n\r\n`,
  'NUL in a header': head('GET', '/api/health', 'X: a\0b'),
  'two hosts': head('GET', '/api/health', 'Host: otro.example'),
  'two hosts of a page': head('GET', '/', 'host: localhost'),
  'no host': 'GET /api/health HTTP/1.1\r\n\r\n',
  'a space in the address': 'GET /api/hea lth HTTP/1.1\r\nHost: x\r\n\r\n',
  'another version': 'GET /api/health HTTP/9.9\r\nHost: x\r\n\r\n',
  'HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  TLS: '\u0016\u0003\u0001\u0002\u0000\u0001',
  'an unknown method': 'OBTENER /api/health HTTP/1.1\r\nHost: x\r\n\r\n',
};

describeApi('framing', (api) => {
  let client: RawClient;
  beforeAll(async () => {
    client = await startRawServer(api().app);
  });
  afterAll(() => client.close());

  const say = (bytes: string) => openSocket(client.port, bytes);

  test('battery 89 a request that can be read in two ways is refused, and its connection ended', async () => {
    const answers: Record<string, number[]> = {};
    for (const [name, bytes] of Object.entries(SMUGGLED)) {
      const { ended, socket } = say(bytes);
      answers[name] = statusesIn(await ended);
      socket.destroy();
    }
    expect(answers).toEqual(Object.fromEntries(Object.keys(SMUGGLED).map((name) => [name, [400]])));
  });

  test('battery 89 what is no HTTP is refused and cut off, oversized headers are 431', async () => {
    const firstLine = async (bytes: string) => (await say(bytes).ended).split('\r\n', 1)[0];
    const unread = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\n';
    expect(await firstLine('hola\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
    expect(await firstLine(`${unread}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)).toBe(
      'HTTP/1.1 400 Bad Request',
    );
    expect(
      await firstLine(`${unread}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n`),
    ).toBe('HTTP/1.1 400 Bad Request');
    expect(await firstLine(`GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(65_536)}\r\n\r\n`)).toBe(
      'HTTP/1.1 431 Request Header Fields Too Large',
    );
  });

  test('battery 82 more than 1 MiB by its own word is refused before it is read', async () => {
    const { until, socket } = say(post('Content-Length: 2147483648'));
    expect(statusesIn(await until(/PAYLOAD_TOO_LARGE/))).toEqual([413]);
    socket.destroy();
  });

  test('battery 82 what is longer than it says ends the connection', async () => {
    const { ended } = say(`${post(`Content-Length: ${LOGIN.length}`)}${LOGIN}${LOGIN}`);
    expect(statusesIn(await ended).at(-1)).toBe(400);
  });

  test('battery 82 what ends before it should is nobody’s request', async () => {
    const { socket, ended } = say(`${post(`Content-Length: ${LOGIN.length + 50}`)}${LOGIN}`);
    socket.end();
    expect(statusesIn(await ended)).toEqual([400]);
    expect((await client.send({ path: '/api/health' })).status).toBe(200);
  });

  test('battery 82 what is broken off is nobody’s failure, and no error in the log', async () => {
    const before = api().log.length;
    const { socket } = say(`${post('Content-Length: 500')}${LOGIN}`);
    await new Promise((done) => setTimeout(done, 100));
    socket.destroy();
    await expect.poll(() => api().log.slice(before).join('\n')).toContain('Whoever asked has gone.');
    expect(
      api()
        .log.slice(before)
        .filter((line) => line.includes('A request failed.')),
    ).toEqual([]);
  });

  test('battery 82 a body in chunks is read like any other', async () => {
    const chunks = LOGIN.split('')
      .map((char) => `1\r\n${char}\r\n`)
      .join('');
    const { until, socket } = say(`${post('Transfer-Encoding: chunked')}${chunks}0\r\n\r\n`);
    expect(statusesIn(await until(/INVALID_CREDENTIALS/))).toEqual([401]);
    socket.destroy();
  });

  test('battery 82 a chunked body without end is cut at the limit', async () => {
    const sending = request({
      port: client.port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
    });
    sending.on('error', () => {});
    const chunk = Buffer.alloc(65_536, 'a');
    const more = () => {
      while (!sending.destroyed && sending.write(chunk));
      if (!sending.destroyed) sending.once('drain', more);
    };
    more();
    const [answer] = (await once(sending, 'response')) as [{ statusCode: number }];
    sending.destroy();
    expect(answer.statusCode).toBe(413);
  });

  test('battery 89 requests sent without waiting are answered in their order', async () => {
    const { until, socket } = say(
      get('/api/health') +
        get('/api/nada') +
        get('/api/orders') +
        head('DELETE', '/api/health') +
        get('/api/health'),
    );
    expect(statusesIn(await until(/(HTTP\/1\.1[^]*){5}/))).toEqual([200, 404, 401, 405, 200]);
    socket.destroy();
  });

  test('battery 89 headers and addresses of any size are refused in words, and others are served', async () => {
    const sizes = [
      say(get('/api/health', `X: ${'a'.repeat(65_536)}`)),
      say(
        get('/api/health', ...Array.from({ length: 3_000 }, (_, index) => `X-${index}: a`.padEnd(20, 'b'))),
      ),
      say(get(`/api/${'a'.repeat(40_000)}`)),
    ];
    expect((await Promise.all(sizes.map(({ ended }) => ended))).map(statusesIn)).toEqual([
      [431],
      [431],
      [431],
    ]);
    expect((await client.send({ path: `/api/products?q=${'a'.repeat(8_200)}` })).status).toBe(414);
    expect((await client.send({ path: `/api/products/${'a'.repeat(4_000)}` })).status).toBe(414);
    expect((await client.send({ path: '/api/health' })).status).toBe(200);
  });

  test('battery 50 battery 126 headers that only a proxy may set count for nothing', async () => {
    const { status, headers, text } = await client.send({
      path: '/api/health',
      headers: {
        host: 'mala.example',
        'x-forwarded-host': 'mala.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': "1.2.3.4, ' or 1=1",
        forwarded: 'for=1.2.3.4;host=mala.example',
      },
    });
    expect([status, headers.location, text.includes('mala')]).toEqual([200, undefined, false]);
  });
});
