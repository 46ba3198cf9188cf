import { gzipSync } from 'node:zlib';
import { is } from 'superstruct';
import { beforeAll, expect, test } from 'vitest';
import { REQUEST_LIMITS } from '../../contract/limits.ts';
import type { RequestSchemas } from '../../contract/api/request-schemas.ts';
import { requests } from '../../contract/requests.ts';
import { describeApi } from '../support/api/api.ts';
import { addScene, type Scene } from '../support/api/market-scene.ts';
import { fingerprint } from '../support/postgres/row-fingerprint.ts';
import { injectRequest, endpointRequest, endpointsWithInput } from '../support/api/endpoint-requests.ts';

const rows = endpointsWithInput('body');

const NO_JSON = [
  '{',
  '}',
  '{"a":}',
  '{"a":1,}',
  "{'a':1}",
  '{a:1}',
  '[1,]',
  '{"a":1}{"b":2}',
  '{"a":1}\u0000',
  '{"a":1}//b',
  '{"a":"\t"}',
  String.raw`{"a":"\x41"}`,
  String.raw`{"a":"\u12"}`,
  '{"a":01}',
  '{"a":+1}',
  '{"a":.5}',
  '{"a":0x10}',
  '{"a":Infinity}',
  'undefined',
  'NaN',
  'nul',
  '<a/>',
  'a=1&b=2',
  '"',
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0x7b, 0x22, 0xc0, 0xae, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
];

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const PROTOTYPES = [
  '{"__proto__":{"role":"admin","isAdmin":true}}',
  String.raw`{"\u005f\u005fproto\u005f\u005f":{"role":"admin"}}`,
  '{"a":{"__proto__":{"role":"admin"}}}',
];

describeApi('abusive bodies', (api) => {
  let scene: Scene;
  let before: Record<string, string>;
  beforeAll(async () => {
    scene = await addScene(api());
    before = await fingerprint(api().db);
  });

  /** Rows whose answer was not the expected one; nothing may have been written. */
  const others = async (
    expected: [status: number, code: string],
    bodies: readonly (string | Buffer)[],
    headers: Record<string, string> = {},
  ) => {
    const found: unknown[] = [];
    for (const name of rows) {
      const request = endpointRequest(name, scene);
      for (const body of bodies) {
        const { status, code } = await injectRequest(api(), {
          ...request,
          headers: { ...request.headers, ...headers },
          body,
        });
        if (status !== expected[0] || code !== expected[1])
          found.push({ name, body: body.toString().slice(0, 60), headers, status, code });
      }
    }
    expect(await fingerprint(api().db)).toEqual(before);
    return found;
  };

  test('battery 80 what is no JSON is 400 for every call, and writes nothing', async () => {
    expect(await others([400, 'MALFORMED_REQUEST'], NO_JSON)).toEqual([]);
  });

  test('battery 81 what nests deeper than a body may is 400 for every call', async () => {
    const depths = [REQUEST_LIMITS.maxDepth + 1, 10_000, 100_000];
    const bodies = [...depths.map(nested), '['.repeat(1_000_000)];
    expect(await others([400, 'MALFORMED_REQUEST'], bodies)).toEqual([]);
  });

  test('battery 16 a body that names a prototype is 400 for every call, and no object is changed by it', async () => {
    expect(await others([400, 'MALFORMED_REQUEST'], PROTOTYPES)).toEqual([]);
    expect([({} as Record<string, unknown>)['role'], ({} as Record<string, unknown>)['isAdmin']]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('battery 82 what is longer than 1 MiB is 413 for every call', async () => {
    const long = JSON.stringify({ a: 'a'.repeat(REQUEST_LIMITS.maxBodyBytes) });
    expect(await others([413, 'PAYLOAD_TOO_LARGE'], [long])).toEqual([]);
  });

  test('battery 82 battery 83 what is packed, or no JSON in UTF-8 by its name, is 415 for every call', async () => {
    const { body = '{}' } = endpointRequest('login', scene);
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    const unread: [Record<string, string>, string | Buffer][] = [
      [{ 'content-encoding': 'gzip' }, bomb],
      [{ 'content-encoding': 'br' }, body],
      [{ 'content-encoding': 'gzip, gzip' }, bomb],
      [{ 'content-type': '' }, body],
      [{ 'content-type': 'text/plain' }, body],
      [{ 'content-type': 'text/plain;charset=UTF-8' }, body],
      [{ 'content-type': 'application/x-www-form-urlencoded' }, body],
      [{ 'content-type': 'multipart/form-data; boundary=x' }, body],
      [{ 'content-type': 'application/json; charset=utf-16' }, body],
      [{ 'content-type': 'application/json; charset=latin1' }, body],
      [{ 'content-type': 'application/json-patch+json' }, body],
      [{ 'content-type': 'application/xml' }, body],
      [{ 'content-type': 'json' }, body],
      [{ 'content-type': '*/*' }, body],
    ];
    const found: unknown[] = [];
    for (const [headers, sent] of unread)
      found.push(...(await others([415, 'UNSUPPORTED_MEDIA_TYPE'], [sent], headers)));
    expect(found).toEqual([]);
  });

  test('battery 80 battery 14 what is JSON but no object of the call is refused, never an error of ours', async () => {
    const odd = ['null', 'true', '0', '-1e999', '"a"', '[]', '[[]]', '[{}]'];
    const empty = ['{}', '{"":""}', ' \n{}\t'];
    const found: unknown[] = [];
    for (const name of rows.filter((row) => api().built.has(row))) {
      const { body: shape }: RequestSchemas = requests[name];
      const needsNone = shape !== undefined && is(undefined, shape);
      for (const body of needsNone ? odd : [...odd, ...empty]) {
        const { status, code } = await injectRequest(api(), { ...endpointRequest(name, scene), body });
        if (![400, 422, 429].includes(status)) found.push({ name, body, status, code });
      }
    }
    expect(found).toEqual([]);
    expect(await fingerprint(api().db)).toEqual(before);
  });
});
