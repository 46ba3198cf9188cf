import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleUserWithRole } from '../support/samples/session-app.ts';
import { visitMarket } from '../support/views/market-visit.tsx';

beforeEach(() => {
  // happy-dom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const link = () => screen.queryByRole('link', { name: /^(Persona|Entrar|Mi cuenta)$/ });
const seen = () => [link()?.textContent, link()?.getAttribute('href')];

test.each([
  [
    'a consumer finds their name and profile',
    sampleUserWithRole('consumer', 1),
    'authenticated',
    ['Persona', '/profile'],
  ],
  ['a visitor finds the login', null, 'anonymous', ['Entrar', '/login']],
] as const)('in the header %s', async (_, present, status, expected) => {
  const visit = visitMarket('/about', { present });
  visit.show();
  await vi.waitFor(() => expect(seen()).toEqual(['Mi cuenta', '/profile']));
  act(visit.wake);
  await act(() => visit.until(status));
  expect(seen()).toEqual(expected);
});
