import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { AddButtonState } from '../market/add-button-state.ts';
import { PurchasePanel } from './PurchasePanel.tsx';

afterEach(cleanup);

interface Case {
  add?: AddButtonState;
  quantity?: number;
  max?: number;
  held?: number;
  hasCartPage?: boolean;
  closedReason?: string | null;
}

async function mount(shown: Case) {
  const [onQuantityChanged, onAdd] = [vi.fn(), vi.fn()];
  await renderWithMarketProviders(
    <>
      <i data-drawing="check">
        <Icon name="check" />
      </i>
      <i data-drawing="basket">
        <Icon name="basket" />
      </i>
      <PurchasePanel
        add={{ kind: 'idle' }}
        price={9.5}
        quantity={1}
        max={4}
        held={0}
        closedReason={null}
        onQuantityChanged={onQuantityChanged}
        onAdd={onAdd}
        {...shown}
      />
    </>,
  );
  return { onQuantityChanged, onAdd };
}

const button = () => screen.getByRole('button', { name: /carrito|Añadiendo/ });

/** The text about the stock below the button. */
const said = () => document.querySelector('output:not([aria-live])')?.parentElement?.textContent;

/** Icon of the button, by comparison with two reference icons on the page. */
const drawings = () => {
  const drawn = button().querySelector('path')?.getAttribute('d');
  return ['check', 'basket'].filter(
    (name) => document.querySelector(`[data-drawing=${name}] path`)?.getAttribute('d') === drawn,
  );
};

const seen = () => ({
  button: button().textContent.replaceAll('\u00A0', ' '),
  drawings: drawings(),
  isBusy: button().getAttribute('aria-busy') === 'true',
  why: document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent,
  quantity: screen.queryByRole<HTMLInputElement>('textbox', { name: 'Unidades' })?.value,
  said: said(),
});

const IDLE = {
  button: 'Añadir al carrito · 9,50 €',
  drawings: ['basket'],
  isBusy: false,
  why: undefined,
  quantity: '1',
  said: '',
};

describe(PurchasePanel, () => {
  test.each<[string, Case, Partial<ReturnType<typeof seen>>]>([
    ['one of some', {}, {}],
    ['the only one', { max: 1 }, {}],
    ['none that the cart may still take', { max: 0 }, {}],
    ['two of four', { quantity: 2 }, { button: 'Añadir al carrito · 19,00 €', quantity: '2' }],
    [
      'as many as can be added',
      { quantity: 4 },
      { button: 'Añadir al carrito · 38,00 €', quantity: '4', said: 'No se pueden añadir más. ' },
    ],
    ['one more than the cart holds', { held: 1 }, { said: 'Llevas 1 en el carrito. ' }],
    [
      'some in a cart with a page',
      { held: 2, hasCartPage: true },
      { said: 'Llevas 2 en el carrito. Ver el carrito' },
    ],
    ['a cart with a page and none of it', { hasCartPage: true }, {}],
    ['on its way', { add: { kind: 'adding' } }, { button: 'Añadiendo…', drawings: [], isBusy: true }],
    [
      'added',
      { add: { kind: 'added', reason: null } },
      { button: 'Añadido al carrito', drawings: ['check'] },
    ],
    [
      'the last one added',
      { add: { kind: 'added', reason: 'Llevas el último' } },
      { button: 'Añadido al carrito', drawings: ['check'], why: 'Llevas el último', quantity: undefined },
    ],
    [
      'no more',
      { add: { kind: 'unavailable', reason: 'No queda ninguno' } },
      { button: 'Añadir al carrito', why: 'No queda ninguno', quantity: undefined },
    ],
    [
      'none of a closed store, whatever is left',
      { add: { kind: 'unavailable', reason: 'No queda ninguno' }, closedReason: 'Cerró ayer' },
      { button: 'Añadir al carrito', why: 'Cerró ayer', quantity: undefined },
    ],
    [
      'none of a closed store',
      { closedReason: 'Cerró ayer' },
      { button: 'Añadir al carrito', why: 'Cerró ayer', quantity: undefined },
    ],
  ])('into the cart: %s', async (_, shown, words) => {
    await mount(shown);
    expect(seen()).toEqual({ ...IDLE, ...words });
  });

  test('how many is stepped up to what can be added, and sent with the button', async () => {
    const { onQuantityChanged, onAdd } = await mount({ quantity: 3, max: 4, held: 2, hasCartPage: true });
    expect(screen.getByRole('link', { name: 'Ver el carrito' }).getAttribute('href')).toBe('/cart');
    fireEvent.click(screen.getByRole('button', { name: 'Aumentar la cantidad' }));
    fireEvent.click(screen.getByRole('button', { name: 'Reducir la cantidad' }));
    fireEvent.click(button());
    expect([onQuantityChanged.mock.calls, onAdd.mock.calls.length]).toEqual([[[4], [2]], 1]);
  });

  test('a button with a reason adds nothing', async () => {
    const { onAdd } = await mount({ closedReason: 'Cerró ayer' });
    fireEvent.click(button());
    expect(onAdd).not.toHaveBeenCalled();
  });
});
