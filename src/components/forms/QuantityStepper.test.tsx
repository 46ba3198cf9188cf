import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { MarketTheme } from '../../theme/MarketTheme.tsx';
import { makeSystem } from '../../theme/chakra-system/system.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

const system = makeSystem();

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
  await renderWithMarketProviders(<Choosing chosen={chosen} />);
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  expect([button.getAttribute('aria-disabled'), button.hasAttribute('disabled')]).toEqual(['true', false]);
  fireEvent.click(button);
  expect(chosen).toEqual(expected);
  expect(document.activeElement).toBe(button);
});

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.input(field(), { target: { value } });

test('how many is typed counts at Enter or when the field is left, if it is a number, and never below the least', async () => {
  const chosen: number[] = [];
  await renderWithMarketProviders(<Choosing chosen={chosen} />);
  const seen = () => [field().value, screen.getByRole('status').textContent];
  type('12');
  fireEvent.keyDown(field(), { key: '2' });
  expect([chosen, seen()]).toEqual([[], ['12', '2']]);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect([chosen, seen()]).toEqual([[12], ['12', '12']]);
  type('muchos');
  fireEvent.blur(field());
  type(' 12 ');
  fireEvent.blur(field());
  expect([chosen, seen()]).toEqual([[12], ['12', '12']]);
  type('0');
  fireEvent.blur(field());
  expect([chosen, seen()]).toEqual([
    [12, 1],
    ['1', '1'],
  ]);
});

test('it says what is counted, and who comes to the number writes over it', async () => {
  await renderWithMarketProviders(
    <QuantityStepper value={24} of="Miel" max={30} onQuantityChanged={() => {}} />,
  );
  expect([
    screen.getByRole('group', { name: 'Cantidad: Miel' }).isConnected,
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
    screen.getByRole('status').getAttribute('aria-live'),
  ]).toEqual([true, ['Reducir la cantidad: Miel', 'Aumentar la cantidad: Miel'], 'polite']);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Unidades: Miel' });
  expect([input.inputMode, input.autocomplete, input.maxLength]).toEqual(['numeric', 'off', 3]);
  fireEvent.focus(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 2]);
});

test('what is being typed outlives a page that is drawn anew, not another quantity', async () => {
  const show = (value: number) => (
    <MarketTheme system={system}>
      <QuantityStepper value={value} max={9} onQuantityChanged={() => {}} />
    </MarketTheme>
  );
  const { rerender } = render(show(2));
  type('5');
  rerender(show(2));
  expect(field().value).toBe('5');
  field().focus();
  rerender(show(3));
  expect(field().value).toBe('3');
});

test.each([
  ['is still being typed stays', '5', true, [], '5'],
  ['was typed and left counts', '5', false, [5], '2'],
  ['nobody touched is as it was', '2', false, [], '2'],
])('when the page comes alive, what %s', async (_, typed, isThere, expected, shown) => {
  const chosen: number[] = [];
  const page = (
    <MarketTheme system={system}>
      <QuantityStepper value={2} max={9} onQuantityChanged={(quantity) => chosen.push(quantity)} />
    </MarketTheme>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  type(typed);
  const places = { true: field(), false: document.body };
  places[`${isThere}`].focus();
  await act(async () => void render(page, { container, hydrate: true }));
  expect([chosen, field().value]).toEqual([expected, shown]);
});
