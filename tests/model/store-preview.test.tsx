import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PopupStore } from '../../contract/stores/popup-store.ts';
import { StorePreview } from '../../src/components/producer/store-preview/StorePreview.tsx';
import { ClockProvider } from '../../src/components/market/clock-context.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { renderMarket } from '../support/render-market.tsx';
import { NOW, sampleProduct, sampleStore } from '../support/samples.ts';

/** What is in the frame: happy-dom loads no pages, not even the empty one. */
const page = document.implementation.createHTMLDocument();

/** The room that there is, in CSS pixels: happy-dom lays nothing out. */
const ROOM = 206;

beforeEach(() => {
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(page);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: (entries: { contentRect: { width: number } }[]) => void;
      constructor(tell: (entries: { contentRect: { width: number } }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ contentRect: { width: ROOM } }]);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const framed = () => {
  const frame = document.querySelector('iframe');
  return {
    name: frame?.title,
    size: [frame?.getAttribute('width'), frame?.style.transform],
    title: page.querySelector('h1')?.textContent,
    stamp: page.querySelector('[data-part=stamp]')?.textContent,
    goods: [...page.querySelectorAll('[data-part=product-card] a')].map(({ textContent }) => textContent),
    template: page.querySelector('[data-dress]')?.getAttribute('data-template'),
    isInert: page.querySelector('h1')?.closest('[inert]') !== null,
    hasOwnSheetFirst: page.head.firstElementChild?.matches('style:not([data-emotion])'),
  };
};

const open = async (store: PopupStore) =>
  renderMarket(
    <ChakraProvider value={backOfficeSystem}>
      <ClockProvider value={NOW}>
        <StorePreview store={store} products={[sampleProduct()]} />
      </ClockProvider>
    </ChakraProvider>,
  );

test('R3.7 a store that is being written is seen on its own page, in its dress, as if it were published', async () => {
  const config = { theme: { layout: 'fashion' } };
  await open(sampleStore({ status: 'draft', startDate: '2026-11-25T10:00:00.000Z', config }));
  expect(framed()).toEqual({
    name: 'Así se verá La Colmena',
    size: ['412', 'scale(0.5)'],
    title: 'La Colmena',
    stamp: 'Abre en 5 días',
    goods: ['Miel de romero'],
    template: 'fashion',
    isInert: true,
    hasOwnSheetFirst: true,
  });
});

test('R3.7 it is looked at as on a desktop', async () => {
  await open(sampleStore({ status: 'draft' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ordenador' })));
  expect(framed().size).toEqual(['1280', `scale(${ROOM / 1280})`]);
});

test('the page in the frame follows the theme of this one', async () => {
  await open(sampleStore());
  const root = document.documentElement;
  for (const theme of ['dark', 'light', undefined]) {
    await act(async () => {
      if (theme) root.dataset.theme = theme;
      else delete root.dataset.theme;
    });
    await expect.poll(() => page.documentElement.dataset.theme).toBe(theme);
  }
});
