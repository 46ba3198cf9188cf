import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const GOOGLE_SECRET = 'secret-of-the-market';
export const GOOGLE_SITE_KEY = 'site-key-of-the-market';

/** Behaviour of the fake: like Google, broken, or never answering. */
type Mood = 'well' | 'broken' | 'silent';

/** Token of the fake script for an action, with a score. */
export const googleToken = (action: string, score: number): string =>
  `google.${action}.${score}.${crypto.randomUUID()}`;

const SCRIPT = `window.grecaptcha = {
  ready: (then) => then(),
  execute: async (siteKey, { action }) => ['google', action, 0.9, siteKey, Math.random()].join('.'),
};`;

/** Fake of Google's script and siteverify; a token is valid once and contains its own result. */
export async function startFakeGoogle() {
  const spent = new Set<string>();
  const asked: string[] = [];
  let mood: Mood = 'well';
  const verify = (form: URLSearchParams) => {
    const token = form.get('response') ?? '';
    const [issuer, action, whole = '', tenths = ''] = token.split('.');
    if (form.get('secret') !== GOOGLE_SECRET) return refused('invalid-input-secret');
    if (issuer !== 'google') return refused('invalid-input-response');
    if (spent.has(token)) return refused('timeout-or-duplicate');
    spent.add(token);
    const score = /^\d$/.test(tenths) ? Number(`${whole}.${tenths}`) : Number(whole);
    return { success: true, score, action, challenge_ts: '2026-09-14T10:00:00Z', hostname: 'localhost' };
  };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (mood === 'silent') return;
    if (mood === 'broken') {
      response.writeHead(502).end('<h1>Bad gateway</h1>');
      return;
    }
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const answer = verify(new URLSearchParams(Buffer.concat(parts).toString()));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    feels: (next: Mood) => {
      mood = next;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const refused = (code: string) => ({ success: false, 'error-codes': [code] });
