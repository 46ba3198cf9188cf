import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { alerts, fieldNamed, press, submit, changeField } from '../support/views/editor-driver.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { sampleStore } from '../support/samples/samples.ts';
import { fillInStore, openStoreEditorScene } from '../support/views/store-editor-scene.tsx';

const store = sampleStore({ name: 'La Colmena', ownerInfo: { name: 'Ana Ruiz' } });
const stepStates = () =>
  [...document.querySelectorAll('nav[aria-label=Pasos] a')].map((one) => one.getAttribute('data-state'));
const missing = () =>
  within(screen.getByRole('region', { name: 'Te falta…' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

afterEach(cleanup);

describe('R2.6 R5.1 R5.4 R7.11 the steps of a new store', () => {
  const made = { createPopupStore: successfulAnswer({ popupStore: store, uploadUrls: [] }) };

  test('R5.2 the address that it will have is shown from the first letter on', async () => {
    await openStoreEditorScene(null, made);
    const address = () => document.querySelector('[data-part=address]')?.textContent;
    expect(address()).toEqual('/tienda/tienda');
    changeField('name', 'Café & Ñandú');
    expect([address(), fieldNamed('slug')?.placeholder]).toEqual(['/tienda/cafe-nandu', 'cafe-nandu']);
    changeField('slug', 'Mi-Café');
    await act(async () => fireEvent.blur(fieldNamed('slug')!));
    expect(alerts()).toEqual(['La dirección solo puede llevar letras sin tilde, números y guiones']);
  });

  test('R5.1 an end before its start is said at the end, and no longer once the start is another', async () => {
    await openStoreEditorScene(null, made, 'dates');
    changeField('dates.startDay', '2026-12-06');
    changeField('dates.endDay', '2026-12-03');
    await act(async () => fireEvent.blur(fieldNamed('dates.endDay')!));
    expect(alerts()).toEqual(['La fecha de fin debe ser posterior a la fecha de inicio']);
    changeField('dates.startDay', '2026-12-01');
    expect(alerts()).toEqual([]);
  });

  test('its days are chosen by how long it stays, beside those that stand here then', async () => {
    await openStoreEditorScene(null, made, 'dates');
    const beside = () => screen.queryByRole('region', { name: 'Con quién coincides' })?.textContent;
    expect(beside()).toEqual(undefined);
    changeField('dates.startDay', '2026-12-03');
    await press('Un fin de semana');
    expect([fieldNamed('dates.endDay')?.value, beside()]).toEqual([
      '2026-12-04',
      'Con quién coincidesBarro y Cal4–5 dic 2026',
    ]);
    changeField('dates.startDay', '2026-12-01');
    changeField('dates.endDay', '2026-12-02');
    expect(beside()).toEqual('Con quién coincidesEn esos días no hay otros puestos anunciados.');
  });

  test('R5.4 each way of paying has its own fault', async () => {
    const { go } = await openStoreEditorScene(null, made);
    await fillInStore(go);
    await go('seller');
    await press('Añadir Bizum');
    await press('Añadir Transferencia');
    changeField('payment.1.note', 'Tarjeta 4111 1111 1111 1111');
    await submit();
    expect([alerts(), document.activeElement]).toEqual([
      ['No escribas aquí el número de una tarjeta: lo leerá todo el mundo'],
      fieldNamed('payment.1.note'),
    ]);
    await press('Quitar Transferencia');
    expect(alerts()).toEqual([]);
  });

  test('R5.4 what the law asks for is said to be missing until it is there, and bars nothing', async () => {
    const { go, asked } = await openStoreEditorScene(null, made);
    await fillInStore(go);
    expect(missing()).toEqual([
      'Cómo llega lo que compran',
      'La foto de portada',
      'El nombre legal de quien vende',
      'El NIF',
      'La dirección de quien vende',
      'Un correo o un teléfono',
      'Cómo se paga',
      'Cómo se devuelve',
      'Productos',
    ]);
    await press('Añadir Recogida');
    await go('seller');
    changeField('taxId', '12345678Z');
    changeField('email', 'ana@example.com');
    await press('Poner un texto de ejemplo');
    expect(missing()).toEqual([
      'La foto de portada',
      'La dirección de quien vende',
      'Cómo se paga',
      'Productos',
    ]);
    expect(stepStates()).toEqual(['done', 'done', 'missing', 'missing', 'missing']);
    await submit();
    expect(asked.length).toEqual(1);
  });

  test('R3.7 the template is changed with its colours; colours of one’s own stay', async () => {
    await openStoreEditorScene(null, made, 'look', ({ config }) =>
      [config.theme?.layout, config.primaryColor, config.secondaryColor].join(' '),
    );
    const seen = () => screen.getByRole('complementary', { name: 'Así se verá' }).textContent;
    const choose = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));
    await choose(/^Vibrante/);
    expect(seen()).toContain('vibrant #C2410C #FDE68A');
    changeField('look.primaryColor', '#1d4e89');
    await choose(/^Elegante/);
    expect(seen()).toContain('elegant #1d4e89 #FDE68A');
    await press('Volver a los colores de la plantilla');
    expect(seen()).toContain('elegant #5B2333 #F4E9DA');
  });

  test('a colour that cannot be read is told in words and mended at one press', async () => {
    await openStoreEditorScene(null, made, 'look');
    changeField('look.primaryColor', '#e0a800');
    expect(screen.getByRole('status').textContent).toContain(
      'Este color casi no se distingue del fondo de la página.',
    );
    await press(/^Usar #/);
    expect(screen.queryByRole('status')).toEqual(null);
  });
});

test('R3.8 once it is saved a store is filled one by one or from an archive; before that it is said when', async () => {
  const links = () =>
    screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const many = ['Subir muchos de una vez', `/producer/popup-stores/${store.id}/import`];
  await openStoreEditorScene(store.id, { getPopupStore: successfulAnswer({ popupStore: store }) }, 'goods');
  expect(links()).toContainEqual(many);
  cleanup();
  await openStoreEditorScene(null, {}, 'goods');
  expect(links()).not.toContainEqual(many);
  expect(screen.getByText(/^En cuanto guardes el puesto/).textContent).toContain('con un archivo');
});
