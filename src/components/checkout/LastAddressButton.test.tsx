import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openCheckoutScene, CHECKOUT_SHIPPING } from '../../../tests/support/browser/checkout.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { ShippingFields } from './ShippingFields.tsx';

afterEach(cleanup);

const NAME = 'Usar la dirección de tu último pedido';
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function mount(known: Partial<typeof CHECKOUT_SHIPPING>) {
  const { actor } = openCheckoutScene({ input: { known } });
  await renderWithMarketProviders(
    <form>
      <ShippingFields checkoutRef={actor} />
    </form>,
  );
  act(() => actor.send({ type: 'shipping.recalled', shipping: CHECKOUT_SHIPPING }));
  return actor;
}

test('R5.8 where only a city is known, one press takes the whole address of the last order, and the focus is in it', async () => {
  await mount({ city: 'Burgos' });
  expect([value('Dirección'), value('Ciudad')]).toEqual(['', 'Burgos']);
  expect(screen.queryAllByText('Calle Mayor 1, 42001 Soria')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: NAME }));
  expect(['Dirección', 'Código postal', 'Ciudad', 'Provincia (opcional)'].map(value)).toEqual([
    'Calle Mayor 1',
    '42001',
    'Soria',
    'Soria',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('Dirección'));
  expect(screen.queryByRole('button', { name: NAME })).toBeNull();
});

test('R5.8 it stays while another street is typed, and is not offered to whom it was filled in for', async () => {
  const actor = await mount({ city: 'Burgos' });
  act(() => actor.send({ type: 'shipping.changed', field: 'address', value: 'Sol 3' }));
  expect(screen.queryAllByRole('button', { name: NAME })).toHaveLength(1);
  cleanup();
  await mount({});
  expect([value('Dirección'), screen.queryByRole('button', { name: NAME })]).toEqual(['Calle Mayor 1', null]);
});
