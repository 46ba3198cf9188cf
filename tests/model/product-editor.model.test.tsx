import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Product } from '../../contract/products/product.ts';
import { ProductEditorView } from '../../src/components/back-office/product-editor/ProductEditorView.tsx';
import { isDirty } from '../../src/machines/form/form.machine.ts';
import { blankProduct } from '../../src/machines/product-editor/product-values.ts';
import type { PutResult } from '../../src/machines/uploads/uploads.entries.ts';
import { createBegunProductService } from '../../src/services/products/begun-product.service.ts';
import { createProductEditorService } from '../../src/services/products/product-editor.service.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { wireProductEditor } from '../../src/wiring/producer/product-editor.wiring.ts';
import { answering, fakeCall } from '../support/fake-call.ts';
import { deferred } from '../support/deferred.ts';
import { renderMarket } from '../support/render-market.tsx';
import { sampleFailure, sampleId, sampleProduct, sampleStore } from '../support/samples.ts';

const product = sampleProduct({ name: 'Taza', version: 3 });
const jpeg = (name: string) =>
  new File([new Uint8Array(2048)], name, { type: 'image/jpeg', lastModified: 7 });
const urls = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    filename: `${index}`,
    uploadUrl: `/uploads/${index}`,
    fileUrl: `/pictures/${index}.webp`,
    contentType: 'image/jpeg',
    expiresAt: '2026-11-22T12:00:00.000Z',
  }));

/** Drafts on a device of the test’s own. */
function memoryDrafts() {
  const held = new Map<string, string>();
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  };
  return createBegunProductService({ tab: forbidden, device: () => storage as Storage });
}

const forbidden = () => {
  throw new Error('SecurityError');
};
const keepNothing = createBegunProductService({ tab: forbidden, device: forbidden });

/** The editor of a new product, or of the sample, whose files go where the test answers for them. */
async function openEditor(of: string | null, answers: Parameters<typeof fakeCall>[0], drafts = keepNothing) {
  const { call, asked } = fakeCall(answers);
  const saved: Product[] = [];
  let isLeft = false;
  const sending = new Map<string, ReturnType<typeof deferred<PutResult>>>();
  const actorRef = createActor(
    wireProductEditor({
      ...createProductEditorService(call),
      putFile: ({ url, onProgress }) => {
        onProgress?.(0.5);
        const answer = deferred<PutResult>();
        sending.set(url, answer);
        return answer.promise;
      },
      drafts,
      userId: 'lola',
      onSaved: (one) => saved.push(one),
      leave: () => void (isLeft = true),
    }),
    { input: { of, blank: blankProduct('Taller Lola') } },
  ).start();
  if (of !== null) await waitFor(actorRef, (snapshot) => !snapshot.hasTag('loading'));
  await renderMarket(
    <ChakraProvider value={backOfficeSystem}>
      <ProductEditorView
        actorRef={actorRef}
        places={{ stores: [sampleStore()], failure: null, onRetried: () => {} }}
      />
    </ChakraProvider>,
  );
  const answerFile = (url: string, result: PutResult) => act(async () => sending.get(url)?.resolve(result));
  return { actorRef, asked, saved, sending, answerFile, isLeft: () => isLeft };
}

const type = (name: string, value: string) =>
  fireEvent.change(document.querySelector(`[name=${name}]`)!, { target: { value } });
const choose = (...files: File[]) =>
  act(async () => fireEvent.change(document.querySelector('[name=pictures]')!, { target: { files } }));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const submit = (name = 'Guardar') =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    fireEvent.click(button);
    // happy-dom does not submit by a press.
    fireEvent.submit(button.closest('form')!);
  });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const rows = () =>
  within(screen.getByRole('list', { name: 'Fotos que se envían' }))
    .getAllByRole('listitem')
    .map((row) => [row.getAttribute('data-stage'), row.textContent]);

async function write() {
  await choose(jpeg('taza.jpg'), jpeg('asa.jpg'));
  type('name', 'Taza');
  type('price', '9,50');
  type('stock', '4');
}

afterEach(cleanup);

describe('R5.5 R7.15 a new product', () => {
  const made = { createProduct: answering({ product, uploadUrls: urls(2) }) };

  test('everything that is missing is said at its field, and nothing is sent', async () => {
    const { asked } = await openEditor(null, made);
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

  test('its pictures go to the addresses that were answered for them, and its maker is led away when they are there', async () => {
    const { asked, saved, answerFile, isLeft } = await openEditor(null, made);
    await write();
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
    const { answerFile, sending, isLeft } = await openEditor(null, made);
    await write();
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
    const { answerFile, isLeft } = await openEditor(null, made);
    await write();
    await submit();
    await press('Descartar asa.jpg');
    await answerFile('/uploads/0', { ok: true, value: null });
    expect(isLeft()).toEqual(true);
  });

  test('“Guardar y crear otro” begins the next one blank', async () => {
    const { answerFile, saved, isLeft } = await openEditor(null, made);
    await write();
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
      ['', 'Taller Lola', '', ''],
    ]);
  });

  test('a refusal keeps what was typed and chosen', async () => {
    await openEditor(null, { createProduct: { ok: false, failure: sampleFailure('UNAVAILABLE') } });
    await write();
    await submit();
    const list = screen.getByRole('list', { name: 'Fotos del producto, en su orden' });
    expect([
      alerts(),
      document.querySelector<HTMLInputElement>('[name=name]')?.value,
      within(list).getAllByRole('listitem').length,
    ]).toEqual([['Servicio temporalmente no disponible.'], 'Taza', 2]);
  });

  test('R5.21 a file that is no picture is named with the reason', async () => {
    await openEditor(null, made);
    await choose(
      new File([new Uint8Array(2048)], 'notas.pdf', { type: 'application/pdf' }),
      jpeg('taza.jpg'),
    );
    expect(alerts()).toEqual([
      'No hemos cogidonotas.pdf: El tipo de imagen no está permitido. Usa JPG, PNG, WebP o GIF',
    ]);
  });

  test('pictures change places by their buttons, and the first is the one that lists show', async () => {
    await openEditor(null, made);
    await choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'));
    const order = () =>
      [...document.querySelectorAll('[data-picture]')].map(
        (row) =>
          `${/[abc]\.jpg/.exec(row.textContent ?? '')?.[0]}${row.textContent?.includes('Portada') ? '*' : ''}`,
      );
    await press('Hacer portada la foto 3');
    expect(order()).toEqual(['c.jpg*', 'a.jpg', 'b.jpg']);
    await press('Retrasar la foto 1');
    await press('Adelantar la foto 3');
    await press('Quitar la foto 1');
    expect(order()).toEqual(['b.jpg*', 'c.jpg']);
  });

  test('what became of a picture is said, and the focus never falls out of the list', async () => {
    await openEditor(null, made);
    await choose(jpeg('a.jpg'), jpeg('b.jpg'));
    const said = () => document.querySelector('[data-pictures] [aria-live=polite]')?.textContent;
    const pressFocused = async (name: string) => {
      screen.getByRole('button', { name }).focus();
      await press(name);
      return [said(), document.activeElement?.tagName];
    };
    expect([
      await pressFocused('Retrasar la foto 1'),
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

describe('R5.6 R7.15 a product that is changed', () => {
  const found = { getProduct: answering({ product }) };

  test('comes with what it has, and only what was changed is sent', async () => {
    const { asked, isLeft } = await openEditor(product.id, {
      ...found,
      updateProduct: answering({ product }),
    });
    expect([heading(), document.querySelector<HTMLInputElement>('[name=price]')?.value]).toEqual([
      'Cambiar producto',
      '9,5',
    ]);
    type('price', '12');
    await submit('Guardar cambios');
    expect([asked.at(-1)?.input, isLeft()]).toEqual([
      { params: { id: product.id }, body: { price: 12, version: 3 } },
      true,
    ]);
  });

  test('R8.11 one that somebody else changed meanwhile says so', async () => {
    await openEditor(product.id, {
      ...found,
      updateProduct: { ok: false, failure: sampleFailure('CONFLICT') },
    });
    type('price', '12');
    await submit('Guardar cambios');
    expect(alerts()).toEqual([
      'Alguien ha cambiado este producto mientras lo editabas. Vuelve a cargarlo para ver cómo está.',
    ]);
  });

  test('that its store is gone is said at the store', async () => {
    await openEditor(product.id, {
      ...found,
      updateProduct: { ok: false, failure: sampleFailure('POPUP_STORE_NOT_FOUND') },
    });
    type('popupStoreId', '');
    await submit('Guardar cambios');
    expect(document.querySelector('[name=popupStoreId]')?.getAttribute('aria-invalid')).toEqual('true');
    expect(alerts()).toEqual(['Ese puesto ya no existe. Elige otro.']);
  });

  test('R7.14 there is a way to it as shoppers see it, public or not; a new one has none', async () => {
    await openEditor(product.id, found);
    const way = () => screen.queryByRole('link', { name: 'Ver como comprador' })?.getAttribute('href');
    expect(way()).toEqual(`/products/${product.id}`);
    await press('Duplicar');
    expect(way()).toEqual(undefined);
  });

  test('a copy of it is a new product without pictures', async () => {
    await openEditor(product.id, found);
    await press('Duplicar');
    expect([
      heading(),
      document.querySelector<HTMLInputElement>('[name=name]')?.value,
      document.querySelectorAll('[data-picture]').length,
    ]).toEqual(['Producto nuevo', 'Taza', 0]);
  });

  test('one that did not come can be asked for again', async () => {
    const { asked } = await openEditor(sampleId(2), {
      getProduct: { ok: false, failure: sampleFailure('TIMEOUT') },
    });
    expect(alerts().join()).toContain('La solicitud tardó demasiado. Verifica tu conexión.');
    await press('Reintentar');
    expect(asked.length).toEqual(2);
  });
});

describe('a product that was begun', () => {
  const made = { createProduct: answering({ product, uploadUrls: urls(2) }) };
  const found = { getProduct: answering({ product }) };
  const notice = () => document.querySelector('[data-part=restored] [data-part=told]')?.textContent ?? null;
  const value = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;

  test('is there again after a reload, a crash or a closed tab; pictures that were not sent are said to be missing', async () => {
    const drafts = memoryDrafts();
    await openEditor(null, made, drafts);
    await write();
    cleanup();
    const { actorRef } = await openEditor(null, made, drafts);
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
    const drafts = memoryDrafts();
    await openEditor(product.id, found, drafts);
    type('price', '12');
    cleanup();
    const now = { getProduct: answering({ product: { ...product, name: 'Taza grande', version: 4 } }) };
    await openEditor(product.id, now, drafts);
    expect([notice(), value('name'), value('price')]).toEqual([
      'Hemos recuperado lo que escribiste. ',
      'Taza grande',
      '12',
    ]);
    await press('Seguir');
    expect([notice(), value('price')]).toEqual([null, '12']);
  });

  test('is somebody else’s, or of another product: it stays where it is', async () => {
    const drafts = memoryDrafts();
    await openEditor(null, made, drafts);
    type('name', 'Jarra');
    cleanup();
    const { actorRef } = await openEditor(product.id, found, drafts);
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

  test('leaves nothing behind once it is saved, taken back or left', async () => {
    const drafts = memoryDrafts();
    const seen: unknown[] = [];
    const { actorRef } = await openEditor(null, made, drafts);
    type('name', 'Jarra');
    type('name', '');
    seen.push(drafts.read('lola'));
    await write();
    await submit();
    seen.push(drafts.read('lola'));
    actorRef.stop();
    cleanup();
    const other = await openEditor(null, made, drafts);
    type('name', 'Plato');
    other.actorRef.stop();
    expect([...seen, drafts.read('lola')]).toEqual([null, null, null]);
  });
});
