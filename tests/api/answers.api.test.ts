import { validate } from 'superstruct';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { endpoints, type EndpointName } from '../../contract/endpoints.ts';
import type { Verbs } from '../../server/routing/verb.ts';
import { describeApi } from '../support/api/api.ts';
import { EXPECTATIONS } from '../support/api/authorization-expectations.ts';
import { addScene, CALLERS, type Scene } from '../support/api/market-scene.ts';
import { startRawServer, type RawClient } from '../support/http/raw-http.ts';
import {
  injectRequest,
  permittedCaller,
  endpointRequest,
  ENDPOINT_NAMES,
} from '../support/api/endpoint-requests.ts';

const SECRETS = ['argon2', 'passwordhash', 'password_hash', 'token_hash', 'codehash', 'code_hash'];

describeApi('answers', (api) => {
  let scene: Scene;
  let client: RawClient;
  beforeAll(async () => {
    scene = await addScene(api());
    client = await startRawServer(api().app);
  });
  afterAll(() => client.close());

  const reading = (name: EndpointName) =>
    endpoints[name].method === 'GET' &&
    api().built.has(name) &&
    Object.values(EXPECTATIONS[name]).includes('SUCCESS');

  test('battery 7 what is read has the fields that its row names, and no others', async () => {
    const found: unknown[] = [];
    for (const name of ENDPOINT_NAMES.filter(reading)) {
      for (const caller of CALLERS.filter((one) => EXPECTATIONS[name][one] === 'SUCCESS')) {
        const { status, text } = await injectRequest(api(), endpointRequest(name, scene, caller));
        const { answer, envelope }: Endpoint = endpoints[name];
        const said = JSON.parse(text) as { data?: unknown };
        // Coerced like a client does: the calls about users have another word for a role (R3.1).
        const [error] = validate(envelope === 'flat' ? said : said.data, answer, { coerce: true });
        if (status !== 200 || error) found.push({ name, caller, status, why: error?.message });
        if (SECRETS.some((secret) => text.toLowerCase().includes(secret))) found.push({ name, caller, text });
      }
    }
    expect(found).toEqual([]);
  });

  test('battery 90 every answer is JSON that nobody sniffs, and lets no foreign page read it', async () => {
    const found: unknown[] = [];
    for (const name of ENDPOINT_NAMES) {
      for (const caller of ['anonymous', permittedCaller(name)] as const) {
        for (const origin of ['https://mala.example', 'null']) {
          const request = endpointRequest(name, scene, caller);
          if (request.method !== 'GET' && caller !== 'anonymous') continue;
          const { status, headers } = await client.send({
            ...request,
            headers: { ...request.headers, origin },
          });
          const said = {
            type: headers['content-type'],
            sniff: headers['x-content-type-options'],
            origin: headers['access-control-allow-origin'],
            credentials: headers['access-control-allow-credentials'],
            server: headers['server'] ?? headers['x-powered-by'],
          };
          const wanted = { type: 'application/json; charset=utf-8', sniff: 'nosniff' };
          if (JSON.stringify(said) !== JSON.stringify(wanted)) found.push({ name, caller, status, said });
        }
      }
    }
    expect(found).toEqual([]);
  });

  test('battery 122 what one person gets is kept by no cache', async () => {
    const found: unknown[] = [];
    for (const name of ENDPOINT_NAMES.filter(reading)) {
      for (const caller of CALLERS.filter((one) => one !== 'anonymous')) {
        const { headers } = await client.send(endpointRequest(name, scene, caller));
        if (headers['cache-control'] !== 'no-store')
          found.push({ name, caller, cache: headers['cache-control'] });
      }
    }
    expect(found).toEqual([]);
  });
});

const INTERNAL = {
  http: 500,
  status: { code: 'INTERNAL', message: 'Error interno del servidor. Intenta nuevamente.' },
  tells: false,
  logged: 'A request failed.',
};

const bug = async (): Promise<never> => {
  throw new TypeError('a bug at /srv/tenderete/x.ts: select secreto from users');
};

describeApi(
  'bugs',
  (api) => {
    test('battery 91 a bug in any call is told as nothing but an error of ours, under an id that the log knows', async () => {
      const scene = await addScene(api());
      const found: unknown[] = [];
      for (const name of ENDPOINT_NAMES) {
        const { method, path, headers, body } = endpointRequest(name, scene);
        const answer = await api().app.inject({ method, url: path, headers, ...(body && { payload: body }) });
        const id = String(answer.headers['x-request-id']);
        const record = api().log.findLast((line) => line.includes(id)) ?? '{}';
        const { status } = answer.json<{ status: unknown }>();
        const said = {
          http: answer.statusCode,
          status,
          tells: /secreto|srv|TypeError|\.ts/.test(answer.body),
          logged: (JSON.parse(record) as { msg?: string }).msg,
        };
        if (JSON.stringify(said) !== JSON.stringify(INTERNAL)) found.push({ name, said });
      }
      expect(found).toEqual([]);
    });
  },
  { verbs: Object.fromEntries(ENDPOINT_NAMES.map((name) => [name, bug])) as Partial<Verbs> },
);
