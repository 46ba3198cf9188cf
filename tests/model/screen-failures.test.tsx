import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { filterScreens } from '../../contract/shell/screen-lookup.ts';
import type { ScreenPath } from '../../contract/screens.ts';
import {
  advanceSeconds,
  VISIT_TIMEOUT_SECONDS,
  readVisitedPage,
  CALL_FAILURE_MESSAGES,
  visitWithFailure,
} from '../support/views/failing-visit.tsx';
import { CALL_FAILURE_KINDS, type CallFailureKind } from '../support/charts/call-failures.ts';

const NO_PRODUCER = 'No tienes permisos de productor para realizar esta acción.';
const NO_ORDER = 'No tienes permisos para acceder a este pedido.';
const ofProducer = { '403': NO_PRODUCER, '403 without a code': NO_PRODUCER };
const ofStore = { '404': 'Este puesto no está' };
const ofOrder = {
  '403': NO_ORDER,
  '403 without a code': NO_ORDER,
  '404': 'Este pedido no está',
  '409': 'El pedido no puede ser cancelado en su estado actual.',
  '422': 'Algo ha ido mal',
};
const ofUser = {
  '401': 'Usuario no autenticado. Por favor, inicia sesión.',
  '403': 'No tienes permisos de administrador para esta acción.',
  '403 without a code': 'No tienes permisos de administrador para esta acción.',
  '404': 'Usuario no encontrado.',
  '422': 'Algo ha ido mal',
  '503': 'Error del servidor: 503',
};

const EXPIRED = 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.';
const LOST = 'Error al obtener los pedidos del productor';
const NOT_FOR_YOU = 'No tienes permisos de productor para ver este pedido';
const ofProducerOrders = {
  '401': EXPIRED,
  '403': EXPIRED,
  '403 without a code': EXPIRED,
  '500': LOST,
  'invalid JSON': LOST,
  'an HTML body': LOST,
  'an empty 200': LOST,
};
const ofProducerOrder = {
  '401': EXPIRED,
  '403': NOT_FOR_YOU,
  '403 without a code': NOT_FOR_YOU,
  '404': 'Este pedido no está',
};

const ofAdmins = {
  '403': 'No tienes permisos de administrador para esta acción.',
  '403 without a code': 'No tienes permisos de administrador para esta acción.',
};

/** Screens that load data when opened, with their own failure messages. */
const ASKING: Partial<Record<ScreenPath, Partial<Record<CallFailureKind, string>>>> = {
  '/': {},
  '/tiendas': {},
  '/tiendas/calendario': {},
  '/tienda/$id': ofStore,
  '/condiciones/$id': ofStore,
  '/avisame/$id': ofStore,
  '/products': { '404': 'Este producto ya no está en el mercado.' },
  '/products/$id': { '404': 'Este producto ya no está' },
  '/order-confirmation/$orderId': ofOrder,
  '/orders': {},
  '/orders/$id': ofOrder,
  '/profile': ofUser,
  '/producer/dashboard': ofProducer,
  '/producer/orders': ofProducerOrders,
  '/producer/orders/$orderId': ofProducerOrder,
  '/producer/orders/figures': ofProducer,
  '/producer/orders/print/$orderIds': { ...ofProducerOrder, '404': 'No encontramos este pedido.' },
  '/producer/popup-stores': ofProducer,
  '/producer/popup-stores/$storeId': { ...ofProducer, '404': 'Este puesto ya no está' },
  '/producer/popup-stores/new': ofProducer,
  '/producer/popup-stores/$storeId/edit': { ...ofProducer, '404': 'Este puesto ya no está' },
  '/producer/popup-stores/$storeId/import': { ...ofProducer, '404': 'Este puesto ya no está' },
  '/producer/popup-stores/$storeId/analytics': { ...ofProducer, '404': 'Este puesto ya no está' },
  '/producer/popup-stores/$storeId/poster': { ...ofProducer, '404': 'Este puesto ya no está' },
  '/producer/products': ofProducer,
  '/producer/products/new': ofProducer,
  '/admin/orders': ofAdmins,
  '/admin/orders/$orderId': { ...ofAdmins, '404': 'Este pedido no está' },
  '/admin/popup-stores': ofAdmins,
  '/admin/popup-stores/$storeId': { ...ofProducer, '404': 'Este puesto ya no está' },
  '/admin/popup-stores/new': ofProducer,
  '/admin/popup-stores/$storeId/edit': { ...ofProducer, '404': 'Este puesto ya no está' },
  '/admin/popup-stores/$storeId/import': { ...ofProducer, '404': 'Este puesto ya no está' },
  '/admin/popup-stores/$storeId/analytics': { ...ofProducer, '404': 'Este puesto ya no está' },
  '/admin/products': ofAdmins,
  '/admin/users': ofUser,
  '/admin/users/$userId': { ...ofUser, '404': 'Esta cuenta no está' },
  '/producer/products/$productId/edit': { ...ofProducer, '404': 'Este producto ya no está' },
  '/admin/dashboard': ofAdmins,
  '/admin/notifications': ofAdmins,
  '/admin/journal': ofAdmins,
  '/admin/system': ofAdmins,
  '/admin/messages': ofAdmins,
  '/admin/messages/$messageId': { ...ofAdmins, '404': 'Este mensaje no está' },
};

/** Screens that wait for the cart; cart-troubles covers them. */
const OF_THE_CART: readonly ScreenPath[] = ['/cart', '/checkout'];
/** Screen that waits for the favourites, which this visit never loads; its own walk covers failures. */
const OF_THE_HEARTS: readonly ScreenPath[] = ['/favoritos'];
/** Second addresses of screens that are tested under their own. */
const ALIASES: readonly ScreenPath[] = ['/home', '/store/$id', '/popup/$id', '/popups/$id'];

const asking = Object.keys(ASKING) as (keyof typeof ASKING)[];

beforeEach(() => {
  // happy-dom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Requests of a visit, except the token refreshes. */
const requests = (urls: readonly string[]) => urls.filter((url) => !url.endsWith('/auth/refresh-token'));

describe('battery 107 R8.6 a screen whose calls meet trouble', () => {
  test.each(asking)(
    '%s says which, waits for nothing, and asks again only when it is told to',
    async (path) => {
      // Lazy parts are loaded from the second visit on, and the not-found part from the second one that finds nothing.
      for (const trouble of ['500', '404'] as const) {
        (await visitWithFailure(path, trouble)).leave();
        await vi.dynamicImportSettled();
        cleanup();
      }
      for (const trouble of CALL_FAILURE_KINDS) {
        const { seen, leave } = await visitWithFailure(path, trouble);
        await advanceSeconds(VISIT_TIMEOUT_SECONDS);
        const { heading, waits, words } = readVisitedPage();
        const urls = requests(seen.map(({ url }) => url));
        const asked = new Set(urls).size;
        const said = ASKING[path]?.[trouble] ?? CALL_FAILURE_MESSAGES[trouble];
        expect([trouble, heading !== '', waits, words.includes(said) ? said : words]).toEqual([
          trouble,
          true,
          0,
          said,
        ]);
        expect([trouble, asked > 0, urls.length <= 2 * asked]).toEqual([trouble, true, true]);
        await advanceSeconds(VISIT_TIMEOUT_SECONDS);
        expect([trouble, requests(seen.map(({ url }) => url))]).toEqual([trouble, urls]);
        for (const button of screen.queryAllByRole('button', { name: 'Reintentar' }).slice(0, 1)) {
          await act(async () => fireEvent.click(button));
          await advanceSeconds(VISIT_TIMEOUT_SECONDS);
          expect([trouble, requests(seen.map(({ url }) => url)).length > urls.length]).toEqual([
            trouble,
            true,
          ]);
          expect([trouble, readVisitedPage().waits]).toEqual([trouble, 0]);
        }
        leave();
        cleanup();
      }
    },
  );

  const others = filterScreens(() => true).filter(
    (path) => !(path in ASKING) && ![...OF_THE_CART, ...OF_THE_HEARTS, ...ALIASES].includes(path),
  );
  test.each(others)('%s asks for nothing when it is opened', async (path) => {
    const { seen, leave } = await visitWithFailure(path, '500');
    await advanceSeconds(5);
    expect([readVisitedPage().heading !== '', readVisitedPage().waits, seen.map(({ url }) => url)]).toEqual([
      true,
      0,
      [],
    ]);
    leave();
  });
});
