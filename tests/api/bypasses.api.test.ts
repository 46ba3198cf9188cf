import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { endpoints, type EndpointName } from '../../contract/endpoints.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import { EXPECTATIONS } from '../support/api/authorization-expectations.ts';
import { addScene, type SignedInCaller, CALLERS, type Scene } from '../support/api/market-scene.ts';
import { startRawServer, type RawAnswer, type RawClient, type RawRequest } from '../support/http/raw-http.ts';
import { fingerprint } from '../support/postgres/row-fingerprint.ts';
import { endpointRequest, ENDPOINT_NAMES } from '../support/api/endpoint-requests.ts';

const guarded = ENDPOINT_NAMES.filter((name) => EXPECTATIONS[name].anonymous === 'UNAUTHENTICATED');

/** Anonymous, and the first role without access to the row. */
const outsiders = (name: EndpointName): SignedInCaller[] => [
  'anonymous',
  ...CALLERS.filter((caller) => EXPECTATIONS[name][caller] === 'FORBIDDEN').slice(0, 1),
];

/** Alternative spellings of a URL that a lenient router accepts and a strict guard misses. */
const disguises = (url: string): string[] => {
  const [path = '', query] = url.split('?');
  const rest = path.slice('/api/'.length);
  const [head = '', ...tail] = rest.split('/');
  const others = [
    `${path}/`,
    `${path}//`,
    `//api/${rest}`,
    `/api//${rest}`,
    `/api/./${rest}`,
    `/api/health/../${rest}`,
    `/api/health/%2e%2e/${rest}`,
    `/api/health/..%2f${rest}`,
    `/api%2f${rest}`,
    `/api\\${rest}`,
    `${path};x`,
    `/api/${head};x=1/${tail.join('/')}`,
    `${path}%00`,
    `${path}%20`,
    `${path}.json`,
    `/API/${rest}`,
    `/api/${rest.toUpperCase()}`,
    `/api/%${head.charCodeAt(0).toString(16)}${head.slice(1)}${tail.length > 0 ? `/${tail.join('/')}` : ''}`,
    `http://localhost${path}`,
  ];
  return others.map((other) => (query === undefined ? other : `${other}?${query}`));
};

/** Unknown path or method, or a public row that takes the last segment for an id and rejects it. */
const REFUSED = [400, 404, 405, 422];

const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override'];
const REWRITES = ['x-original-url', 'x-rewrite-url', 'x-forwarded-uri'];

describeApi('ways round the gate', (api) => {
  let client: RawClient;
  let scene: Scene;
  beforeAll(async () => {
    client = await startRawServer(api().app);
    scene = await addScene(api());
  });
  afterAll(() => client.close());

  const as = (person: ApiUser) => ({ authorization: `Bearer ${person.token}` });

  const requestOf = (name: EndpointName, caller: SignedInCaller) => endpointRequest(name, scene, caller);
  const send = (request: RawRequest) => client.send(request);
  const bodyOf = ({ status, text }: RawAnswer) => ({ status, text });

  test('battery 2 however an address is written, nobody gets past who may not', async () => {
    const before = await fingerprint(api().db);
    const passed: unknown[] = [];
    for (const name of guarded) {
      for (const caller of outsiders(name)) {
        const request = requestOf(name, caller);
        const plain = await send(request);
        const answers = await Promise.all(
          disguises(request.path).map(async (path) => ({ path, ...(await send({ ...request, path })) })),
        );
        for (const { path, status } of answers)
          if (status !== plain.status && !REFUSED.includes(status))
            passed.push({ name, caller, path, status });
      }
    }
    expect(passed).toEqual([]);
    expect(await fingerprint(api().db)).toEqual(before);
  });

  test('battery 2 headers that name another method or address change nothing', async () => {
    const before = await fingerprint(api().db);
    const differing: unknown[] = [];
    for (const name of guarded) {
      for (const caller of outsiders(name)) {
        const { method, path, headers, body } = requestOf(name, caller);
        const health = { path: '/api/health', headers: { ...headers, host: 'x' } };
        const plainHealth = await send(health);
        for (const header of REWRITES) {
          const answer = await send({ ...health, headers: { ...health.headers, [header]: path } });
          if (answer.text !== plainHealth.text) differing.push({ name, caller, header });
        }
        for (const other of ['GET', 'POST'].filter((one) => one !== method)) {
          const plain = await send({ method: other, path, headers, ...(body && { body }) });
          for (const header of OVERRIDES) {
            const answer = await send({
              method: other,
              path: `${path}${path.includes('?') ? '&' : '?'}_method=${method}`,
              headers: { ...headers, [header]: method },
              ...(body && { body }),
            });
            if (answer.status !== plain.status) differing.push({ name, caller, header, other });
          }
        }
      }
    }
    expect(differing).toEqual([]);
    expect(await fingerprint(api().db)).toEqual(before);
  });

  test('battery 2 battery 90 HEAD decides as GET does, OPTIONS tells no more than the methods, TRACE is nobody’s', async () => {
    const wrong: unknown[] = [];
    for (const name of guarded) {
      for (const caller of [...outsiders(name), 'admin' as const]) {
        const { method, path, headers } = requestOf(name, caller);
        const asked = { path, headers };
        const options = await send({ ...asked, method: 'OPTIONS' });
        const trace = await send({ ...asked, method: 'TRACE' });
        if (options.status !== 204 || options.text !== '' || !String(options.headers.allow).includes(method))
          wrong.push({ name, caller, options });
        if (trace.status !== 405) wrong.push({ name, caller, trace });
        if (method !== 'GET') continue;
        const [get, head] = [await send(asked), await send({ ...asked, method: 'HEAD' })];
        if (head.status !== get.status || head.text !== '') wrong.push({ name, caller, head });
      }
    }
    expect(wrong).toEqual([]);
  });

  test('battery 90 every path answers other methods with 405 and the ones it has', async () => {
    const paths = new Map<string, Set<string>>();
    for (const name of ENDPOINT_NAMES) {
      const { path }: Endpoint = endpoints[name];
      paths.set(path, (paths.get(path) ?? new Set<string>()).add(endpoints[name].method));
    }
    const wrong: unknown[] = [];
    for (const [path, methods] of paths) {
      const name = ENDPOINT_NAMES.find((one) => endpoints[one].path === path)!;
      const { path: url } = requestOf(name, 'anonymous');
      const allowed = methods.has('GET') ? [...methods, 'HEAD'] : [...methods];
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !methods.has(one))) {
        const { status, headers } = await send({ method, path: url });
        const said = String(headers.allow).split(', ').toSorted().join();
        if (status !== 405 || said !== [...allowed, 'OPTIONS'].toSorted().join())
          wrong.push({ method, url, status, said });
      }
    }
    expect(wrong).toEqual([]);
  });

  test('battery 30 a token in the address, in a cookie or under another name is no token', async () => {
    const { token } = scene.people.admin;
    const wrong: unknown[] = [];
    for (const name of guarded) {
      const { path, headers, ...request } = requestOf(name, 'anonymous');
      const tries: RawRequest[] = [
        {
          ...request,
          path: `${path}${path.includes('?') ? '&' : '?'}access_token=${token}`,
          headers,
        },
        {
          ...request,
          path,
          headers: { ...headers, cookie: `access_token=${token}; authorization=${token}` },
        },
        { ...request, path, headers: { ...headers, 'x-access-token': token } },
        { ...request, path, headers: { ...headers, authorization: token } },
        { ...request, path, headers: { ...headers, authorization: `Basic ${token}` } },
        {
          ...request,
          path,
          headers: { ...headers, authorization: `Bearer ${scene.people.admin.refreshToken}` },
        },
      ];
      for (const one of tries) {
        const { status } = await send(one);
        if (status !== 401) wrong.push({ name, status });
      }
    }
    expect(wrong).toEqual([]);
  });

  test('battery 3 battery 13 of two ids the one in the address counts, and what a body says of others counts for nothing', async () => {
    const two = await addScene(api());
    const { people, order, strangerOrder, cartItemId, strangerCartItemId } = two;
    const asConsumer = { 'content-type': 'application/json', ...as(people.consumer) };
    const smuggled = {
      id: strangerCartItemId,
      itemId: strangerCartItemId,
      cartId: strangerCartItemId,
      userId: people.stranger.id,
      orderId: strangerOrder.id,
      price: 0.01,
      priceCents: 1,
      role: 'admin',
    };
    const send2 = (method: string, path: string, body: object) =>
      send({ method, path: `/api${path}`, headers: asConsumer, body: JSON.stringify(body) });
    const theirs = async () => {
      const cart = await api().call('getCart', {}, people.stranger);
      const orders = await api().call('listOrders', {}, people.stranger);
      return [cart.body, orders.body];
    };
    const before = await theirs();
    const answers = [
      await send2('PUT', `/carts/items/${cartItemId}`, { ...smuggled, quantity: 3 }),
      await send2('POST', '/carts/items', { ...smuggled, productId: two.product.id, quantity: 1 }),
      await send2('PUT', `/carts/items/${strangerCartItemId}`, { ...smuggled, id: cartItemId, quantity: 3 }),
      await send2('DELETE', `/carts/items/${strangerCartItemId}`, { itemId: cartItemId }),
      await send2('DELETE', `/orders/${strangerOrder.id}`, { id: order.id }),
      await send2('DELETE', `/orders/${order.id}?id=${strangerOrder.id}`, { id: strangerOrder.id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 404, 404, 404, 200]);
    expect(await theirs()).toEqual(before);
    const cart = (await api().call('getCart', {}, people.consumer)).body.data.cart;
    expect(cart.items.map(({ quantity, price }: Record<string, number>) => [quantity, price])).toEqual([
      [3, 5],
      [1, 5],
    ]);
    const foreign = await api().call(
      'listOrders',
      { query: { userId: people.stranger.id } as never },
      people.consumer,
    );
    expect(foreign.body.data.orders.map(({ id }: { id: string }) => id)).toEqual([order.id]);
    expect(
      bodyOf(
        await send({
          path: `/api/orders/${strangerOrder.id}?userId=${people.stranger.id}`,
          headers: as(people.consumer),
        }),
      ).status,
    ).toBe(404);
  });
});
