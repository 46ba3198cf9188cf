import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { create, object, type } from 'superstruct';
import { PopupStoreCreate, PopupStoreUpdate } from '../../contract/stores/popup-store-input.ts';
import {
  alerts,
  chooseFiles,
  fieldNamed,
  heading,
  jpeg,
  uploadUrlsOf,
  press,
  submit,
  changeField,
} from '../support/views/editor-driver.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { sampleFailure, sampleStore } from '../support/samples/samples.ts';
import { fillInStore, openStoreEditorScene } from '../support/views/store-editor-scene.tsx';

const store = sampleStore({ name: 'La Colmena', ownerInfo: { name: 'Ana Ruiz' } });
const stepHeading = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
const stepStates = () =>
  [...document.querySelectorAll('nav[aria-label=Pasos] a')].map((one) => one.getAttribute('data-state'));

afterEach(cleanup);

describe('R2.6 R5.1 R5.4 R7.11 a new store', () => {
  const made = { createPopupStore: successfulAnswer({ popupStore: store, uploadUrls: [] }) };

  test('its steps are written in any order and saved at once; its producer is led to where it is changed', async () => {
    const { asked, saved, led, go } = await openStoreEditorScene(null, made);
    await fillInStore(go);
    await go('goods');
    changeField('categories', 'miel');
    await go('name');
    expect(fieldNamed('name')?.value).toEqual('La Colmena');
    await submit();
    const [call] = asked;
    const { body } = create(call?.input, object({ body: PopupStoreCreate }));
    expect([call?.name, body.name, body.startDate, body.endDate, body.config?.categories]).toEqual([
      'createPopupStore',
      'La Colmena',
      '2026-12-03T09:00:00.000Z',
      '2026-12-06T19:00:00.000Z',
      ['miel'],
    ]);
    expect([saved, led]).toEqual([[store], [[store.id, 'name']]]);
  });

  test('what is missing is said in its step, which it leads to, with the focus on the first', async () => {
    const { asked, shown, go } = await openStoreEditorScene(null, made, 'goods');
    await submit();
    expect([asked, shown, stepHeading(), document.activeElement]).toEqual([
      [],
      ['name'],
      '1. Nombre y dirección',
      fieldNamed('name'),
    ]);
    expect(alerts()).toEqual(['El nombre es requerido', 'La descripción es requerida']);
    expect(stepStates()).toEqual(['wrong', 'wrong', 'missing', 'missing', 'missing']);
    changeField('name', 'La Colmena');
    changeField('description', 'Miel');
    await submit();
    expect([shown, document.activeElement]).toEqual([['name', 'dates'], fieldNamed('dates.startDay')]);
    await go('name');
    expect(alerts()).toEqual([]);
  });

  test('R5.2 that an address is taken is said at its field, wherever it was sent from', async () => {
    const taken = sampleFailure('CONFLICT', {
      errors: [{ field: 'slug', message: 'Ya hay una tienda con esa dirección: elige otra' }],
    });
    const { go, shown } = await openStoreEditorScene(null, {
      createPopupStore: { ok: false, failure: taken },
    });
    await fillInStore(go);
    await submit();
    expect([shown, alerts(), document.activeElement]).toEqual([
      ['name'],
      ['Ya hay una tienda con esa dirección: elige otra'],
      fieldNamed('slug'),
    ]);
  });

  test('a refusal of the whole keeps what was typed', async () => {
    const { go } = await openStoreEditorScene(null, {
      createPopupStore: { ok: false, failure: sampleFailure('UNAVAILABLE') },
    });
    await fillInStore(go);
    await submit();
    expect([alerts(), fieldNamed('dates.startDay')?.value]).toEqual([
      ['Servicio temporalmente no disponible.'],
      '2026-12-03',
    ]);
  });
});

describe('R3.8 R5.21 the pictures of a store', () => {
  const made = {
    createPopupStore: successfulAnswer({ popupStore: store, uploadUrls: uploadUrlsOf('hero', 'logo') }),
  };

  test('are sent to the addresses that were answered for them, once it is saved', async () => {
    const { go, led, saved, answerFile } = await openStoreEditorScene(null, made);
    await fillInStore(go);
    await go('look');
    await chooseFiles('logo', jpeg('logo.jpg'));
    await chooseFiles('heroImage', jpeg('puesto.jpg'));
    await submit();
    expect([heading(), led]).toEqual(['Enviando las fotos', []]);
    await answerFile('/uploads/hero', { ok: true, value: null });
    await answerFile('/uploads/logo', { ok: false, failure: sampleFailure('NO_RESPONSE') });
    expect([heading(), alerts()]).toEqual(['Hay fotos que no han llegado', ['Sin conexión.']]);
    await press('Seguir sin ellas');
    expect([saved, led]).toEqual([[store], [[store.id, 'look']]]);
  });

  test('what is no picture is named with the reason, and the one before stays', async () => {
    await openStoreEditorScene(null, made, 'look');
    await chooseFiles('heroImage', jpeg('puesto.jpg'));
    await chooseFiles(
      'heroImage',
      new File([new Uint8Array(2048)], 'notas.pdf', { type: 'application/pdf' }),
    );
    expect(alerts()).toEqual(['notas.pdf: El tipo de imagen no está permitido. Usa JPG, PNG, WebP o GIF']);
    expect(screen.getByRole('group', { name: 'Portada' }).textContent).toContain(
      'puesto.jpg: se envía al guardar',
    );
  });
});

describe('R5.3 R7.12 a store that is changed', () => {
  const dressed = { ...store, pendingImages: ['heroImage' as const] };
  const found = { getPopupStore: successfulAnswer({ popupStore: dressed }) };

  test('comes with what it has; only what was changed is sent, and one stays where one is', async () => {
    const { asked, saved, led } = await openStoreEditorScene(store.id, {
      ...found,
      updatePopupStore: successfulAnswer({ popupStore: store }),
    });
    expect([heading(), fieldNamed('name')?.value, fieldNamed('slug')?.value]).toEqual([
      'Editar puesto',
      'La Colmena',
      'la-colmena',
    ]);
    changeField('tagline', 'De romero');
    await submit('Guardar cambios');
    const { body } = create(asked.at(-1)?.input, type({ body: PopupStoreUpdate }));
    expect([Object.keys(body), body.config?.tagline]).toEqual([['config'], 'De romero']);
    expect([saved, led, fieldNamed('tagline')?.value]).toEqual([[store], [], 'De romero']);
  });

  test('a picture that has not come is said to be missing, and can be done without', async () => {
    const { asked } = await openStoreEditorScene(
      store.id,
      { ...found, updatePopupStore: successfulAnswer({ popupStore: store }) },
      'look',
    );
    const hero = screen.getByRole('group', { name: 'Portada' });
    expect(within(hero).getByRole('status').textContent).toContain('Falta por llegar');
    await press('Quitar Portada');
    await submit('Guardar cambios');
    expect(asked.at(-1)?.input).toEqual({ params: { id: store.id }, body: { removeImages: ['heroImage'] } });
  });

  test('once its pictures have come it is looked at again', async () => {
    const { asked, answerFile } = await openStoreEditorScene(
      store.id,
      {
        ...found,
        updatePopupStore: successfulAnswer({ popupStore: store, uploadUrls: uploadUrlsOf('hero') }),
      },
      'look',
    );
    await act(async () =>
      fireEvent.change(fieldNamed('heroImage')!, { target: { files: [jpeg('puesto.jpg')] } }),
    );
    await submit('Guardar cambios');
    await answerFile('/uploads/hero', { ok: true, value: null });
    expect([asked.map(({ name }) => name), heading(), stepHeading()]).toEqual([
      ['getPopupStore', 'updatePopupStore', 'getPopupStore'],
      'Editar puesto',
      '3. Aspecto',
    ]);
  });

  test('one that did not come can be asked for again, one that is not there is said to be', async () => {
    const { asked } = await openStoreEditorScene(store.id, {
      getPopupStore: { ok: false, failure: sampleFailure('TIMEOUT') },
    });
    expect(alerts().join()).toContain('La solicitud tardó demasiado. Verifica tu conexión.');
    await press('Reintentar');
    expect(asked.length).toEqual(2);
    cleanup();
    await openStoreEditorScene(store.id, {
      getPopupStore: { ok: false, failure: sampleFailure('POPUP_STORE_NOT_FOUND') },
    });
    expect(alerts().join()).toContain('Este puesto ya no está');
  });
});
