import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { EventObject } from 'xstate';
import { VERSION_SKEW } from '../../contract/limits.ts';
import { type ReleaseAnswer, versionSkewMachine } from '../../src/machines/hydration/version-skew.machine.ts';
import { childOf } from '../../src/machines/shell/app.machine.ts';
import { importChunk, onImportFailure } from '../../src/services/shell/import-chunk.ts';
import type { UnsavedPageState } from '../../src/services/shell/release.service.ts';
import { registerVersionSkew } from '../../src/wiring/hydration/version-skew.wiring.ts';
import { CodeUnavailable } from '../../src/wiring/shell/code-unavailable.tsx';
import { appAt } from '../support/charts/app-actor.ts';
import { deferred } from '../support/charts/deferred.ts';
import { walkChart } from '../support/charts/walk-chart.ts';
import { visitMarket } from '../support/views/market-visit.tsx';

const LIMIT = { type: 'xstate.after.reloadLimit.versionSkew.reloading' } as const;

afterEach(() => {
  cleanup();
  onImportFailure(async (error) => {
    throw error;
  });
});

const outside = () => {
  const done: string[] = [];
  const stored: UnsavedPageState[] = [];
  let answer = deferred<ReleaseAnswer>();
  return {
    done,
    stored,
    answer: () => answer,
    services: {
      askRelease: () => {
        done.push('ask');
        return (answer = deferred<ReleaseAnswer>()).promise;
      },
      storeInput: (input: UnsavedPageState) => {
        done.push('store');
        stored.push(input);
      },
      reloadPage: () => void done.push('reload'),
      screens: { unsavedForms: () => ({ contact: { subject: 'Hola' } }) },
    },
  };
};

/** Page whose imports fail; records which of them were rejected. */
function openPage() {
  const { done, stored, answer, services } = outside();
  const app = appAt('/').start();
  registerVersionSkew(app, services);
  app.send({ type: 'drawer.opened' });
  const imports = { failed: 0, rejected: 0 };
  const failImport = () => {
    imports.failed += 1;
    importChunk(() => Promise.reject(new TypeError('gone'))).catch(() => (imports.rejected += 1));
  };
  const skip = () =>
    (app.clock as unknown as { increment(ms: number): void }).increment(VERSION_SKEW.reloadLimit);
  return { app, actorRef: childOf(app, 'versionSkew'), done, stored, answer, imports, failImport, skip };
}

type Page = ReturnType<typeof openPage>;

const countOf = (past: readonly EventObject[], type: string) =>
  past.filter((event) => event.type === type).length;
const arePending = (_: unknown, { imports }: Page) => expect(imports).toEqual({ failed: 1, rejected: 0 });
const areRejected = async (past: readonly EventObject[], { imports }: Page) => {
  const failed = countOf(past, 'import.failed');
  await expect.poll(() => imports).toEqual({ failed, rejected: failed });
};

/** Expects the effects of a transition: the question, or the stored input and the reload. */
const isDone = ({ done, stored }: Page, to: string | null) => {
  const expected = to === 'asking' ? ['ask'] : to === 'reloading' ? ['store', 'reload'] : [];
  expect(done.splice(0)).toEqual(expected);
  expect(stored.splice(0)).toEqual(
    to === 'reloading' ? [{ forms: { contact: { subject: 'Hola' } }, isCartOpen: true }] : [],
  );
};

walkChart({
  name: 'a page of a former release',
  proves: 'R8.18',
  machine: versionSkewMachine.provide({ actions: { storeInput: () => {}, reloadPage: () => {} } }),
  input: undefined,
  events: [
    { type: 'import.failed' },
    { type: 'reload.requested' },
    { type: 'xstate.done.actor.askRelease', output: { isOther: true, mayReload: true } },
    { type: 'xstate.done.actor.askRelease', output: { isOther: true, mayReload: false } },
    { type: 'xstate.done.actor.askRelease', output: { isOther: false, mayReload: true } },
    { type: 'xstate.error.actor.askRelease', error: 'broken' },
    LIMIT,
  ],
  mount: () => {
    const page = openPage();
    return {
      ...page,
      drivers: {
        'import.failed': page.failImport,
        'reload.requested': (event) => page.actorRef.send(event),
        'xstate.done.actor.askRelease': ({ output }) => page.answer().resolve(output),
        'xstate.error.actor.askRelease': ({ error }) => page.answer().reject(error),
        [LIMIT.type]: page.skip,
      },
    };
  },
  oracles: {
    current: (past, page) => areRejected(past, page),
    asking: (past, page) => {
      if (countOf(past, 'import.failed') === 1) arePending(past, page);
    },
    reloading: (past, page) => {
      if (countOf(past, 'reload.requested') === 0) arePending(past, page);
    },
    outdated: (past, page) => areRejected(past, page),
  },
  checkStep: ({ to, from }, page) => isDone(page, from === to ? null : to),
});

/** Page that could not be reloaded although the market runs another build. */
async function outdatedApp(app: ReturnType<typeof appAt>) {
  const { answer, services, done } = outside();
  registerVersionSkew(app, services);
  const failed = importChunk(() => Promise.reject(new TypeError('gone'))).catch(() => 'rejected');
  await expect.poll(() => done).toEqual(['ask']);
  answer().resolve({ isOther: true, mayReload: false });
  expect(await failed).toBe('rejected');
  return done;
}

test('R8.18 a part whose code is gone says that there is a new version, and not the connection', async () => {
  const app = appAt('/').start();
  await outdatedApp(app);
  const send = vi.spyOn(app, 'send');
  render(<CodeUnavailable app={app} onClosed={() => {}} />);
  expect(send.mock.lastCall).toEqual([
    {
      type: 'toast.shown',
      kind: 'error',
      message: 'Tenderete tiene una versión nueva. Vuelve a cargar la página para seguir.',
    },
  ]);
});

test('R8.18 a screen whose code is gone offers to load the page again, and not the connection', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { app, router, show } = visitMarket('/about', { present: null });
  const done = await outdatedApp(app);
  const { options } = router.routesById['/about'];
  options.beforeLoad = () => {
    throw new TypeError('gone');
  };
  try {
    show();
    await screen.findByRole('heading', { name: 'Hemos renovado el puesto' });
    expect(document.body.textContent).not.toContain('Verifica tu conexión');
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Cargar de nuevo' })));
    await expect.poll(() => done).toEqual(['ask', 'store', 'reload']);
  } finally {
    delete options.beforeLoad;
  }
});

test('R8.18 a screen that breaks for another reason offers to try again', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { router, show } = visitMarket('/about', { present: null });
  const { options } = router.routesById['/about'];
  options.beforeLoad = () => {
    throw new TypeError('gone');
  };
  try {
    show();
    await screen.findByRole('heading', { name: 'Se nos ha caído el puesto' });
    delete options.beforeLoad;
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })));
    const { tagName } = await screen.findByRole('heading', { name: 'Un mercado que se monta y se recoge' });
    expect(tagName).toBe('H1');
  } finally {
    delete options.beforeLoad;
  }
});
