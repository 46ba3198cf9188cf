import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PopupStore } from '../../contract/stores/popup-store.ts';
import { StorePreview } from '../../src/components/producer/store-preview/StorePreview.tsx';
import { ClockProvider } from '../../src/components/market/clock-context.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleProduct, sampleStore } from '../support/samples/samples.ts';

/** Content of the frame, because happy-dom loads no frames. */
const page = document.implementation.createHTMLDocument();

/** Available width in CSS pixels, because happy-dom has no layout. */
const ROOM = 206;
let room = ROOM;

beforeEach(() => {
  room = ROOM;
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(page);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: (entries: { contentRect: { width: number } }[]) => void;
      constructor(tell: (entries: { contentRect: { width: number } }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ contentRect: { width: room } }]);
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

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

const open = async (store: PopupStore) =>
  renderWithMarketProviders(
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
  const chips = within(screen.getByRole('group', { name: 'Visto en' })).getAllByRole('button');
  expect([chips.map(({ textContent }) => textContent), pressed()]).toEqual([
    ['Móvil', 'Ordenador'],
    ['Móvil'],
  ]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ordenador' })));
  expect(pressed()).toEqual(['Ordenador']);
  expect(framed().size).toEqual(['1280', `scale(${ROOM / 1280})`]);
});

test('R5.4 what shoppers are told of the sale and what they can do stand there', async () => {
  const ownerInfo = { name: 'Ana Ruiz', taxId: '00000001R', payment: [{ kind: 'bizum' as const, note: '' }] };
  await open(sampleStore({ ownerInfo }));
  const terms = [...page.querySelectorAll('[data-part=store-owner] dt')].map(
    ({ textContent }) => textContent,
  );
  expect(terms.slice(0, 2)).toEqual(['Quién vende', 'Cómo se paga']);
  expect(page.querySelector('[data-part=product-foot] button')?.getAttribute('aria-label')).toBe(
    'Añadir al carrito: Miel de romero',
  );
  expect([page.documentElement.lang, page.body.tabIndex]).toEqual([document.documentElement.lang, 0]);
});

test('a page is never larger than it is, and one without a name is called so', async () => {
  room = 2000;
  await open(sampleStore({ name: '' }));
  expect([framed().name, framed().size]).toEqual(['Así se verá tu puesto', ['412', 'scale(1)']]);
});

test('where there is no room there is no page', async () => {
  room = 0;
  await open(sampleStore());
  expect(document.querySelector('iframe')).toBe(null);
});

test('another empty page that a browser puts in place of the first is dressed, and none twice', async () => {
  await open(sampleStore());
  const other = document.implementation.createHTMLDocument();
  other.head.replaceChildren();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(other);
  const frame = screen.getByTitle('Así se verá La Colmena');
  await act(async () => fireEvent.load(frame));
  const sheets = other.head.querySelectorAll('style:not([data-emotion])').length;
  await act(async () => fireEvent.load(frame));
  expect([sheets, other.head.querySelectorAll('style:not([data-emotion])').length]).toEqual([1, 1]);
  expect(other.querySelector('h1')?.textContent).toBe('La Colmena');
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
