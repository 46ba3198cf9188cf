import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { PictureViewer } from './PictureViewer.tsx';

afterEach(cleanup);

const PICTURES = ['/pictures/miel.webp', '/pictures/tarro.webp', '/pictures/panal.webp'];

function Viewer({ pictures, onClosed }: { pictures: readonly string[]; onClosed: () => void }) {
  const [shown, setShown] = useState(0);
  return (
    <PictureViewer
      name="Miel"
      pictures={pictures}
      shown={shown}
      onPictureChosen={setShown}
      onClosed={onClosed}
    />
  );
}

async function open(pictures: readonly string[] = PICTURES) {
  const closed: true[] = [];
  await renderWithMarketProviders(<Viewer pictures={pictures} onClosed={() => closed.push(true)} />);
  return { closed, dialog: screen.getByRole('dialog') };
}

const seen = () => [
  document.querySelector('[data-part=view] img')?.getAttribute('alt'),
  document.querySelector('[data-part=zoom]')?.textContent,
];
const touch = (x: number) => ({ touches: [{ clientX: x }], changedTouches: [{ clientX: x }] });

describe('a picture from near', () => {
  test('R3.10 keys turn the pictures, and bring one near, where the arrows only move over it', async () => {
    const { dialog } = await open();
    const press = (key: string) => fireEvent.keyDown(dialog, { key });
    press('ArrowLeft');
    press('ArrowRight');
    expect(seen()).toEqual(['Miel, imagen 2 de 3', 'Acercar']);
    press('+');
    press('ArrowRight');
    press('ArrowLeft');
    expect(seen()).toEqual(['Miel, imagen 2 de 3', 'Alejar']);
    press('-');
    press('ArrowRight');
    press('ArrowRight');
    expect(seen()).toEqual(['Miel, imagen 3 de 3', 'Acercar']);
  });

  test('R3.10 there is nothing before the first picture and nothing behind the last', async () => {
    await open();
    const turners = () =>
      [/anterior/i, /siguiente/i].map((name) => screen.queryByRole('button', { name }) !== null);
    const found = ['Imagen 1 de 3', 'Imagen 2 de 3', 'Imagen 3 de 3'].map((name) => {
      fireEvent.click(screen.getByRole('button', { name }));
      return turners();
    });
    expect(found).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
  });

  test('a press on it or on the button brings it near and back; another picture begins from afar', async () => {
    await open();
    const near = () => fireEvent.click(screen.getAllByRole('button', { name: 'Acercar' }).at(-1) ?? document);
    near();
    expect(seen()).toEqual(['Miel, imagen 1 de 3', 'Alejar']);
    fireEvent.click(screen.getByRole('button', { name: 'Imagen 3 de 3' }));
    expect(seen()).toEqual(['Miel, imagen 3 de 3', 'Acercar']);
  });

  test('a swipe turns to the next one, but not from near', async () => {
    await open();
    const swipe = (from: number, to: number) => {
      const picture = document.querySelector('[data-part=view] button') ?? document;
      fireEvent.touchStart(picture, touch(from));
      fireEvent.touchEnd(picture, touch(to));
    };
    swipe(200, 100);
    expect(seen()).toEqual(['Miel, imagen 2 de 3', 'Acercar']);
    fireEvent.click(screen.getAllByRole('button', { name: 'Acercar' })[0] ?? document);
    swipe(200, 100);
    expect(seen()).toEqual(['Miel, imagen 2 de 3', 'Alejar']);
  });

  test.each([
    [1_049, 3, false],
    [1_050, 3, true],
    [1_217, 1, false],
    [1_218, 1, true],
  ])(
    'of a file %i px wide of %i there is more to see from near: %s',
    async (naturalWidth, count, isOffered) => {
      const coming: EventTarget[] = [];
      class Loaded extends EventTarget {
        naturalWidth = naturalWidth;
        set src(_: string) {
          coming.push(this);
        }
      }
      vi.stubGlobal('Image', Loaded);
      vi.stubGlobal('innerWidth', 2_000);
      // 1.5 times the display size: the height minus the thumbnails, or minus the caption for a single picture.
      vi.stubGlobal('innerHeight', 876);
      const { dialog } = await open(PICTURES.slice(0, count));
      act(() => coming.forEach((image) => image.dispatchEvent(new Event('load'))));
      fireEvent.keyDown(dialog, { key: '+' });
      expect(document.querySelector('[data-part=zoom]')?.textContent).toBe(isOffered ? 'Alejar' : undefined);
      expect(screen.queryAllByRole('button', { name: /^(Acercar|Alejar)$/ }).length > 0).toBe(isOffered);
      expect(document.querySelector('[data-part=view]')?.hasAttribute('tabindex')).toBe(isOffered);
    },
  );

  test('the buttons beside it turn the pictures, and are away while it is near, where the keys move over it', async () => {
    await open();
    const state = () => {
      const view = document.querySelector('[data-part=view]');
      return [
        view?.getAttribute('tabindex'),
        view?.querySelector('button')?.getAttribute('aria-label'),
        view?.querySelector('source')?.getAttribute('sizes'),
        screen
          .queryAllByRole('button', { name: /^Imagen (?:anterior|siguiente)$/ })
          .map((turner) => turner.getAttribute('aria-label')),
      ];
    };
    fireEvent.click(screen.getByRole('button', { name: 'Imagen siguiente' }));
    expect(seen()[0]).toBe('Miel, imagen 2 de 3');
    expect(state()).toEqual([null, 'Acercar', '100vw', ['Imagen anterior', 'Imagen siguiente']]);
    fireEvent.click(document.querySelector('[data-part=zoom]') ?? document);
    expect(state()).toEqual(['0', 'Alejar', '200vw', []]);
    fireEvent.click(document.querySelector('[data-part=zoom]') ?? document);
    fireEvent.click(screen.getByRole('button', { name: 'Imagen anterior' }));
    expect(seen()).toEqual(['Miel, imagen 1 de 3', 'Acercar']);
  });

  test('a single picture has the name of the product and nothing to turn to', async () => {
    await open(PICTURES.slice(0, 1));
    expect([seen()[0], screen.getByRole('heading').textContent]).toEqual(['Miel', 'Miel']);
    expect(screen.queryAllByRole('button', { name: /^Imagen/ })).toEqual([]);
    expect(screen.queryByRole('list')).toBeNull();
  });

  test.each([
    ['a press on it', { detail: 1, clientX: 200, clientY: 150 }, [50, 200]],
    ['a key', { detail: 0, clientX: 200, clientY: 150 }, [300, 700]],
  ])('what %s meant is in the middle from near', async (_, press, place) => {
    await open();
    const [view, picture] = ['[data-part=view]', '[data-part=view] button'].map(
      (selector) => document.querySelector(selector) ?? document.body,
    );
    const measures = { scrollWidth: 1_000, clientWidth: 400, scrollHeight: 2_000, clientHeight: 600 };
    for (const [name, value] of Object.entries(measures))
      Object.defineProperty(view, name, { configurable: true, value });
    Object.defineProperty(picture, 'getBoundingClientRect', {
      value: () => ({ left: 100, top: 50, width: 400, height: 400 }),
    });
    fireEvent.click(picture ?? document, press);
    expect([view?.scrollLeft, view?.scrollTop]).toEqual(place);
  });

  test('the cross closes it', async () => {
    const { closed } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar la imagen ampliada' }));
    expect(closed).toEqual([true]);
  });
});
