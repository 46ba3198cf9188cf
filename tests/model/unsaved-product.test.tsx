import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { isDirty } from '../../src/machines/ui/form.machine.ts';
import { uploadUrlsOf, press, submit, changeField } from '../support/views/editor-driver.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import {
  memoryUnsavedProducts,
  openProductEditorScene,
  typeProduct,
} from '../support/views/product-editor-scene.tsx';
import { sampleProduct } from '../support/samples/samples.ts';

const product = sampleProduct({ name: 'Taza', version: 3 });

afterEach(cleanup);

describe('a product that was begun', () => {
  const made = { createProduct: successfulAnswer({ product, uploadUrls: uploadUrlsOf('0', '1') }) };
  const found = { getProduct: successfulAnswer({ product }) };
  const notice = () => document.querySelector('[data-part=restored] [data-part=told]')?.textContent ?? null;
  const value = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;

  test('is there again after a reload, a crash or a closed tab; pictures that were not sent are said to be missing', async () => {
    const drafts = memoryUnsavedProducts();
    await openProductEditorScene(null, made, drafts);
    await typeProduct();
    cleanup();
    const { actorRef } = await openProductEditorScene(null, made, drafts);
    expect([notice(), value('name'), value('price'), value('stock')]).toEqual([
      'Hemos recuperado lo que escribiste. Faltan las 2 fotos que elegiste: vuelve a elegirlas.',
      'Taza',
      '9,50',
      '4',
    ]);
    const form = actorRef.getSnapshot().children.form;
    expect(form && isDirty(form.getSnapshot())).toBe(true);
    await press('Descartarlo');
    expect([notice(), value('name'), drafts.read('lola')]).toEqual([null, '', null]);
  });

  test('of one that is changed only what was typed comes back, over what it says now', async () => {
    const drafts = memoryUnsavedProducts();
    await openProductEditorScene(product.id, found, drafts);
    changeField('price', '12');
    cleanup();
    const now = {
      getProduct: successfulAnswer({ product: { ...product, name: 'Taza grande', version: 4 } }),
    };
    await openProductEditorScene(product.id, now, drafts);
    expect([notice(), value('name'), value('price')]).toEqual([
      'Hemos recuperado lo que escribiste.',
      'Taza grande',
      '12',
    ]);
    await press('Seguir');
    expect([notice(), value('price')]).toEqual([null, '12']);
  });

  test('is somebody else’s, or of another product: it stays where it is', async () => {
    const drafts = memoryUnsavedProducts();
    await openProductEditorScene(null, made, drafts);
    changeField('name', 'Jarra');
    cleanup();
    const { actorRef } = await openProductEditorScene(product.id, found, drafts);
    expect([notice(), value('name')]).toEqual([null, 'Taza']);
    actorRef.stop();
    expect(drafts.read('lola')).toEqual({
      version: 1,
      userId: 'lola',
      of: null,
      fields: { name: 'Jarra' },
      missing: 0,
    });
  });

  test('of a copy nothing is mixed with what another page began, and all of it comes back', async () => {
    const drafts = memoryUnsavedProducts();
    await openProductEditorScene(null, made, drafts);
    changeField('price', '99');
    cleanup();
    await openProductEditorScene(product.id, found, drafts);
    await press('Duplicar');
    expect([notice(), value('price')]).toEqual([null, '9,5']);
    changeField('stock', '7');
    cleanup();
    await openProductEditorScene(null, made, drafts);
    expect([value('name'), value('price'), value('stock')]).toEqual(['Taza', '9,5', '7']);
  });

  test('leaves nothing behind once it is saved, taken back or left', async () => {
    const drafts = memoryUnsavedProducts();
    const seen: unknown[] = [];
    const { actorRef } = await openProductEditorScene(null, made, drafts);
    changeField('name', 'Jarra');
    changeField('name', '');
    seen.push(drafts.read('lola'));
    await typeProduct();
    await submit();
    seen.push(drafts.read('lola'));
    actorRef.stop();
    cleanup();
    const other = await openProductEditorScene(null, made, drafts);
    changeField('name', 'Plato');
    other.actorRef.stop();
    expect([...seen, drafts.read('lola')]).toEqual([null, null, null]);
  });
});
