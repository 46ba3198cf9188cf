import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBrowserStorage } from '../../../tests/support/browser/browser-storage.ts';
import { createFormMachine } from '../../machines/ui/form.machine.ts';
import { ScreenActors } from '../../screen-actors.ts';
import { createReleaseService } from './release.service.ts';

afterEach(() => vi.unstubAllGlobals());

const memoryStorage = () => createBrowserStorage().openTab().storage;

const machine = createFormMachine<{ subject: string }, { subject: string }, null, never>('form', (value) => ({
  ok: true,
  value,
}));

const input = { forms: { contact: { subject: 'Hola' } }, isCartOpen: true };

/** Market that answers `answer` at the address of its build. */
function marketOf(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer();
  });
  return asked;
}
const running = (build: unknown) => marketOf(() => Response.json({ build }));
const ask = (service: ReturnType<typeof createReleaseService>) =>
  service.askRelease(new AbortController().signal);

describe(createReleaseService, () => {
  test('R8.18 another build is told from the build of the page', async () => {
    const asked = running('B');
    expect(await ask(createReleaseService('A', memoryStorage))).toEqual({ isOther: true, mayReload: true });
    expect(await ask(createReleaseService('B', memoryStorage))).toEqual({ isOther: false, mayReload: false });
    expect(asked).toEqual(['/build.json', '/build.json']);
  });

  test.each<[string, () => Response]>([
    ['an answer that failed', () => Response.json({ build: 'B' }, { status: 503 })],
    ['an answer without a build', () => Response.json({ builds: 'B' })],
    ['an answer with another type', () => Response.json({ build: 7 })],
    ['an answer of null', () => Response.json(null)],
  ])('R8.18 %s is no other build', async (_, answer) => {
    marketOf(answer);
    expect((await ask(createReleaseService('A', memoryStorage))).isOther).toBe(false);
  });

  test('R8.18 a market that does not answer rejects', async () => {
    marketOf(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(ask(createReleaseService('A', memoryStorage))).rejects.toThrow('Failed to fetch');
  });

  test('R8.18 a tab reloads once for each build', async () => {
    running('C');
    const store = memoryStorage();
    const reloads = [];
    for (const build of ['A', 'A', 'B', 'B', 'A'])
      reloads.push((await ask(createReleaseService(build, () => store))).mayReload);
    expect(reloads).toEqual([true, false, true, false, false]);
  });

  test('R8.18 the market’s own build claims no reload', async () => {
    const store = memoryStorage();
    running('A');
    await ask(createReleaseService('A', () => store));
    running('B');
    expect((await ask(createReleaseService('A', () => store))).mayReload).toBe(true);
  });

  test('R8.18 a storage without room for the claim prevents the reload', async () => {
    running('B');
    const full = memoryStorage();
    full.setItem = () => {
      throw new Error('full');
    };
    expect(await ask(createReleaseService('A', () => full))).toEqual({ isOther: true, mayReload: false });
  });

  test('R8.18 without a storage nothing reloads, because nothing would end a loop', async () => {
    running('B');
    const forbidden = createReleaseService('A', () => {
      throw new Error('forbidden');
    });
    forbidden.storeInput(input);
    expect([await ask(forbidden), forbidden.takeInput()]).toEqual([
      { isOther: true, mayReload: false },
      null,
    ]);
  });

  test('R8.18 the input is returned once, and the reload stays claimed', async () => {
    running('B');
    const store = memoryStorage();
    const before = createReleaseService('A', () => store);
    await ask(before);
    before.storeInput(input);
    const after = createReleaseService('A', () => store);
    expect([after.takeInput(), after.takeInput()]).toEqual([input, null]);
    expect((await ask(after)).mayReload).toBe(false);
  });

  test.each([
    'junk',
    'null',
    '[]',
    '7',
    '{"builds":7}',
    '{"input":{"forms":"x"}}',
    '{"builds":[],"input":{"forms":null}}',
    '{"builds":[],"input":{"forms":{"contact":null,"login":7}}}',
  ])('battery 114 stored junk types nothing: %s', (text) => {
    const store = memoryStorage();
    store.setItem('reloads', text);
    const screens = new ScreenActors({ unsaved: createReleaseService('A', () => store).takeInput()?.forms });
    const form = screens.open('contact', machine, { values: { subject: '' } });
    if (form instanceof Promise) throw new Error('The browser never waits');
    expect(form.getSnapshot().context.values).toEqual({ subject: '' });
    screens.closeAll();
  });
});
