import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePrefilledEmail } from './use-prefilled-email.ts';

/** Fields that a page fills in whose form has these values, opened with an address in the history entry or in the URL. */
async function filledIn(
  values: { username: string; confirmationCode?: string },
  { email, url = '/' }: { email?: string; url?: string },
): Promise<string[]> {
  const filled: string[] = [];
  const form = {
    getSnapshot: () => ({ context: { values } }),
    send: ({ field, value }: { field: string; value: string }) => void filled.push(`${field} ${value}`),
  };
  const history = createMemoryHistory({ initialEntries: [url] });
  if (email !== undefined) history.replace(url, { email });
  const routeTree = createRootRoute({
    component: function Page() {
      usePrefilledEmail(form);
      return null;
    },
  });
  await act(async () => render(<RouterProvider router={createRouter({ routeTree, history }) as never} />));
  return filled;
}

const LINK = '/#email=eva%40example.com&code=123456';

test('an empty form is filled in with the address of the screen before', async () => {
  expect(await filledIn({ username: '' }, { email: 'ana@example.com' })).toEqual([
    'username ana@example.com',
  ]);
});

test('an empty form is filled in with address and code of the link in an e-mail', async () => {
  expect(
    await filledIn({ username: '', confirmationCode: '' }, { email: 'ana@example.com', url: LINK }),
  ).toEqual(['username eva@example.com', 'confirmationCode 123456']);
});

test('fields with a value keep it', async () => {
  expect(
    await filledIn({ username: 'a', confirmationCode: '9' }, { email: 'ana@example.com', url: LINK }),
  ).toEqual([]);
});

test('without an address nothing is filled in', async () => {
  expect(await filledIn({ username: '', confirmationCode: '' }, {})).toEqual([]);
});
