import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { DEFAULT_INSTALLATION } from '../../contract/shell/installation.ts';
import type { PrerenderScreen } from '../../contract/shell/rendered-page.ts';
import { isRefusal } from '../http/refusal.ts';
import { addPrerenderRoutes } from './prerender.routes.ts';

/** Prerender routes with the given renderer, on an app whose calls return the token and IP address. */
function pictures(drawPicture: PrerenderScreen) {
  const app = fastify();
  app.setErrorHandler((error, _request, reply) => reply.code(isRefusal(error) ? error.status : 500).send());
  app.get('/api/mine', ({ headers, ip }) => ({ as: headers.authorization, from: ip }));
  app.get('/api/none', (_request, reply) => reply.code(404).send({}));
  app.post('/api/mine', () => ({}));
  addPrerenderRoutes(app, {
    drawPicture,
    renderings: { render: (work) => work() },
    clock: { now: () => 1_000 },
    installation: DEFAULT_INSTALLATION,
  });
  return (url: string, headers: Record<string, string> = { authorization: 'Bearer mine' }) =>
    app.inject({ url, headers, remoteAddress: '203.0.113.7' });
}

const reading: PrerenderScreen = async ({ url, now }, { fetch }) => {
  await fetch('/api/none');
  const { as, from } = (await (await fetch('/api/mine')).json()) as { as: string; from: string };
  return { html: `${url} ${now} ${as} ${from}`, css: '.css-1a{top:0}' };
};

const SAID = '{"as":"Bearer mine","from":"203.0.113.7"}';

describe(addPrerenderRoutes.name, () => {
  test('R2.5 a screen is drawn for whoever asks, as them and from where they are, with what it was drawn from', async () => {
    const answer = await pictures(reading)('/ahead/producer/products?q=miel');
    expect(answer.json()).toEqual({
      html: 'http://market.invalid/producer/products?q=miel 1000 Bearer mine 203.0.113.7',
      css: '.css-1a{top:0}',
      answers: { '/api/mine': SAID },
    });
    expect([answer.headers['cache-control'], answer.headers['vary']]).toEqual([
      'no-store',
      'accept-encoding, authorization',
    ]);
  });

  test('it travels compressed', async () => {
    const headers = { authorization: 'Bearer mine', 'accept-encoding': 'gzip, br' };
    const { rawPayload } = await pictures(reading)('/ahead/producer/dashboard', headers);
    expect(brotliDecompressSync(rawPayload).toString()).toContain('Bearer mine 203.0.113.7');
  });

  test('R2.9 nobody gets one, and where there is nothing to show nothing is sent', async () => {
    const nothing = pictures(async () => null);
    expect((await nothing('/ahead/producer/dashboard', {})).statusCode).toEqual(401);
    const { statusCode, body } = await nothing('/ahead/producer/dashboard');
    expect([statusCode, body]).toEqual([204, '']);
  });

  test('a picture reads and does nothing else', async () => {
    const doing = pictures(async (_, { fetch }) => {
      await fetch('/api/mine', { method: 'POST' });
      return { html: 'done', css: '' };
    });
    expect((await doing('/ahead/producer/dashboard')).statusCode).toEqual(500);
  });
});
