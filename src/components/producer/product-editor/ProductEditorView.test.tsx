import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  alerts,
  heading,
  jpeg,
  press,
  submit,
  changeField,
} from '../../../../tests/support/views/editor-driver.ts';
import { successfulAnswer } from '../../../../tests/support/charts/fake-call.ts';
import { leafTexts } from '../../../../tests/support/views/leaf-texts.ts';
import {
  memoryUnsavedProducts,
  openProductEditorScene,
  showProductEditor,
  typeProduct,
} from '../../../../tests/support/views/product-editor-scene.tsx';
import {
  sampleFailure,
  sampleId,
  sampleProduct,
  sampleStore,
} from '../../../../tests/support/samples/samples.ts';
import { createProductEditorService } from '../../../services/producer/products/product-editor.service.ts';

afterEach(cleanup);

const bread = sampleProduct({
  name: 'Pan',
  shortDescription: 'De masa madre',
  isPopupStoreExclusive: true,
  details: {
    content: { amount: 0.8, unit: 'kg' },
    sizes: 'Una',
    materials: 'Tela',
    ingredients: 'Harina',
    allergens: ['gluten', 'milk'],
  },
});

const wordsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
/** Form fields: label, value, maximum length and phone keyboard. */
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('form :is([type=text], textarea, select)')].map((field) => [
    document.querySelector(`label[for="${field.id}"]`)?.textContent,
    field.value,
    ...['maxlength', 'inputmode', 'enterkeyhint', 'rows'].map((name) => field.getAttribute(name)),
  ]);
const options = (name: string) =>
  [...document.querySelectorAll<HTMLOptionElement>(`[name=${name}] option`)].map(({ text, value }) => [
    text,
    value,
  ]);
const checked = () =>
  [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map(
    ({ checked: isChecked }) => isChecked,
  );
const preview = () =>
  document.querySelector('aside[aria-label="Así se verá"]') ?? document.createElement('p');
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const fold = () => document.querySelector('details')?.open;

test('a product that is changed stands in its fields as it is, beside its card', async () => {
  const { asked } = await openProductEditorScene(bread.id, {
    getProduct: successfulAnswer({ product: bread }),
  });
  expect([document.title, heading(), asked.length]).toEqual([
    'Editar producto · Tenderete',
    'Editar producto',
    1,
  ]);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(wordsOf('nav li')).toEqual(['Productos', '/Editar producto']);
  expect(links().slice(0, 2)).toEqual(['/producer/products', `/products/${sampleId(2)}`]);
  expect(document.querySelectorAll('form[aria-label="Datos del producto"] section').length).toBe(4);
  expect(wordsOf('h2')).toEqual(['Fotos', 'Qué es', 'Precio y existencias', 'Dónde se vende', 'Así se verá']);
  expect(fields()).toEqual([
    ['Nombre', 'Pan', '100', null, 'next', null],
    ['Descripción corta (opcional)', 'De masa madre', '300', null, null, '3'],
    ['Quién lo hace', 'Ana Ruiz', '100', null, null, null],
    ['Precio (€)', '9,5', null, 'decimal', null, null],
    ['Existencias', '4', null, 'numeric', null, null],
    ['Puesto', sampleId(1), null, null, null, null],
    ['Contenido', '0,8', null, 'decimal', null, null],
    ['Unidad', 'kg', null, null, null, null],
    ['Tallas y medidas', 'Una', '300', null, null, null],
    ['Materiales', 'Tela', '300', null, null, null],
    ['Ingredientes', 'Harina', '1000', null, null, '3'],
  ]);
  expect(options('popupStoreId')).toEqual([
    ['Sin puesto', ''],
    ['La Colmena', sampleId(1)],
  ]);
  expect(options('contentUnit').map(([text]) => text)).toEqual([
    'gramos',
    'kilos',
    'mililitros',
    'litros',
    'unidades',
  ]);
  expect(checked().filter(Boolean).length).toBe(3);
  expect([fold(), document.querySelector('fieldset')?.getAttribute('aria-describedby')]).toEqual([
    true,
    'allergens-hint',
  ]);
  expect(leafTexts(preview())).toEqual(expect.arrayContaining(['Así se verá', 'Pan', 'La Colmena']));
  expect(preview().textContent).toContain('9,50');
  expect(preview().querySelector('[inert] img')?.getAttribute('src')).toBe('/pictures/miel.webp');
  expect(wordsOf('form button:not([aria-label])').slice(-2)).toEqual(['Guardar cambios', 'Duplicar']);
});

test('a new product has nothing but its maker, and a card that says what is missing', async () => {
  await openProductEditorScene(null, {});
  expect([document.title, heading(), wordsOf('nav li'), links().slice(0, 1)]).toEqual([
    'Producto nuevo · Tenderete',
    'Producto nuevo',
    ['Productos', '/Producto nuevo'],
    ['/producer/products'],
  ]);
  expect([fold(), checked().length, checked().includes(true)]).toEqual([false, 14, false]);
  expect(preview().textContent).toContain('Nombre del producto');
  expect([preview().textContent?.includes('€'), preview().querySelector('img')]).toEqual([false, null]);
  expect(wordsOf('form button:not([aria-label])').slice(-2)).toEqual(['Guardar', 'Guardar y crear otro']);
  await typeProduct();
  expect([preview().textContent?.includes('9,50'), preview().querySelector('img')?.src.slice(0, 5)]).toEqual([
    true,
    'blob:',
  ]);
  changeField('name', '  ');
  expect(preview().textContent).toContain('Nombre del producto');
});

test('a store that is not among those to choose from is still the one where it is sold', async () => {
  const product = sampleProduct({ popupStoreId: sampleId(7) });
  let retries = 0;
  await openProductEditorScene(
    product.id,
    { getProduct: successfulAnswer({ product }) },
    memoryUnsavedProducts(),
    {
      failure: 'No hemos podido cargar tus puestos.',
      onRetried: () => void (retries += 1),
    },
  );
  expect(options('popupStoreId')).toEqual([
    ['Sin puesto', ''],
    ['La Colmena', sampleId(1)],
    ['Su puesto de ahora', sampleId(7)],
  ]);
  expect([alerts(), document.querySelector<HTMLSelectElement>('[name=popupStoreId]')?.value]).toEqual([
    ['No hemos podido cargar tus puestos.Reintentar'],
    sampleId(7),
  ]);
  await press('Reintentar');
  expect([retries, preview().textContent?.includes('La Colmena')]).toEqual([1, false]);
});

test('only what is sold in a store may be seen there alone', async () => {
  const { asked } = await openProductEditorScene(bread.id, {
    getProduct: successfulAnswer({ product: bread }),
    updateProduct: { ok: false, failure: sampleFailure('UNAVAILABLE') },
  });
  const exclusive = () => screen.queryByLabelText('Solo se ve dentro de este puesto');
  await act(async () => exclusive()?.click());
  await submit('Guardar cambios');
  expect(asked.at(-1)?.input).toHaveProperty('body.isPopupStoreExclusive', false);
  changeField('popupStoreId', '');
  expect(exclusive()).toBe(null);
  changeField('popupStoreId', sampleId(1));
  expect(exclusive()).not.toBe(null);
});

test('pictures that are pasted are added, and words go where they are pasted', async () => {
  await openProductEditorScene(null, {});
  const name = screen.getByLabelText('Nombre');
  const paste = (...files: File[]) => {
    const pasted = createEvent.paste(name, { clipboardData: { files } });
    fireEvent(name, pasted);
    return [pasted.defaultPrevented, document.querySelectorAll('[data-picture]').length];
  };
  expect([paste(), paste(jpeg('taza.jpg'))]).toEqual([
    [false, 0],
    [true, 1],
  ]);
});

test('a product that is being saved waits with both its buttons, and cannot be changed', async () => {
  const verbs = createProductEditorService(() => new Promise(() => {}));
  await showProductEditor(null, verbs, memoryUnsavedProducts());
  await typeProduct();
  await submit('Guardar y crear otro');
  const buttons = ['Guardando…', 'Guardar y crear otro'].map((name) => screen.getByRole('button', { name }));
  expect(buttons.map((button) => [button.getAttribute('aria-busy'), button.getAttribute('type')])).toEqual([
    ['true', 'submit'],
    ['true', 'submit'],
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').readOnly).toBe(true);
});

test('a product that is no more says so, and has neither form nor way to it', async () => {
  await openProductEditorScene(bread.id, { getProduct: { ok: false, failure: sampleFailure('NOT_FOUND') } });
  expect([wordsOf('h1, h2'), screen.queryByRole('form'), links()]).toEqual([
    ['Editar producto', 'Este producto ya no está'],
    null,
    ['/producer/products'],
  ]);
  expect(screen.queryByRole('button')).toBe(null);
});

test('a product on its way has a place kept for it', async () => {
  const verbs = createProductEditorService(() => new Promise(() => {}));
  await showProductEditor(bread.id, verbs, memoryUnsavedProducts());
  expect([screen.getByRole('status').textContent, screen.queryByRole('alert')]).toEqual([
    'Cargando el producto',
    null,
  ]);
});

test.each([
  [1, 'Hemos recuperado lo que escribiste. Falta la foto que elegiste: vuelve a elegirla.'],
  [0, 'Hemos recuperado lo que escribiste.'],
])(
  'what was typed before is there again, without %i pictures, until it is kept or thrown away',
  async (missing, told) => {
    const notice = () => document.querySelector('[data-part=restored]');
    const name = () => screen.getByLabelText<HTMLInputElement>('Nombre').value;
    const drafts = memoryUnsavedProducts();
    const begun = { version: 1 as const, userId: 'lola', of: null, fields: { name: 'Jarra' }, missing };
    drafts.remember(begun);
    await openProductEditorScene(null, {}, drafts);
    expect([notice()?.textContent, name()]).toEqual([`${told}SeguirDescartarlo`, 'Jarra']);
    await press('Seguir');
    expect([notice(), name()]).toEqual([null, 'Jarra']);
    cleanup();
    drafts.remember(begun);
    await openProductEditorScene(null, {}, drafts);
    await press('Descartarlo');
    expect([notice(), name()]).toEqual([null, '']);
  },
);

test('a card wears its store’s name only where it is sold in one', async () => {
  const stores = [sampleStore({ id: sampleId(1), name: 'Barro y Cal' })];
  await openProductEditorScene(
    bread.id,
    { getProduct: successfulAnswer({ product: bread }) },
    memoryUnsavedProducts(),
    {
      stores,
    },
  );
  expect(preview().textContent).toContain('Barro y Cal');
  changeField('popupStoreId', '');
  expect(preview().textContent).not.toContain('Barro y Cal');
});
