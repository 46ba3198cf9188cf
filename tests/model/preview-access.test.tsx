import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../contract/account/user.ts';
import { childOf } from '../../src/machines/shell/app.machine.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { visitMarket } from '../support/views/market-visit.tsx';
import { sampleFailure, sampleId, sampleProduct, sampleStore } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

const owner = sampleUserWithRole('producer', 1);
const admin = sampleUserWithRole('admin', 2);
const stranger = sampleUserWithRole('producer', 3);
const consumer = sampleUserWithRole('consumer', 4);

const store = sampleStore({ status: 'draft', ownerId: owner.id });
const product = sampleProduct({ isActive: false, producerId: owner.id });
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const strip = () => document.querySelector('[data-part=draft-strip]');

beforeEach(() => {
  // happy-dom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Visit to a server that checks the draft's owner like the real one; `said` are earlier toasts. */
async function visit(href: string, present: User | null, said: readonly string[] = []) {
  let isPresent = present !== null;
  const unseen = <T,>(value: T, code: 'NOT_FOUND' | 'POPUP_STORE_NOT_FOUND') =>
    isPresent && [owner, admin].some(({ id }) => id === present?.id)
      ? successfulAnswer(value)
      : { ok: false as const, failure: sampleFailure(code, { status: 404 }) };
  const market = visitMarket(href, {
    present,
    answers: {
      getPopupStore: () => unseen({ popupStore: store }, 'POPUP_STORE_NOT_FOUND'),
      getProduct: () => unseen({ product }, 'NOT_FOUND'),
      listProducts: successfulAnswer({ products: [sampleProduct()] }),
    },
    session: {
      signOut: async () => {
        isPresent = false;
      },
    },
  });
  await market.router.load();
  market.show();
  await waitFor(() => expect(heading()).toMatch(/no está$/));
  for (const message of said) market.app.send({ type: 'toast.shown', kind: 'error', message });
  const before = { strip: strip(), asked: market.asked.length };
  await act(async () => {
    market.wake();
    await market.until(present ? 'authenticated' : 'anonymous');
  });
  await vi.dynamicImportSettled();
  return { ...market, before };
}

describe.each([
  ['/store/la-colmena', 'La Colmena', 'Así lo verán: todavía es un borrador.', 'Este puesto no está'],
  ['/tienda/la-colmena', 'La Colmena', 'Así lo verán: todavía es un borrador.', 'Este puesto no está'],
  ['/popup/la-colmena', 'La Colmena', 'Así lo verán: todavía es un borrador.', 'Este puesto no está'],
  ['/popups/la-colmena', 'La Colmena', 'Así lo verán: todavía es un borrador.', 'Este puesto no está'],
  [
    `/products/${sampleId(2)}`,
    'Miel de romero',
    'Así lo verán: todavía está oculto.',
    'Este producto ya no está',
  ],
])('R7.9 R7.14 what shoppers do not see at %s', (href, title, why, missing) => {
  test.each([
    ['its owner', owner, 'Solo lo ves tú.'],
    ['an admin', admin, 'Solo lo ven quien lo lleva y la administración.'],
  ])(
    'is shown to %s as they will, once it is known who is here, and goes with the session',
    async (_, user, whose) => {
      const { before, session, until } = await visit(href, user);
      expect(before.strip).toBe(null);
      await waitFor(() => expect(heading()).toBe(title));
      expect(strip()?.textContent).toContain(`${why} ${whose}`);
      await act(async () => {
        session.send({ type: 'signOut.requested' });
        await until('anonymous');
      });
      expect([heading(), strip()]).toEqual([missing, null]);
    },
  );

  test('is not there for another producer, whom the server tells so', async () => {
    const { before, asked } = await visit(href, stranger);
    await waitFor(() => expect(asked.length).toBeGreaterThan(before.asked));
    await waitFor(() => expect(heading()).toBe(missing));
    expect(strip()).toBe(null);
  });

  test.each([
    ['a consumer', consumer],
    ['nobody in particular', null],
  ])('is not asked for again by %s', async (_, user) => {
    const { before, asked } = await visit(href, user);
    expect([heading(), strip(), asked.length]).toEqual([missing, null, before.asked]);
  });
});

test('R8.16 that there is no such store is taken back once it is shown, and nothing else that was said', async () => {
  const none = 'Popup store "la-colmena" no encontrado o no está disponible';
  const { app } = await visit('/store/la-colmena', owner, ['Otra cosa', none]);
  await waitFor(() => expect(heading()).toBe('La Colmena'));
  const { toasts } = childOf(app, 'toasts').getSnapshot().context;
  expect(toasts.map(({ message }) => message)).toEqual(['Otra cosa']);
});

test('R2.2 an address that names neither store nor product is nobody’s', async () => {
  const market = visitMarket('/nada', { present: owner });
  await market.router.load();
  market.show();
  await waitFor(() => expect(heading()).toBe('Aquí no hay ningún puesto'));
});
