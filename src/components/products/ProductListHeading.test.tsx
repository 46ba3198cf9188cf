import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW, sampleStore } from '../../../tests/support/samples/samples.ts';
import { ProductListHeading } from './ProductListHeading.tsx';

afterEach(cleanup);

test.each([
  [{ config: { tagline: 'Tandas cortas' } }, 'Tandas cortas. Ver el puesto'],
  [{ config: { tagline: '¡Solo hoy!' } }, '¡Solo hoy! Ver el puesto'],
  [{ description: 'Miel de Soria.' }, 'Miel de Soria. Ver el puesto'],
])('what the store says of itself does not run into the way to its page: %j', async (store, text) => {
  await renderWithMarketProviders(
    <ProductListHeading store={sampleStore(store)} isNotOpen={false} now={NOW} />,
  );
  expect(screen.getByRole('link', { name: 'Ver el puesto' }).parentElement?.textContent).toBe(text);
});
