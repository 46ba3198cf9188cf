import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createHeadingFocus } from '../../../src/components/layout/heading-focus.ts';

test('a page that waits for a heading to focus', () => {
  createHeadingFocus()();
  expect(document.activeElement).toBe(document.body);
});

test('leaves the focus of the next test alone', async () => {
  render(<h1 tabIndex={-1}>Pedidos</h1>);
  await act(async () => undefined);
  expect(document.activeElement).toBe(document.body);
});
