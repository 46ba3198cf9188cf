import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  alerts,
  chooseFiles,
  heading,
  jpeg,
  uploadUrlsOf,
  press,
  submit,
} from '../support/views/editor-driver.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { openProductEditorScene, typeProduct } from '../support/views/product-editor-scene.tsx';
import { sampleFailure, sampleProduct } from '../support/samples/samples.ts';

const product = sampleProduct({ name: 'Taza', version: 3 });
const rows = () =>
  within(screen.getByRole('list', { name: 'Fotos que se envían' }))
    .getAllByRole('listitem')
    .map((row) => [row.getAttribute('data-stage'), row.textContent]);

afterEach(cleanup);

describe('R5.5 R7.15 the pictures of a product', () => {
  const made = { createProduct: successfulAnswer({ product, uploadUrls: uploadUrlsOf('0', '1') }) };

  test('its pictures go to the addresses that were answered for them, and its maker is led away when they are there', async () => {
    const { asked, saved, answerFile, isLeft } = await openProductEditorScene(null, made);
    await typeProduct();
    await submit();
    expect([heading(), rows()]).toEqual([
      'Enviando las fotos',
      [
        ['sending', 'taza.jpg50 %Descartar'],
        ['sending', 'asa.jpg50 %Descartar'],
      ],
    ]);
    await answerFile('/uploads/0', { ok: true, value: null });
    expect([rows()[0], isLeft()]).toEqual([['sent', 'taza.jpgEnviada'], false]);
    await answerFile('/uploads/1', { ok: true, value: null });
    expect([asked.length, saved, isLeft()]).toEqual([1, [product], true]);
  });

  test('a picture that fails loses none of the rest, is tried again, and can be left behind', async () => {
    const { answerFile, sending, isLeft } = await openProductEditorScene(null, made);
    await typeProduct();
    await submit();
    await answerFile('/uploads/0', { ok: false, failure: sampleFailure('NO_RESPONSE') });
    await answerFile('/uploads/1', { ok: true, value: null });
    expect([heading(), rows()]).toEqual([
      'Hay fotos que no han llegado',
      [
        ['failed', 'taza.jpgSin conexión.ReintentarDescartar'],
        ['sent', 'asa.jpgEnviada'],
      ],
    ]);
    const first = sending.get('/uploads/0');
    await press('Reintentar taza.jpg');
    expect([heading(), sending.get('/uploads/0') === first]).toEqual(['Enviando las fotos', false]);
    await answerFile('/uploads/0', { ok: false, failure: sampleFailure('TIMEOUT') });
    await press('Seguir sin ellas');
    expect(isLeft()).toEqual(true);
  });

  test('a picture that is let go of holds nobody up', async () => {
    const { answerFile, isLeft } = await openProductEditorScene(null, made);
    await typeProduct();
    await submit();
    await press('Descartar asa.jpg');
    await answerFile('/uploads/0', { ok: true, value: null });
    expect(isLeft()).toEqual(true);
  });

  test('R5.21 a file that is no picture is named with the reason', async () => {
    await openProductEditorScene(null, made);
    await chooseFiles(
      'pictures',
      new File([new Uint8Array(2048)], 'notas.pdf', { type: 'application/pdf' }),
      jpeg('taza.jpg'),
    );
    expect(alerts()).toEqual([
      'No hemos cogidonotas.pdf: El tipo de imagen no está permitido. Usa JPG, PNG, WebP o GIF',
    ]);
  });

  test('pictures change places by their buttons, and the first is the one that lists show', async () => {
    await openProductEditorScene(null, made);
    await chooseFiles('pictures', jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'));
    const order = () =>
      [...document.querySelectorAll('[data-picture]')].map(
        (row) =>
          `${/[abc]\.jpg/.exec(row.textContent ?? '')?.[0]}${row.textContent?.includes('Portada') ? '*' : ''}`,
      );
    await press('Hacer portada la foto 3');
    expect(order()).toEqual(['c.jpg*', 'a.jpg', 'b.jpg']);
    await press('Bajar la foto 1');
    await press('Subir la foto 3');
    await press('Quitar la foto 1');
    expect(order()).toEqual(['b.jpg*', 'c.jpg']);
  });

  test('what became of a picture is said, and the focus never falls out of the list', async () => {
    await openProductEditorScene(null, made);
    await chooseFiles('pictures', jpeg('a.jpg'), jpeg('b.jpg'));
    const said = () => document.querySelector('[data-pictures] [aria-live=polite]')?.textContent;
    const pressFocused = async (name: string) => {
      screen.getByRole('button', { name }).focus();
      await press(name);
      return [said(), document.activeElement?.tagName];
    };
    expect([
      await pressFocused('Bajar la foto 1'),
      await pressFocused('Hacer portada la foto 2'),
      await pressFocused('Quitar la foto 2'),
      await pressFocused('Quitar la foto 1'),
      document.activeElement?.getAttribute('name'),
    ]).toEqual([
      ['Ahora es la foto 2 de 2', 'BUTTON'],
      ['Ahora es la foto 1 de 2', 'UL'],
      ['Foto quitada', 'UL'],
      ['Foto quitada', 'INPUT'],
      'pictures',
    ]);
  });
});
