import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Gallery } from '../../../../contract/uploads/gallery.ts';
import { jpeg } from '../../../../tests/support/views/editor-driver.ts';
import { leafTexts } from '../../../../tests/support/views/leaf-texts.ts';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { backOfficeSystem } from '../../../theme/back-office/system.ts';
import { PicturesField } from './PicturesField.tsx';

afterEach(cleanup);

async function showPictures(gallery: Gallery, error?: string) {
  cleanup();
  const changes: Gallery[] = [];
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <PicturesField gallery={gallery} error={error} onChanged={(changed) => changes.push(changed)} />
    </ChakraProvider>,
  );
  return { changes, keys: () => changes.map(({ items }) => items.map(({ key }) => key)) };
}

const there = { key: '/taza.webp', url: '/taza.webp' };
const fresh = { key: 'asa', file: jpeg('asa.jpg') };
const last = { key: '/pie.webp', url: '/pie.webp' };
const HINT = 'JPG, PNG, WebP o GIF de hasta 5 MB. También puedes arrastrarlas aquí o pegarlas.';

const marksOf = (element: Element, ...names: string[]) => names.map((name) => element.getAttribute(name));
const buttons = () => screen.getAllByRole('button').map((one) => marksOf(one, 'aria-label', 'aria-disabled'));
const chooser = (word: string) => screen.getByLabelText(word);
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('pictures stand in their order with what can be done with each', async () => {
  const { keys } = await showPictures({ items: [there, fresh, last], refused: [], news: { place: 2 } });
  expect(leafTexts()).toEqual([
    'Añadir fotos',
    'Hacer una foto',
    HINT,
    'Ahora es la foto 2 de 3',
    '⠿',
    'Portada',
    '⠿',
    'Hacer portada',
    'asa.jpg',
    '⠿',
    'Hacer portada',
  ]);
  expect(screen.getByRole('list', { name: 'Fotos del producto, en su orden' }).tabIndex).toBe(-1);
  const pictures = screen.getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(['Foto 1', 'Foto 2', 'Foto 3']);
  expect(pictures.map((picture) => picture.getAttribute('src')?.slice(0, 5))).toEqual([
    '/taza',
    'blob:',
    '/pie.',
  ]);
  expect(
    [...document.querySelectorAll('[title]')].map((one) => marksOf(one, 'title', 'aria-hidden')),
  ).toEqual([there, fresh, last].map(() => ['Arrastrar para ordenar', 'true']));
  expect(buttons()).toEqual([
    ['Subir la foto 1', 'true'],
    ['Bajar la foto 1', 'false'],
    ['Quitar la foto 1', null],
    ['Hacer portada la foto 2', null],
    ['Subir la foto 2', 'false'],
    ['Bajar la foto 2', 'false'],
    ['Quitar la foto 2', null],
    ['Hacer portada la foto 3', null],
    ['Subir la foto 3', 'false'],
    ['Bajar la foto 3', 'true'],
    ['Quitar la foto 3', null],
  ]);
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await press('Hacer portada la foto 3');
  await press('Subir la foto 3');
  await press('Bajar la foto 1');
  await press('Quitar la foto 2');
  expect(keys()).toEqual([
    ['/pie.webp', '/taza.webp', 'asa'],
    ['/taza.webp', '/pie.webp', 'asa'],
    ['asa', '/taza.webp', '/pie.webp'],
    ['/taza.webp', '/pie.webp'],
  ]);
});

test('R5.21 pictures that are missing or were not taken are told of where they are chosen', async () => {
  await showPictures({ items: [], refused: [] });
  expect([leafTexts(), screen.queryByRole('list'), screen.queryByRole('alert')]).toEqual([
    ['Añadir fotos', 'Hacer una foto', HINT],
    null,
    null,
  ]);
  expect(marksOf(chooser('Añadir fotos'), 'name', 'multiple', 'accept', 'capture', 'aria-invalid')).toEqual([
    'pictures',
    '',
    'image/jpeg,image/jpg,image/png,image/webp,image/gif',
    null,
    null,
  ]);
  expect(marksOf(chooser('Hacer una foto'), 'name', 'multiple', 'capture')).toEqual([
    null,
    null,
    'environment',
  ]);
  expect(described(chooser('Añadir fotos'))).toEqual([HINT]);
  const fault = 'Se requiere al menos una imagen';
  await showPictures({ items: [], refused: [{ name: 'asa.jpg', problem: 'SAME' }] }, fault);
  expect([described(chooser('Añadir fotos')), marksOf(chooser('Añadir fotos'), 'aria-invalid')]).toEqual([
    [fault, HINT],
    ['true'],
  ]);
  expect(document.querySelector('[data-pictures]')?.hasAttribute('data-invalid')).toBe(true);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    fault,
    'No hemos cogidoasa.jpg: Ya está entre las fotos',
  ]);
});

test('pictures are chosen, taken or dropped, and nothing that is no file', async () => {
  const { keys, changes } = await showPictures({ items: [there], refused: [] });
  const crate = chooser('Añadir fotos');
  expect(fireEvent.dragOver(crate, { dataTransfer: { files: [] } })).toBe(false);
  expect(fireEvent.drop(crate, { dataTransfer: { files: [] } })).toBe(false);
  fireEvent.change(crate, { target: { files: [] } });
  expect(changes).toEqual([]);
  fireEvent.change(crate, { target: { files: [jpeg('b.jpg')] } });
  fireEvent.change(chooser('Hacer una foto'), { target: { files: [jpeg('c.jpg')] } });
  fireEvent.drop(crate, { dataTransfer: { files: [jpeg('d.jpg'), jpeg('e.jpg')] } });
  expect(keys()).toEqual([
    ['/taza.webp', 'b.jpg:2048:7'],
    ['/taza.webp', 'c.jpg:2048:7'],
    ['/taza.webp', 'd.jpg:2048:7', 'e.jpg:2048:7'],
  ]);
});

test('the focus leaves the list with the last picture alone', async () => {
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await showPictures({ items: [there, fresh], refused: [] });
  await press('Quitar la foto 1');
  expect(document.activeElement).not.toBe(chooser('Añadir fotos'));
  await showPictures({ items: [there], refused: [] });
  await press('Quitar la foto 1');
  expect(document.activeElement).toBe(chooser('Añadir fotos'));
});
