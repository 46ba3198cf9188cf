import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { SelectField } from './SelectField.tsx';

afterEach(cleanup);

const options = ['kg', 'l'].map((value) => ({ value, label: value }));

test.each([
  [true, []],
  [false, ['l']],
])('a list that is read only: %s', async (readOnly, expected) => {
  const chosen: string[] = [];
  await renderWithMarketProviders(
    <SelectField
      label="Unidad"
      options={options}
      value="kg"
      readOnly={readOnly}
      onValueChanged={(value) => chosen.push(value)}
    />,
  );
  const list = screen.getByRole('combobox', { name: 'Unidad' });
  list.focus();
  fireEvent.change(list, { target: { value: 'l' } });
  expect(chosen).toEqual(expected);
  expect(document.activeElement).toBe(list);
  expect(list.getAttribute('aria-disabled')).toBe(String(readOnly));
});
