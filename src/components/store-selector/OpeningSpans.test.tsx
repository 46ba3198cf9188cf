import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderMarket } from '../../../tests/support/render-market.tsx';
import { OpeningSpans } from './OpeningSpans.tsx';

test('R2.19 a day of the calendar says its weekday and month in words, not in a label that browsers drop', async () => {
  await renderMarket(
    <OpeningSpans
      days={['2026-12-01', '2026-12-05']}
      month="2026-12"
      today="2026-12-01"
      spans={[]}
      labelledBy="title"
    />,
  );
  expect(
    screen.getByRole('columnheader', { name: 'martes 1 de diciembre' }).getAttribute('aria-current'),
  ).toBe('date');
  const saturday = screen.getByRole('columnheader', { name: 'sábado 5 de diciembre' });
  expect(saturday.querySelector('[aria-label]')).toBeNull();
  expect(saturday.querySelector('[aria-hidden=true]')?.textContent).toBe('s5');
});
