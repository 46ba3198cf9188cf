import { expect, test } from 'vitest';
import { describeApi } from '../support/api/api.ts';

type Refused = { status: { code: string; message: string } };

const refused = (code: string, message: string): Refused => ({ status: { code, message } });
const malformed = refused('MALFORMED_REQUEST', 'Parámetros de solicitud inválidos');
const unsupported = refused(
  'UNSUPPORTED_MEDIA_TYPE',
  'El tipo de contenido no está admitido. Envía JSON en UTF-8.',
);
const invalid = (...errors: { field: string; message: string }[]) => ({
  ...refused('VALIDATION_FAILED', 'Datos inválidos en la solicitud.'),
  errors,
});

describeApi('wire', (api) => {
  const send = async (
    method: string,
    url: string,
    payload?: string | Buffer,
    headers: Record<string, string> = {},
  ) => {
    const answer = await api().app.inject({
      method: method as 'GET',
      url,
      headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body === '' ? '' : answer.json<unknown>(),
    };
  };
  const login = async (payload: string | Buffer, headers?: Record<string, string>) => {
    const { status, body } = await send('POST', '/api/auth/login', payload, headers);
    return { status, body };
  };

  test('R7.13 health answers in the envelope and says nothing else', async () => {
    const { status, headers, body } = await send('GET', '/api/health');
    expect({ status, type: headers['content-type'], cache: headers['cache-control'], body }).toEqual({
      status: 200,
      type: 'application/json; charset=utf-8',
      cache: 'no-store',
      body: {
        status: { code: 'SUCCESS', message: 'Operación realizada correctamente.' },
        data: { status: 'ok' },
      },
    });
  });

  test('battery 122 every answer carries the security headers and its own request id', async () => {
    const policy =
      "default-src 'none'; script-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
      "connect-src 'self'; manifest-src 'self'; worker-src 'self' blob:; frame-src 'none'; base-uri 'none'; " +
      "form-action 'self'; frame-ancestors 'none'; object-src 'none'";
    const ids = new Set<unknown>();
    for (const url of ['/api/health', '/api/nada', '/', '/api/orders', '/api/%ff']) {
      const { headers } = await send('GET', url);
      ids.add(headers['x-request-id']);
      expect({
        policy: headers['content-security-policy'],
        sniff: headers['x-content-type-options'],
        referrer: headers['referrer-policy'],
        permissions: headers['permissions-policy'],
        opener: headers['cross-origin-opener-policy'],
        resource: headers['cross-origin-resource-policy'],
        poweredBy: headers['x-powered-by'],
        transport: headers['strict-transport-security'],
      }).toEqual({
        policy,
        sniff: 'nosniff',
        referrer: 'strict-origin-when-cross-origin',
        permissions: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        opener: 'same-origin',
        resource: 'same-site',
        poweredBy: undefined,
        transport: undefined,
      });
    }
    expect(ids.size).toBe(5);
  });

  test('battery 90 unknown paths are 404, wrong methods 405 with what is allowed, HEAD is GET without body', async () => {
    const notFound = refused('NOT_FOUND', 'No hemos encontrado lo que buscas.');
    const notAllowed = refused('METHOD_NOT_ALLOWED', 'Este método no está permitido aquí.');
    for (const url of [
      '/api/nada',
      '/api/health/',
      '/api//health',
      '/API/health',
      '/api/health;x',
      '/api',
      '/nada',
    ]) {
      const { status, body } = await send('GET', url);
      expect({ url, status, body }).toEqual({ url, status: 404, body: notFound });
    }
    const post = await send('POST', '/api/health', 'esto no es JSON', { 'content-type': 'text/plain' });
    expect([post.status, post.headers.allow, post.body]).toEqual([405, 'GET, HEAD, OPTIONS', notAllowed]);
    const trace = await send('TRACE', '/api/auth/login');
    expect([trace.status, trace.headers.allow, trace.body]).toEqual([405, 'POST, OPTIONS', notAllowed]);
    const spoofed = await send('POST', '/api/health', '{}', { 'x-http-method-override': 'GET' });
    expect(spoofed.status).toBe(405);
    const head = await send('HEAD', '/api/health');
    expect([head.status, head.body]).toEqual([200, '']);
  });

  test('battery 90 OPTIONS tells the methods and, without configured origins, lets no other origin in', async () => {
    const { status, headers } = await send('OPTIONS', '/api/carts/items', undefined, {
      origin: 'https://mala.example',
    });
    expect([status, headers.allow, headers['access-control-allow-origin']]).toEqual([
      204,
      'POST, DELETE, OPTIONS',
      undefined,
    ]);
  });

  test('battery 80, 81 what is no JSON, nests too deep or names a prototype is 400, and fast', async () => {
    const bodies = [
      '',
      '{',
      '{"username":}',
      "{'a':1}",
      '[1,]',
      'undefined',
      'NaN',
      '{"a":1}x',
      '"\u0001"',
      '{"__proto__":{"role":"admin"}}',
      String.raw`{"\u005f_proto__":{"role":"admin"}}`,
      '{"a":{"constructor":{"__proto__":1}}}',
      '['.repeat(100_000),
      `${'['.repeat(33)}${']'.repeat(33)}`,
      Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
      Buffer.from('{"a":1}', 'utf16le'),
    ];
    for (const body of bodies) {
      const answer = await login(body);
      expect({ sent: body.toString().slice(0, 40), ...answer }).toEqual({
        sent: body.toString().slice(0, 40),
        status: 400,
        body: malformed,
      });
    }
    expect(({} as Record<string, unknown>)['role']).toBe(undefined);
    const before = process.cpuUsage();
    await login('['.repeat(1_000_000));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(100);
  });

  test('valid but odd JSON is checked like any other', async () => {
    for (const body of ['null', '1', '"a"', '[]', `${'['.repeat(32)}${']'.repeat(32)}`]) {
      const { status, body: said } = await login(body);
      expect({ body, status, code: (said as Refused).status.code }).toEqual({
        body,
        status: 422,
        code: 'VALIDATION_FAILED',
      });
    }
    expect(await login('{"username":"a@b.es","username":"","password":"x"}')).toEqual({
      status: 422,
      body: invalid({ field: 'username', message: 'El email es requerido' }),
    });
  });

  test('battery 84 NUL and lone surrogates in a text are refused with its field', async () => {
    for (const username of [String.raw`a\u0000@b.es`, String.raw`\ud800@b.es`]) {
      expect(await login(`{"username":"${username}","password":"x"}`)).toEqual({
        status: 422,
        body: invalid({ field: 'username', message: 'El email no es válido' }),
      });
    }
  });

  test('battery 83 only JSON in UTF-8 is read', async () => {
    const body = '{"username":"a@b.es","password":"x"}';
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/jsonx',
    ]) {
      expect({ type, ...(await login(body, { 'content-type': type })) }).toEqual({
        type,
        status: 415,
        body: unsupported,
      });
    }
    expect(await login(body, { 'content-encoding': 'gzip' })).toEqual({ status: 415, body: unsupported });
    expect((await login(body, { 'content-type': 'Application/JSON; charset=UTF-8' })).status).toBe(401);
  });

  test('battery 82 more than 1 MiB is 413', async () => {
    expect(await login(`{"username":"${'a'.repeat(1_048_577)}"}`)).toEqual({
      status: 413,
      body: refused('PAYLOAD_TOO_LARGE', 'La solicitud es demasiado grande.'),
    });
  });

  test('battery 84, 89 malformed escapes are 400, addresses beyond 8 KiB 414', async () => {
    for (const url of [
      '/api/products/%ff',
      '/api/products/%c0%ae',
      '/api/products?q=%ff',
      '/api/products?q=%',
    ]) {
      const { status, body } = await send('GET', url);
      expect({ url, status, body }).toEqual({ url, status: 400, body: malformed });
    }
    const long = await send('GET', `/api/products?q=${'a'.repeat(8_200)}`);
    expect([long.status, long.body]).toEqual([
      414,
      refused('URI_TOO_LONG', 'La dirección es demasiado larga.'),
    ]);
  });

  test('battery 17 of a query name that stands twice the last one counts; brackets are unknown names', async () => {
    const { status, body } = await send('GET', '/api/notifications?limit=1&limit=x&status[]=a');
    expect([status, body]).toEqual([422, invalid({ field: 'limit', message: 'El límite no es válido' })]);
    expect((await send('GET', '/api/notifications?limit=x&limit=1&q[$ne]=1')).status).toBe(200);
  });

  test('a 403 for the role names neither token nor auth, so that it ends no session', async () => {
    const { person, call } = api();
    const { status, body } = await call('listUsers', {}, await person('producer'));
    expect([status, body]).toEqual([
      403,
      refused('FORBIDDEN', 'No tienes permisos para realizar esta acción.'),
    ]);
  });
});

describeApi(
  'wire of a market with other origins',
  (api) => {
    test('battery 90 configured origins may call, others and null may not', async () => {
      const ask = async (origin: string) => {
        const { headers } = await api().app.inject({
          method: 'OPTIONS',
          url: '/api/health',
          headers: { origin },
        });
        return {
          vary: headers.vary,
          origin: headers['access-control-allow-origin'],
          methods: headers['access-control-allow-methods'],
        };
      };
      expect(await ask('https://app.example.com')).toEqual({
        vary: 'Origin',
        origin: 'https://app.example.com',
        methods: 'GET, HEAD, OPTIONS',
      });
      expect(await ask('null')).toEqual({ vary: 'Origin' });
      expect(await ask('https://app.example.com.mala.example')).toEqual({ vary: 'Origin' });
    });

    test('battery 122 under TLS browsers are told to stay there', async () => {
      const { headers } = await api().app.inject('/api/health');
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    });
  },
  { env: { CORS_ORIGINS: 'https://app.example.com', PUBLIC_URL: 'https://tenderete.example.com' } },
);

describeApi(
  'wire of a market with pages',
  (api) => {
    test('battery 90 the pages take no GET below /api', async () => {
      const ask = async (url: string) => {
        const { statusCode, headers } = await api().app.inject(url);
        return [statusCode, headers.allow, headers['content-type']];
      };
      expect(await ask('/carrito')).toEqual([200, undefined, 'text/html']);
      expect(await ask('/api/auth/login')).toEqual([405, 'POST, OPTIONS', 'application/json; charset=utf-8']);
      expect(await ask('/api/nada/de/nada')).toEqual([404, undefined, 'application/json; charset=utf-8']);
    });
  },
  { pages: (app) => void app.get('/*', (_request, reply) => reply.type('text/html').send('<p>')) },
);

describeApi(
  'a row without a verb',
  (api) => {
    test('a call that nobody carries out yet answers NOT_IMPLEMENTED, after it asked who calls', async () => {
      const { person, call } = api();
      const path = { params: { id: '018f0000-0000-7000-8000-000000000000' } };
      const notYet = refused('NOT_IMPLEMENTED', 'Esta función todavía no está disponible.');
      const admin = await call('getUser', path, await person('admin'));
      expect([admin.status, admin.body]).toEqual([501, notYet]);
      expect((await call('getUser', path, await person('producer'))).status).toBe(403);
      expect((await call('getUser', path)).status).toBe(401);
    });
  },
  { verbs: { getUser: undefined } as object },
);
