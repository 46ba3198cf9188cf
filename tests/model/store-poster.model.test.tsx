import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createActor, waitFor as waitForState } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import type { PopupStore } from '../../contract/stores/popup-store.ts';
import { UrlQrCode } from '../../src/components/back-office/UrlQrCode.tsx';
import { StorePosterView } from '../../src/components/producer/store-poster/StorePosterView.tsx';
import { producerStoreMachine } from '../../src/machines/producer/stores/producer-store.machine.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { wireProducerStore } from '../../src/wiring/producer/stores/producer-store-screen.ts';
import { NOW, sampleFailure, sampleStore } from '../support/samples/samples.ts';
import { alertText, failureMessageFor } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { walkResource } from '../support/charts/walk-resource.ts';

const store = sampleStore({ config: { tagline: 'Miel cruda' } });
const input = { question: { id: store.id }, now: NOW };

const seen = () => ({
  poster: screen.queryByRole('article', { name: 'Cartel de La Colmena' })?.textContent ?? null,
  isReady: screen.queryByRole('button', { name: 'Imprimir' }) !== null,
  isComing: screen.queryByText('Preparando el cartel') !== null,
  alert: alertText(),
});
const NOTHING = { poster: null, isReady: false, isComing: false, alert: null };
const whole = () => ({
  ...NOTHING,
  poster: expect.stringMatching(
    /^La ColmenaMiel crudaDel 10 nov 2026, 11:00 al 30 nov 2026, 21:00.*Míralo y encárgalo con el móvil\/tienda\/la-colmena$/,
  ) as string,
  isReady: true,
});

walkResource({
  name: 'the poster of an own store',
  proves: 'R2.26',
  machine: producerStoreMachine,
  input,
  answers: [
    { ok: true, value: { store, products: [], total: 0 } },
    { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) },
    { ok: false, failure: sampleFailure('TIMEOUT') },
  ],
  events: [{ type: 'refresh.requested' }],
  look: ({ context }) => context,
  open: (loadProducerStore) => createActor(wireProducerStore({ loadProducerStore }), { input }).start(),
  view: (actorRef) => (
    <ChakraProvider value={backOfficeSystem}>
      <StorePosterView actorRef={actorRef} />
    </ChakraProvider>
  ),
  seen,
  oracles: {
    loading: () => ({ ...NOTHING, isComing: true }),
    ready: whole,
    refreshing: whole,
    notFound: () => ({
      ...NOTHING,
      alert: 'Puede que lo hayas borrado desde otro sitio, o que sea de otra persona.',
    }),
    failed: ({ failure }) => ({ ...NOTHING, alert: failureMessageFor(failure) }),
  },
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the poster of a store. */
async function openPoster(shown: PopupStore) {
  const load = async () => ({ ok: true as const, value: { store: shown, products: [], total: 0 } });
  const actorRef = createActor(wireProducerStore({ loadProducerStore: load }), { input }).start();
  await waitForState(actorRef, (snapshot) => snapshot.matches('ready'));
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <StorePosterView actorRef={actorRef} />
    </ChakraProvider>,
  );
}

const drawnCode = (code: Element) => code.querySelector('path:last-of-type')?.getAttribute('d');

test('R2.26 its code leads to the store', async () => {
  await openPoster(store);
  const code = await screen.findByTitle('Código que abre el puesto La Colmena');
  const drawn = drawnCode(code.closest('svg')!);
  cleanup();
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <UrlQrCode address="/tienda/la-colmena" label="Código" />
    </ChakraProvider>,
  );
  expect(drawn).toBe(drawnCode((await screen.findByTitle('Código')).closest('svg')!));
});

test.each([
  [{ eventBannerUrl: '/pictures/cartel.webp', heroImageUrl: '/pictures/puesto.webp' }, '/pictures/cartel'],
  [{ eventBannerUrl: null, heroImageUrl: '/pictures/puesto.webp' }, '/pictures/puesto'],
])('R2.26 the poster of %o shows %s', async (pictures, expected) => {
  await openPoster({ ...store, ...pictures });
  expect(document.querySelector('[data-part=poster] img')?.getAttribute('src')).toContain(expected);
});

test('R2.26 a store without dates, tagline or picture has a poster without them, which is printed', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await openPoster({ ...store, startDate: null, config: {} });
  const poster = screen.getByRole('article', { name: 'Cartel de La Colmena' });
  expect(poster.querySelector('img')).toBe(null);
  await waitFor(() =>
    expect(poster.textContent).toBe(
      'La ColmenaCódigo que abre el puesto La ColmenaMíralo y encárgalo con el móvil/tienda/la-colmena',
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
});
