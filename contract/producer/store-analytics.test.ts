import { expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { endpoints } from '../endpoints.ts';

const totals = { views: 120, visitors: 80, orders: 4, units: 9, revenue: 61.5, conversion: 0.05 };
const analytics = {
  ...totals,
  series: [{ date: '2026-11-21', views: 120, orders: 4, units: 9, revenue: 61.5 }],
  topProducts: [{ productId: 'p', name: 'Miel', units: 9, revenue: 61.5 }],
};
const more = {
  additions: 12,
  productViews: 30,
  period: { from: '2026-11-21', to: '2026-11-21' },
  hours: [0, 1],
  funnel: [{ step: 'added', visitors: 9 }],
  searchesWithoutResult: [{ q: 'vinilo', count: 2 }],
  previous: { ...totals, additions: 3, productViews: 8 },
};
const read = (said: object) => validateInput({ analytics: said }, endpoints.getPopupStoreAnalytics.answer);

test('what a store came to reaches whoever asks, whole', () => {
  for (const said of [analytics, { ...analytics, ...more }])
    expect(read({ ...said, secret: 1 })).toEqual({ ok: true, value: { analytics: said } });
});

test.each(['views', 'visitors', 'orders', 'units', 'revenue', 'conversion', 'series', 'topProducts'])(
  'without %s it is no answer',
  (name) => {
    expect(read({ ...analytics, [name]: undefined }).ok).toBe(false);
  },
);

test.each([
  { funnel: [{ step: 'cart', visitors: 9 }] },
  { views: -1 },
  { orders: 1.5 },
  { conversion: 5 },
  { revenue: Number.NaN },
])('%j is no figure', (wrong) => {
  expect(read({ ...analytics, ...wrong }).ok).toBe(false);
});
