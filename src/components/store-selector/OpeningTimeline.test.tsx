import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleStore } from '../../../tests/support/samples/samples.ts';
import { OpeningTimeline } from './OpeningTimeline.tsx';

test('R2.19 a day of the calendar says its weekday and month in words, not in a label that browsers drop', async () => {
  const [startDate, endDate] = ['2026-12-01T09:00:00.000Z', '2026-12-02T19:00:00.000Z'];
  await renderWithMarketProviders(
    <>
      <h2 id="title">Diciembre</h2>
      <OpeningTimeline
        days={['2026-12-01', '2026-12-05']}
        month="2026-12"
        today="2026-12-01"
        spans={[{ store: { ...sampleStore(), startDate, endDate }, from: 1, to: 1, isOver: false }]}
        labelledBy="title"
      />
    </>,
  );
  expect(
    screen.getByRole('columnheader', { name: 'martes 1 de diciembre' }).getAttribute('aria-current'),
  ).toBe('date');
  const saturday = screen.getByRole('columnheader', { name: 'sábado 5 de diciembre' });
  expect(saturday.querySelector('[aria-label]')).toBeNull();
  expect(saturday.querySelector('[aria-hidden=true]')?.textContent).toBe('s5');
});
