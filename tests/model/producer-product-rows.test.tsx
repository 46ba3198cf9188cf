import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { visitBackOffice } from '../support/views/back-office-visit.tsx';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { sampleFailure, sampleProduct } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

const producer = sampleUserWithRole('producer', 2);
const honey = sampleProduct({ name: 'Miel', price: 9.5, stock: 12, version: 3, isActive: true });
type Answers = NonNullable<Parameters<typeof visitBackOffice>[1]['answers']>;

beforeEach(() => {
  // happy-dom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Renders the producer's products with a typed price in its single row. */
async function typePrice(answers: Answers) {
  const visit = visitBackOffice('/producer/products', {
    present: producer,
    answers: {
      listProducerPopupStores: successfulAnswer({ popupStores: [] }),
      listProducerProducts: successfulAnswer({ products: [honey], pagination: { total: 1, hasMore: false } }),
      ...answers,
    },
  });
  visit.show();
  act(visit.wake);
  await act(() => visit.until('authenticated'));
  fireEvent.click(await screen.findByRole('button', { name: /^Cambiar precio/ }));
  const field = await screen.findByRole('textbox', { name: 'Precio de Miel' });
  fireEvent.change(field, { target: { value: '12' } });
  const timesAsked = (name: string) => visit.asked.filter((one) => one.name === name).length;
  return { ...visit, timesAsked, save: () => fireEvent.keyDown(field, { key: 'Enter' }) };
}

describe('R5.6 a price that is changed in its row', () => {
  test('is typed with the keys of a number', async () => {
    await typePrice({});
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Precio de Miel' }).inputMode).toBe(
      'decimal',
    );
  });

  test('R4.15 is asked for before it is left unsaved', async () => {
    const { at } = await typePrice({});
    fireEvent.click(screen.getAllByRole('link', { name: /^Hoy/ })[0] ?? document.body);
    expect((await screen.findByRole('alertdialog')).textContent).toContain('¿Salir sin guardar?');
    expect(at()).toBe('/producer/products');
  });

  test('stays in sight when it is saved, until the list has it too', async () => {
    let isSaved = false;
    const saved = { ...honey, price: 12, version: 4 };
    const { timesAsked, save } = await typePrice({
      updateProduct: () => {
        isSaved = true;
        return successfulAnswer({ product: saved });
      },
      listProducerProducts: () =>
        successfulAnswer({ products: [isSaved ? saved : honey], pagination: { total: 1, hasMore: false } }),
    });
    const before = timesAsked('listProducerProducts');
    save();
    await waitFor(() => expect(timesAsked('listProducerProducts')).toBe(before + 1));
    expect(screen.getByRole('button', { name: /^Cambiar precio/ }).textContent).toContain('12,00');
  });

  test('R8.11 goes over somebody else’s once that was seen, with the version of that', async () => {
    const theirs = { ...honey, price: 11, version: 7 };
    const { asked, save } = await typePrice({
      updateProduct: { ok: false, failure: sampleFailure('CONFLICT', { status: 409 }) },
      getProduct: successfulAnswer({ product: theirs }),
    });
    save();
    fireEvent.click(await screen.findByRole('button', { name: /^Dejar/ }));
    const sent = () => asked.filter(({ name }) => name === 'updateProduct').map(({ input }) => input);
    await waitFor(() => expect(sent().length).toBe(2));
    expect(sent()).toEqual([
      { params: { id: honey.id }, body: { price: 12, version: 3 } },
      { params: { id: honey.id }, body: { price: 12, version: 7 } },
    ]);
  });
});
