import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderMarket } from '../../../tests/support/render-market.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

afterEach(cleanup);

function Choosing({ chosen }: { chosen: number[] }) {
  const [value, setValue] = useState(2);
  const choose = (quantity: number) => {
    chosen.push(quantity);
    setValue(quantity);
  };
  return <QuantityStepper value={value} max={3} onQuantityChanged={choose} />;
}

test.each([
  ['Aumentar la cantidad', [3]],
  ['Reducir la cantidad', [1]],
])('«%s» keeps the focus at its limit and goes no further', async (name, expected) => {
  const chosen: number[] = [];
  await renderMarket(<Choosing chosen={chosen} />);
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  expect([button.getAttribute('aria-disabled'), button.hasAttribute('disabled')]).toEqual(['true', false]);
  fireEvent.click(button);
  expect(chosen).toEqual(expected);
  expect(document.activeElement).toBe(button);
});
