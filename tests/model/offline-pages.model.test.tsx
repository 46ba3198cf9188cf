import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type EventObject, SimulatedClock } from 'xstate';
import { childOf } from '../../src/machines/shell/app.machine.ts';
import { offlinePagesMachine } from '../../src/machines/offline/offline-pages.machine.ts';
import { sessionMachine } from '../../src/machines/auth/session.machine.ts';
import { createConnectionService } from '../../src/services/shell/connection.service.ts';
import { wireConnection } from '../../src/wiring/shell/page-app.wiring.ts';
import { wireOfflinePages } from '../../src/wiring/offline/offline-pages.wiring.ts';
import { appAt } from '../support/charts/app-actor.ts';
import { deferred } from '../support/charts/deferred.ts';
import { walkChart } from '../support/charts/walk-chart.ts';

const SETTLED = { type: 'xstate.after.settleTime.seenPages.watching.settling' } as const;

const made: { stop(): void }[] = [];
afterEach(() => {
  for (const one of made.splice(0)) one.stop();
  document.body.innerHTML = '';
});

/** Market page with a connection that can be cut; records the requests to its service worker. */
function openPage({ isInCharge = true } = {}) {
  const line = createConnectionService(new EventTarget(), () => true);
  let registered = deferred<boolean>();
  const asked: string[] = [];
  const clock = new SimulatedClock();
  const app = appAt('/', {
    connection: wireConnection({ ...line, askHealth: () => new Promise<boolean>(() => undefined) }),
    session: sessionMachine,
  }).start();
  childOf(app, 'connection').send({ type: 'page.hydrated' });
  const logic = wireOfflinePages(app, {
    registerWorker: () => (registered = deferred<boolean>()).promise,
    isInCharge: () => isInCharge,
    keepPage: async () => void asked.push('keep'),
    forgetPages: async () => void asked.push('forget'),
    dropNotice: () => void asked.push('drop'),
    goTo: (href) => void asked.push(`go to ${new URL(href).pathname}`),
  });
  const actorRef = createActor(logic, { clock }).start();
  made.push(actorRef, app);
  const show = (path: string) =>
    app.send({ type: 'address.changed', href: `https://tenderete.example${path}` });
  return { actorRef, app, asked, clock, line, show, answer: () => registered };
}

let shown = 0;

/** Last user who signed in. */
const memberAfter = (past: readonly EventObject[]) => {
  const last = past.findLast(({ type }) => type === 'member.changed');
  return last && 'userId' in last ? last.userId : null;
};

/** Expected requests to the service worker in a step. */
function workOf({ type }: EventObject, past: readonly EventObject[]): string[] {
  const memberId = memberAfter(past.slice(0, -1));
  if (type === SETTLED.type) return ['keep'];
  if (type === 'page.shown') return ['drop'];
  return memberId !== null && memberId !== memberAfter(past) ? ['forget'] : [];
}

const isAsked = (asked: string[], expected: string[]) => expect(asked).toEqual(expected);

walkChart({
  name: 'what is kept of pages that are seen',
  proves: 'R2.25',
  machine: offlinePagesMachine.provide({
    actions: { keepPage: () => {}, forgetPages: () => {}, dropNotice: () => {} },
  }),
  input: undefined,
  events: [
    { type: 'xstate.done.actor.registerWorker', output: true },
    { type: 'xstate.done.actor.registerWorker', output: false },
    { type: 'xstate.error.actor.registerWorker', error: 'broken' },
    SETTLED,
    { type: 'page.shown' },
    { type: 'member.changed', userId: 'ana' },
    { type: 'member.changed', userId: null },
  ],
  look: ({ context: { memberId } }) => memberId,
  mount: () => {
    const page = openPage();
    return {
      ...page,
      drivers: {
        'xstate.done.actor.registerWorker': ({ output }) => page.answer().resolve(output),
        'xstate.error.actor.registerWorker': ({ error }) => page.answer().reject(error),
        [SETTLED.type]: () => page.clock.increment(2_000),
        'page.shown': () => page.show(`/products/${(shown += 1)}`),
        'member.changed': (event) => page.actorRef.send(event),
      },
    };
  },
  oracles: {
    registering: () => {},
    without: () => {},
    'watching.settling': () => {},
    'watching.kept': () => {},
  },
  checkStep: ({ event, past }, { asked }) => isAsked(asked.splice(0), workOf(event, past)),
});

describe('links while the line is down', () => {
  /** Follows a link of a page and returns its effect. */
  async function press(path: string, { isDown = true, isInCharge = true } = {}) {
    const page = openPage({ isInCharge });
    page.answer().resolve(true);
    await Promise.resolve();
    await Promise.resolve();
    expect(page.actorRef.getSnapshot().value).toEqual({ watching: 'settling' });
    if (isDown) page.line.reportContact(false);
    document.body.innerHTML = `<a href="${path}">x</a>`;
    let heard = 0;
    document.body.addEventListener(
      'click',
      (event) => {
        heard += 1;
        event.preventDefault();
      },
      { once: true },
    );
    document.querySelector('a')?.click();
    return [page.asked, heard];
  }

  test('R2.25 one to a page that may be kept is followed by the browser', async () => {
    expect(await press('/products/7')).toEqual([['go to /products/7'], 0]);
  });

  test.each<[string, string, { isDown?: boolean; isInCharge?: boolean }]>([
    ['with a line', '/products/7', { isDown: false }],
    ['where no worker answers', '/products/7', { isInCharge: false }],
    ['to what is never kept', '/cart', {}],
    ['to a search', '/products?q=miel', {}],
  ])('R2.25 %s it is the page’s own', async (_, path, situation) => {
    expect(await press(path, situation)).toEqual([[], 1]);
  });
});
