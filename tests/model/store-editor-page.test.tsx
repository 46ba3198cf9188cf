import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { MissingStoreData } from '../../src/components/producer/store-editor/MissingStoreData.tsx';
import { StoreForm } from '../../src/components/producer/store-editor/StoreForm.tsx';
import { storeFormMachine } from '../../src/machines/producer/stores/store-form.machine.ts';
import { alerts, fieldNamed, press, submit, changeField } from '../support/views/editor-driver.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleStore } from '../support/samples/samples.ts';
import {
  blankStoreValues,
  fillInStore,
  openStoreEditorScene,
  showStoreEditor,
} from '../support/views/store-editor-scene.tsx';

afterEach(cleanup);

const store = sampleStore({ heroImageUrl: '/pictures/puesto.webp' });
const unanswered = () => new Promise<never>(() => {});
const whereOf = (step: string) => `/producer/popup-stores/new?step=${step}`;
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
/** Buttons at the foot of the form. */
const foot = () => {
  const form = screen.getByRole('form', { name: 'Datos del puesto' });
  return [
    within(form).getByRole('button', { name: /^Guardar/ }).textContent,
    ...within(form)
      .queryAllByRole('link', { name: /^Siguiente/ })
      .flatMap((link) => [link.textContent, link.getAttribute('href')]),
  ];
};

describe('the editor of a store around its steps', () => {
  test('its steps say how they stand and where they are, and what is lacking leads to its step', async () => {
    await openStoreEditorScene(null, {}, 'dates');
    const steps = screen.getByRole('navigation', { name: 'Pasos' });
    expect(linksIn(steps)).toEqual([
      ['1Nombre y dirección, falta algo', whereOf('name')],
      ['2Cuándo y dónde, falta algo', whereOf('dates')],
      ['3Aspecto, falta algo', whereOf('look')],
      ['4Quién vende, falta algo', whereOf('seller')],
      ['5Qué se vende, falta algo', whereOf('goods')],
    ]);
    expect(steps.querySelector('[data-current]')?.getAttribute('href')).toBe(whereOf('dates'));
    const lacks = screen.getByRole('region', { name: 'Te falta…' });
    expect(linksIn(lacks).slice(0, 5)).toEqual([
      ['Una descripción', whereOf('name')],
      ['Las fechas', whereOf('dates')],
      ['Cómo llega lo que compran', whereOf('dates')],
      ['La foto de portada', whereOf('look')],
      ['El nombre legal de quien vende', whereOf('seller')],
    ]);
    expect(lacks.textContent).toContain('Puedes abrir sin esto, pero la ley te pide decirlo');
    const way = screen.getByRole('navigation', { name: 'Estás en' });
    expect(linksIn(way)).toEqual([['Puestos', '/producer/popup-stores']]);
  });

  test('a step that is done or wrong shows a mark in place of its number', async () => {
    await openStoreEditorScene(store.id, { getPopupStore: successfulAnswer({ popupStore: store }) });
    const marks = () =>
      [...document.querySelectorAll('nav[aria-label=Pasos] a')].map((link) => [
        link.getAttribute('data-state'),
        link.querySelector('[data-part=mark]')?.textContent,
        link.querySelectorAll('[data-part=mark] svg').length,
      ]);
    expect(marks()[0]).toEqual(['done', '', 1]);
    expect(marks()[1]).toEqual(['missing', '2', 0]);
    changeField('name', '');
    await act(async () => fireEvent.blur(fieldNamed('name') ?? document.body));
    expect(marks()[0]).toEqual(['wrong', '', 1]);
    const [first] = linksIn(screen.getByRole('navigation', { name: 'Pasos' }));
    expect(first?.[0]).toBe('Nombre y dirección, hay que corregir algo');
  });

  test('the foot saves, and leads on to the next step until the last', async () => {
    const { go } = await openStoreEditorScene(null, {});
    expect(foot()).toEqual(['Guardar', 'Siguiente: Cuándo y dónde', whereOf('dates')]);
    await go('goods');
    expect(foot()).toEqual(['Guardar']);
    cleanup();
    await openStoreEditorScene(store.id, { getPopupStore: successfulAnswer({ popupStore: store }) }, 'look');
    expect(foot()).toEqual(['Guardar cambios', 'Siguiente: Quién vende', whereOf('seller')]);
  });

  test('while it is saved nothing can be written, and it is said that it is on its way', async () => {
    const { go } = await showStoreEditor(null, { saveStore: unanswered, loadStore: unanswered });
    await fillInStore(go);
    await submit();
    const button = screen.getByRole('button', { name: 'Guardando…' });
    expect([button.getAttribute('aria-busy'), button.getAttribute('type')]).toEqual(['true', 'submit']);
    expect(fieldNamed('dates.startDay')?.readOnly).toBe(true);
    await go('look');
    expect(fieldNamed('look.primaryColor')?.getAttribute('aria-disabled')).toBe('true');
  });

  test('a day that is typed is shown in its month, and without one the present month is', async () => {
    await openStoreEditorScene(null, {}, 'dates');
    const month = () => document.querySelector('[data-part=range-text]')?.textContent;
    const isPast = (day: string) =>
      document.querySelector(`[data-value="${day}"] [aria-label]`)?.getAttribute('aria-disabled');
    expect([month(), isPast('2026-11-19'), isPast('2026-11-20')]).toEqual([
      'noviembre de 2026',
      'true',
      null,
    ]);
    changeField('dates.startDay', '2027-03-03');
    expect(month()).toBe('marzo de 2027');
    changeField('dates.startDay', '');
    expect(month()).toBe('noviembre de 2026');
  });

  test('who has gone on to a step begins at its heading, and who has just come does not', async () => {
    const { go } = await openStoreEditorScene(null, {});
    expect(document.activeElement).toBe(document.body);
    await go('seller');
    expect(document.activeElement?.textContent).toBe('4. Quién vende');
  });

  test('R3.7 how it will be seen stands beside the form, or behind a button', async () => {
    await openStoreEditorScene(null, {}, 'name', ({ name }) => `visto: ${name}`);
    changeField('name', 'Horno');
    expect(screen.getByRole('complementary', { name: 'Así se verá' }).textContent).toBe(
      'Así se verávisto: Horno',
    );
    expect(screen.queryByRole('dialog')).toBe(null);
    // Shown in narrow windows only.
    await act(async () => fireEvent.click(screen.getByText('Ver cómo queda')));
    const dialog = await screen.findByRole('dialog', { name: 'Así se verá' });
    expect(dialog.textContent).toBe('Así se verávisto: HornoVolver a editar');
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Volver a editar' })));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  });
});

test('that the others are not known is said, and they can be asked for again', async () => {
  const formRef = createActor(storeFormMachine, { input: { values: blankStoreValues } }).start();
  const onRetried = vi.fn<() => void>();
  await renderWithMarketProviders(
    inBackOffice(
      <StoreForm
        formRef={formRef}
        step="goods"
        neighbours={{ stores: [], failure: 'No hemos podido traer los otros puestos.', onRetried }}
        addressOf={(step) => `/producer/popup-stores/new?step=${step}`}
        preview={() => 'así'}
      />,
    ),
  );
  expect(alerts().join()).toContain('No hemos podido traer los otros puestos.');
  await press('Reintentar');
  expect(onRetried).toHaveBeenCalledTimes(1);
});

test('a store that lacks nothing is said to be ready', async () => {
  const show = (gaps: readonly 'taxId'[]) =>
    renderWithMarketProviders(
      inBackOffice(<MissingStoreData gaps={gaps} addressOf={() => '/producer/popup-stores/new'} />),
    );
  await show([]);
  const said = () => screen.getByRole('region', { name: 'Te falta…' }).textContent;
  expect(said()).toBe('No te falta nada: puede abrir');
  cleanup();
  await show(['taxId']);
  expect(said()).toBe(
    'Te falta…El NIFPuedes abrir sin esto, pero la ley te pide decirlo y quien compra lo echa en falta.',
  );
});
