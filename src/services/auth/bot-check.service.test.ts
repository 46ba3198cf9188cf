import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CallFailure } from '../../../contract/api/failure.ts';
import { botAnswer, TOKEN } from '../../../tests/support/charts/bot-check.ts';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import { createBotCheckService } from './bot-check.service.ts';

const never = new AbortController().signal;
const refusal = (failure: Partial<CallFailure>) => ({
  ok: false as const,
  failure: { code: 'INTERNAL' as const, status: 500, errors: [], ...failure },
});

/** Window with the globals that the provider's script creates. */
function withGrecaptcha(execute: (siteKey: string, options: object) => unknown) {
  vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute });
  return createBotCheckService(fakeCall({}).call);
}

afterEach(() => vi.unstubAllGlobals());

/** Document whose scripts load when the test triggers them. */
function withDocument() {
  const head: ScriptElement[] = [];
  class ScriptElement extends EventTarget {
    src = '';
    type = '';
    remove = () => void head.splice(head.indexOf(this), 1);
  }
  vi.stubGlobal('document', {
    createElement: () => new ScriptElement(),
    head: { append: (script: ScriptElement) => void head.push(script) },
  });
  return head;
}

const google = { address: 'https://captcha.example/api.js?render=k', isModule: false };
const own = { address: '/bot-check.js?render=local', isModule: true };

describe('the script of the bot check', () => {
  test('R7.25 it is fetched from its provider with the site key; our own is a module', async () => {
    const head = withDocument();
    const { loadScript } = createBotCheckService(fakeCall({}).call);
    const loading = [google, own].map((script) => loadScript(script, never));
    expect(head.map(({ src, type }) => [src, type])).toEqual([
      ['https://captcha.example/api.js?render=k', ''],
      ['/bot-check.js?render=local', 'module'],
    ]);
    for (const script of head) script.dispatchEvent(new Event('load'));
    expect(await Promise.all(loading)).toEqual([{ ok: true }, { ok: true }]);
  });

  test('one that is here already is not fetched again', async () => {
    const head = withDocument();
    const { loadScript } = withGrecaptcha(() => TOKEN);
    expect([await loadScript(google, never), head]).toEqual([{ ok: true }, []]);
  });

  test('R8.5 one that does not come is taken away again', async () => {
    const head = withDocument();
    const { loadScript } = createBotCheckService(fakeCall({}).call);
    const loading = loadScript(google, never);
    head[0]?.dispatchEvent(new Event('error'));
    expect([await loading, head]).toEqual([{ ok: false, reason: 'Script load error' }, []]);
  });

  test('R8.3 a module that did not come is fetched again under another address; the path stays', async () => {
    const head = withDocument();
    const { loadScript } = createBotCheckService(fakeCall({}).call);
    const addresses: (string | undefined)[] = [];
    for (const script of [own, own, own]) {
      const loading = loadScript(script, never);
      addresses.push(head[0]?.src);
      head[0]?.dispatchEvent(new Event('error'));
      await loading;
    }
    expect(addresses).toEqual([
      '/bot-check.js?render=local',
      '/bot-check.js?render=local#1',
      '/bot-check.js?render=local#2',
    ]);
  });

  test('R8.5 one that is given up is taken away, too', async () => {
    const head = withDocument();
    const { loadScript } = createBotCheckService(fakeCall({}).call);
    const giveUp = new AbortController();
    const loading = loadScript(google, giveUp.signal);
    giveUp.abort();
    expect([await loading, head]).toEqual([{ ok: false, reason: 'Script load timeout' }, []]);
  });
});

describe(createBotCheckService.name, () => {
  test('R9.6 it is ready only when both of its functions are there', async () => {
    const service = createBotCheckService(fakeCall({}).call);
    const seen = [await service.askReadiness()];
    for (const left of [undefined, { ready: () => {} }, { ready: () => {}, execute: () => {} }]) {
      vi.stubGlobal('grecaptcha', left);
      seen.push(await service.askReadiness());
    }
    expect(seen).toEqual([false, false, false, true]);
  });

  test('R3.17 the provider is asked for an action by the site key', async () => {
    const asked: unknown[] = [];
    const service = withGrecaptcha(async (...request) => {
      asked.push(request);
      return TOKEN;
    });
    expect(await service.execute({ siteKey: 'k', action: 'signup' })).toEqual({ ok: true, token: TOKEN });
    expect(asked).toEqual([['k', { action: 'signup' }]]);
  });

  test.each([
    ['nineteen characters', 'x'.repeat(19)],
    ['no text', 42],
    ['nothing', null],
  ])('R5.25 R8.5 %s are no token', async (_, token) => {
    const service = withGrecaptcha(async () => token);
    expect(await service.execute({ siteKey: 'k', action: 'login' })).toEqual({
      ok: false,
      reason: 'reCAPTCHA token invalid',
    });
  });

  test('R8.4 a provider that breaks says why', async () => {
    const service = withGrecaptcha(() => {
      throw new Error('Invalid site key');
    });
    expect(await service.execute({ siteKey: 'k', action: 'login' })).toEqual({
      ok: false,
      reason: 'Invalid site key',
    });
  });

  test('R7.8 the server is asked what a token is worth', async () => {
    const { call, asked } = fakeCall({ verifyBotCheck: successfulAnswer(botAnswer()) });
    const earned = { token: TOKEN, action: 'login' };
    expect(await createBotCheckService(call).verify(earned, never)).toEqual({
      ok: true,
      answer: botAnswer(),
    });
    expect(asked).toEqual([{ name: 'verifyBotCheck', input: { body: earned } }]);
  });

  test.each([
    [
      'its error',
      successfulAnswer(botAnswer({ success: false, error: 'timeout-or-duplicate' })),
      'timeout-or-duplicate',
    ],
    ['no word', successfulAnswer(botAnswer({ success: false })), 'Validación de reCAPTCHA falló'],
    ['a refusal in words', refusal({ message: 'Demasiados intentos.' }), 'Demasiados intentos.'],
    ['a status alone', refusal({ status: 502 }), 'HTTP error! status: 502'],
    ['no answer at all', refusal({ code: 'TIMEOUT', status: 0 }), 'HTTP error! status: 0'],
  ])('R8.4 a server that does not verify: %s', async (_, result, reason) => {
    const { call } = fakeCall({ verifyBotCheck: result });
    expect(await createBotCheckService(call).verify({ token: TOKEN, action: 'login' }, never)).toEqual({
      ok: false,
      reason,
    });
  });
});
