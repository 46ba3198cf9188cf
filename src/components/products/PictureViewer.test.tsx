import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderMarket } from '../../../tests/support/render-market.tsx';
import { PictureViewer } from './PictureViewer.tsx';

afterEach(cleanup);

const PICTURES = ['/pictures/miel.webp', '/pictures/tarro.webp', '/pictures/panal.webp'];

function Viewer({ onClosed }: { onClosed: () => void }) {
  const [shown, setShown] = useState(0);
  return (
    <PictureViewer
      name="Miel"
      pictures={PICTURES}
      shown={shown}
      onPictureChosen={setShown}
      onClosed={onClosed}
    />
  );
}

async function open() {
  const closed: true[] = [];
  await renderMarket(<Viewer onClosed={() => closed.push(true)} />);
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
    [400, false],
    [2_000, true],
  ])('of a file %i px wide there is more to see from near: %s', async (naturalWidth, isOffered) => {
    class Loaded extends EventTarget {
      naturalWidth = naturalWidth;
      set src(_: string) {
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    }
    vi.stubGlobal('Image', Loaded);
    vi.stubGlobal('innerWidth', 600);
    vi.stubGlobal('innerHeight', 900);
    const { dialog } = await open();
    await act(async () => {});
    fireEvent.keyDown(dialog, { key: '+' });
    expect(document.querySelector('[data-part=zoom]')?.textContent).toBe(isOffered ? 'Alejar' : undefined);
    expect(screen.queryAllByRole('button', { name: /^(Acercar|Alejar)$/ }).length > 0).toBe(isOffered);
  });

  test('the cross closes it', async () => {
    const { closed } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar la imagen ampliada' }));
    expect(closed).toEqual([true]);
  });
});
