import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { alerts, heading, uploadUrlsOf, press, submit, changeField } from '../support/views/editor-driver.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { openProductEditorScene, typeProduct } from '../support/views/product-editor-scene.tsx';
import { sampleFailure, sampleId, sampleProduct } from '../support/samples/samples.ts';

const product = sampleProduct({ name: 'Taza', version: 3 });

afterEach(cleanup);

describe('R5.5 R7.15 a new product', () => {
  const made = { createProduct: successfulAnswer({ product, uploadUrls: uploadUrlsOf('0', '1') }) };

  test('everything that is missing is said at its field, and nothing is sent', async () => {
    const { asked } = await openProductEditorScene(null, made);
    await submit();
    expect([alerts(), asked]).toEqual([
      [
        'Se requiere al menos una imagen',
        'El nombre es requerido',
        'El precio debe ser un número mayor a 0',
        'La cantidad debe ser un número mayor a 0',
      ],
      [],
    ]);
  });

  test('“Guardar y crear otro” begins the next one blank', async () => {
    const { answerFile, saved, isLeft } = await openProductEditorScene(null, made);
    await typeProduct();
    await submit('Guardar y crear otro');
    await answerFile('/uploads/0', { ok: true, value: null });
    await answerFile('/uploads/1', { ok: true, value: null });
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=text]')].map(
      ({ value }) => value,
    );
    expect([saved.length, isLeft(), heading(), fields]).toEqual([
      1,
      false,
      'Producto nuevo',
      ['', 'Taller Lola', '', '', '', '', ''],
    ]);
  });

  test('a refusal keeps what was typed and chosen', async () => {
    await openProductEditorScene(null, {
      createProduct: { ok: false, failure: sampleFailure('UNAVAILABLE') },
    });
    await typeProduct();
    await submit();
    const list = screen.getByRole('list', { name: 'Fotos del producto, en su orden' });
    expect([
      alerts(),
      document.querySelector<HTMLInputElement>('[name=name]')?.value,
      within(list).getAllByRole('listitem').length,
    ]).toEqual([['Servicio temporalmente no disponible.'], 'Taza', 2]);
  });
});

describe('R5.6 R7.15 a product that is changed', () => {
  const found = { getProduct: successfulAnswer({ product }) };

  test('comes with what it has, and only what was changed is sent', async () => {
    const { asked, isLeft } = await openProductEditorScene(product.id, {
      ...found,
      updateProduct: successfulAnswer({ product }),
    });
    expect([heading(), document.querySelector<HTMLInputElement>('[name=price]')?.value]).toEqual([
      'Editar producto',
      '9,5',
    ]);
    changeField('price', '12');
    await submit('Guardar cambios');
    expect([asked.at(-1)?.input, isLeft()]).toEqual([
      { params: { id: product.id }, body: { price: 12, version: 3 } },
      true,
    ]);
  });

  test('R8.11 one that somebody else changed meanwhile says so', async () => {
    await openProductEditorScene(product.id, {
      ...found,
      updateProduct: { ok: false, failure: sampleFailure('CONFLICT') },
    });
    changeField('price', '12');
    await submit('Guardar cambios');
    expect(alerts()).toEqual([
      'Alguien ha cambiado este producto mientras lo editabas. Vuelve a cargarlo para ver cómo está.',
    ]);
  });

  test('R8.11 one that is somebody else’s says that only own ones may be changed', async () => {
    const { isLeft } = await openProductEditorScene(product.id, {
      ...found,
      updateProduct: { ok: false, failure: sampleFailure('NOT_OWNER') },
    });
    changeField('price', '12');
    await submit('Guardar cambios');
    expect([alerts(), isLeft()]).toEqual([['Solo puedes cambiar o borrar tus propios productos.'], false]);
  });

  test('that its store is gone is said at the store', async () => {
    await openProductEditorScene(product.id, {
      ...found,
      updateProduct: { ok: false, failure: sampleFailure('POPUP_STORE_NOT_FOUND') },
    });
    changeField('popupStoreId', '');
    await submit('Guardar cambios');
    expect(document.querySelector('[name=popupStoreId]')?.getAttribute('aria-invalid')).toEqual('true');
    expect(alerts()).toEqual(['Ese puesto ya no existe. Elige otro.']);
  });

  test('R7.14 there is a way to it as shoppers see it, public or not; a new one has none', async () => {
    await openProductEditorScene(product.id, found);
    const way = () => screen.queryByRole('link', { name: 'Ver como comprador' })?.getAttribute('href');
    expect(way()).toEqual(`/products/${product.id}`);
    await press('Duplicar');
    expect(way()).toEqual(undefined);
  });

  test('a copy of it is a new product without pictures', async () => {
    await openProductEditorScene(product.id, found);
    await press('Duplicar');
    expect([
      heading(),
      document.querySelector<HTMLInputElement>('[name=name]')?.value,
      document.querySelectorAll('[data-picture]').length,
    ]).toEqual(['Producto nuevo', 'Taza', 0]);
  });

  test('one that did not come can be asked for again', async () => {
    const { asked } = await openProductEditorScene(sampleId(2), {
      getProduct: { ok: false, failure: sampleFailure('TIMEOUT') },
    });
    expect(alerts().join()).toContain('La solicitud tardó demasiado. Verifica tu conexión.');
    await press('Reintentar');
    expect(asked.length).toEqual(2);
  });
});
