import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_INSTALLATION, type Installation } from '../../contract/shell/installation.ts';
import type { RenderedPage, RenderRequest } from '../../contract/shell/rendered-page.ts';
import type { Changes } from '../db/engine.ts';
import { buildIdOf } from './client-build.ts';
import { registerPages } from './pages.plugin.ts';

const STORE = '0198b5b2-0000-7000-8000-00000000000a';

const rendered = (more: Partial<RenderedPage>): RenderedPage => ({
  status: 200,
  door: 'market',
  isWhole: true,
  html: '<h1>Plaza</h1>',
  head: '<title>Plaza</title>',
  styles: '<style data-emotion="css 1a 2b">.css-1a{color:red}.css-2b{top:0}</style>',
  sheets: ['.css-1a{color:red}.css-2b{top:0}'],
  state: `{"id":"${STORE}"}`,
  routeIds: [],
  ...more,
});

/** Pages plugin over a fake renderer that records the requested URLs. */
async function pagesWith(
  more: Partial<RenderedPage> = {},
  server: { trustProxy?: boolean } = {},
  installation: Partial<Installation> = {},
  observe: (request: RenderRequest) => void = () => {},
) {
  const asked: string[] = [];
  let change: (changes: Changes) => void = () => {};
  const app = fastify(server);
  await registerPages(app, {
    render: async (request) => {
      observe(request);
      asked.push(request.url);
      return rendered({ ...more, html: `<h1>Plaza ${asked.length}</h1>` });
    },
    drawPicture: async () => null,
    builds: {
      market: { id: 'b1', chunksFor: () => ({ first: ['/assets/market.js', '/assets/entry.js'], rest: [] }) },
      backOffice: {
        id: 'b2',
        chunksFor: () => ({ first: ['/assets/back-office/entry.js'], rest: ['/assets/back-office/day.js'] }),
      },
    },
    call: async () => ({ ok: false, failure: { code: 'INTERNAL', status: 501, errors: [] } }),
    watch: { ofPage: (_href, call) => ({ call, sights: [] }), pageSent: () => {} },
    clock: { now: () => 1_000 },
    installation: { ...DEFAULT_INSTALLATION, ...installation },
    onChange: async (listener) => {
      change = listener;
      return async () => {};
    },
    hasLimits: true,
  });
  return { app, asked, change: (changes: Changes) => change(changes) };
}

describe(registerPages.name, () => {
  test('a page is rendered once for all who ask, whoever they are', async () => {
    const { app, asked } = await pagesWith();
    const first = await app.inject({
      url: '/products?q=miel&utm_source=x',
      headers: { authorization: 'Bearer a' },
    });
    const second = await app.inject({ url: '/products?q=miel', headers: { cookie: 'other=1' } });
    expect([first.body, asked]).toEqual([second.body, ['http://market.invalid/products?q=miel']]);
  });

  test.each([
    ['failed', { status: 503, isWhole: false }],
    ['has not come whole', { status: 200, isWhole: false }],
  ])('a page of which something %s is rendered anew for the next who asks', async (_, more) => {
    const { app, asked } = await pagesWith(more);
    await app.inject('/');
    const next = await app.inject('/');
    expect([asked.length, next.statusCode, next.body.includes('Plaza 2')]).toEqual([2, more.status, true]);
  });

  test('battery 78 a page that failed says when to ask again', async () => {
    const { app } = await pagesWith({ status: 503, isWhole: false });
    expect((await app.inject('/')).headers['retry-after']).toBe('10');
  });

  test('R2.18 a page is that of its Host, whatever else names one', async () => {
    const { app, asked } = await pagesWith({}, { trustProxy: true }, { publicHost: 'market.example' });
    const headers = { host: 'market.example', 'x-forwarded-host': 'la-colmena.market.example' };
    await app.inject({ url: '/', headers });
    await app.inject({ url: '/', headers: { host: 'la-colmena.market.example' } });
    expect(asked).toEqual(['http://market.example/', 'http://la-colmena.market.example/']);
  });

  test('a change of what it mentions renders it anew, any other does not', async () => {
    const { app, asked, change } = await pagesWith();
    await app.inject('/');
    change(['0198b5b2-0000-7000-8000-00000000000b']);
    await app.inject('/');
    expect(asked.length).toEqual(1);
    change([STORE]);
    await vi.waitFor(async () => expect((await app.inject('/')).body).toContain('Plaza 2'));
    expect(asked.length).toEqual(2);
  });

  test('R8.18 the build of the market is answered, as the pages carry it, and never cached', async () => {
    const builds: string[] = [];
    const { app } = await pagesWith({}, {}, {}, ({ build }) => void builds.push(build));
    await app.inject('/');
    const answer = await app.inject('/build.json');
    expect(answer.json()).toEqual({ build: builds[0] });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(buildIdOf({ market: { id: 'b1' }, backOffice: { id: 'b2' } })).toBe(builds[0]);
    expect(buildIdOf({ market: { id: 'b1' }, backOffice: { id: 'b3' } })).not.toBe(builds[0]);
    expect(buildIdOf({ market: { id: 'b4' }, backOffice: { id: 'b2' } })).not.toBe(builds[0]);
  });

  test('a theme chosen by hand is worn from the first byte; another value is not', async () => {
    const { app } = await pagesWith();
    const rootOf = async (cookie: string) =>
      /<html[^>]*>/.exec((await app.inject({ url: '/', headers: { cookie } })).body)?.[0];
    expect([
      await rootOf('a=1; theme=dark'),
      await rootOf('theme=light'),
      await rootOf('theme="><script>'),
      await rootOf(''),
    ]).toEqual([
      '<html lang="es" data-theme="dark">',
      '<html lang="es" data-theme="light">',
      '<html lang="es">',
      '<html lang="es">',
    ]);
  });

  test('it travels compressed, with a tag by which a second visit costs nothing', async () => {
    const { app } = await pagesWith();
    const page = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain('<h1>Plaza 1</h1>');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(page.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('R2.2 an unknown screen answers 404 with its page; what is no screen at all is not rendered', async () => {
    const { app, asked } = await pagesWith({ status: 404 });
    expect((await app.inject('/nada')).statusCode).toEqual(404);
    const others = await Promise.all(['/api/nada', '/assets/x.js', '/.env'].map((url) => app.inject(url)));
    expect([others.map(({ statusCode }) => statusCode), asked.length]).toEqual([[404, 404, 404], 1]);
  });

  test('a redirect of the router is one of HTTP', async () => {
    const { app } = await pagesWith({ status: 307, location: '/maintenance' });
    const answer = await app.inject('/');
    expect([answer.statusCode, answer.headers.location]).toEqual([307, '/maintenance']);
  });

  test('a login that the browser sends before the page is alive leads back to its screen', async () => {
    const { app } = await pagesWith();
    const answer = await app.inject({
      method: 'POST',
      url: '/login?origin=%2Forders',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=ana%40example.com&password=secreto',
    });
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([
      303,
      '/login?origin=%2Forders',
      '',
    ]);
  });

  test('no script stands in the page but files of ours', async () => {
    const { app } = await pagesWith();
    const { body } = await app.inject('/');
    expect(body.match(/<script[^>]*>/g)).toEqual([
      '<script async src="/boot.js?b1">',
      '<script type="application/json" id="page-state">',
    ]);
  });

  test('all code sets out with the page, behind what is seen first and in the order in which it starts', async () => {
    const { app } = await pagesWith();
    const { body, headers } = await app.inject('/');
    expect(headers).not.toHaveProperty('link');
    expect(body.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" href="/assets/market.js" fetchpriority="low">',
      '<link rel="modulepreload" href="/assets/entry.js" fetchpriority="low">',
    ]);
  });

  test('a page of the back office names that code and none of the market', async () => {
    const { app } = await pagesWith({ door: 'backOffice' });
    const { body } = await app.inject('/producer/dashboard');
    expect(body.match(/"[^"]*\.js[^"]*"/g)).toEqual([
      '"/assets/back-office/entry.js"',
      '"/assets/back-office/day.js"',
      '"/boot.js?b2"',
    ]);
    expect(body).not.toContain('media=');
    expect(body).toContain('<script async src="/boot.js?b2" fetchpriority="high"></script>');
  });

  test('one that starts in the browser says first who is admitted, and what they ask', async () => {
    const calls = { always: ['/api/auth/user-info'], unsearched: ['/api/a?b=1&c=2', '/api/d'] };
    const { app } = await pagesWith({
      door: 'backOffice',
      ahead: { roles: ['producer', 'admin'], calls, isPictured: true },
    });
    const { body, headers } = await app.inject('/producer/dashboard');
    expect(headers['link']).toEqual('</prefetch.js?b2>; rel=preload; as=script; fetchpriority=high');
    expect(body.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" href="/assets/back-office/entry.js" fetchpriority="low">',
      '<link rel="modulepreload" href="/assets/back-office/day.js" media="not all" fetchpriority="low">',
    ]);
    expect(body.match(/<script async src="\/prefetch[^]*?<\/script>/)?.[0]).toEqual(
      '<script async src="/prefetch.js?b2" fetchpriority="high" data-roles="producer admin" ' +
        'data-always="/api/auth/user-info" data-unsearched="/api/a?b=1&amp;c=2 /api/d" data-pictured></script>',
    );
  });

  test('which styles a page brings is read off its rules', async () => {
    const { app } = await pagesWith();
    const { body } = await app.inject('/');
    expect(body.match(/<style[^]*<\/style>/)?.[0]).toEqual(
      '<style data-emotion="css">.css-1a{color:red}.css-2b{top:0}</style>',
    );
  });

  test('battery 122 a page’s policy admits the texts of its own styles, compressed and unchanged as well', async () => {
    const { app } = await pagesWith({ sheets: ['a{top:0}', 'b{left:0}'] });
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', "default-src 'none'");
    });
    const policyOf = async (headers: Record<string, string>) => {
      const answer = await app.inject({ url: '/', headers });
      return [answer.statusCode, answer.headers['content-security-policy']];
    };
    // Hashes from `printf '%s' … | openssl dgst -sha256 -binary | base64`; the first is that of an empty text.
    const policy =
      "default-src 'none'; style-src-elem 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' " +
      "'sha256-+ZMTmgbxs1dT8R7WsQbCwgLtHCcr1JIhDJDy4jp+cTU=' 'sha256-FsBysZYUFTqimJh2ORCFmtsUzOWTLTue3Qm5XRpZjP8='; style-src-attr 'unsafe-inline'";
    const { headers } = await app.inject('/');
    expect(await policyOf({})).toEqual([200, policy]);
    expect(await policyOf({ 'accept-encoding': 'br' })).toEqual([200, policy]);
    expect(await policyOf({ 'if-none-match': String(headers.etag) })).toEqual([304, policy]);
  });

  test('in development a page has no policy, so none of its own', async () => {
    const { app } = await pagesWith();
    expect((await app.inject('/')).headers['content-security-policy']).toEqual(undefined);
  });

  test.each([
    ['text/html,application/xhtml+xml,*/*;q=0.8', 200],
    ['image/avif,image/webp,*/*;q=0.8', 404],
    [undefined, 404],
  ])('R2.2 an address with a dot in it is a page to whoever takes pages: %s', async (accept, status) => {
    const { app } = await pagesWith();
    const answer = await app.inject({ url: '/algo.com', headers: accept ? { accept } : {} });
    expect(answer.statusCode).toEqual(status);
  });
});
