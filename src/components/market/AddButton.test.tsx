import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { Icon } from '../icons/Icon.tsx';
import { AddButton } from './AddButton.tsx';
import type { AddButtonState } from './add-button-state.ts';

afterEach(cleanup);

const FULL = 'Llevas todos';

/** Icon of a button, by comparison with two reference icons on the page. */
const drawingIn = (button: HTMLElement) => {
  const drawn = button.querySelector('path')?.getAttribute('d');
  return ['check', 'plus'].filter(
    (name) => document.querySelector(`[data-drawing=${name}] path`)?.getAttribute('d') === drawn,
  );
};

describe(AddButton, () => {
  test.each<[AddButtonState, string, string, string[], number]>([
    [{ kind: 'idle' }, 'Añadir al carrito: Miel', 'Añadir', ['plus'], 1],
    [{ kind: 'adding' }, 'Añadir al carrito: Miel', 'Añadir', [], 0],
    [{ kind: 'added', reason: null }, 'Añadido: Miel', 'Añadido', ['check'], 1],
    [{ kind: 'added', reason: FULL }, 'Añadido: Miel', 'Añadido', ['check'], 0],
    [{ kind: 'unavailable', reason: FULL }, 'En el carrito: Miel', '', ['check'], 0],
  ])(
    'says where adding stands, and adds where more can be: %j',
    async (state, name, text, drawings, added) => {
      const onAdd = vi.fn();
      await renderWithMarketProviders(
        <>
          <i data-drawing="check">
            <Icon name="check" />
          </i>
          <i data-drawing="plus">
            <Icon name="plus" />
          </i>
          <AddButton state={state} productName="Miel" onAdd={onAdd} />
        </>,
      );
      const button = screen.getByRole('button', { name });
      fireEvent.click(button);
      expect([button.textContent, drawingIn(button), onAdd.mock.calls.length]).toEqual([
        text,
        drawings,
        added,
      ]);
      expect(button.getAttribute('aria-busy') === 'true').toBe(state.kind === 'adding');
    },
  );
});
