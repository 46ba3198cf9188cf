import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleId } from '../../../tests/support/samples/samples.ts';
import { StoreContact } from './StoreContact.tsx';

afterEach(cleanup);

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('R5.4 a parcel says how its store is paid, and leads to its telephone, its letters and its page', async () => {
  const ownerInfo = {
    name: 'Ana Ruiz',
    telephone: '+34 600 100 100',
    email: 'ana@example.com',
    payment: [{ kind: 'bizum', note: 'Al 600 100 100.' }],
  };
  await renderWithMarketProviders(
    <StoreContact store={{ id: sampleId(4), name: 'La Colmena', ownerInfo }} />,
  );
  expect(screen.getByText('La Colmena').parentElement?.textContent).toBe(
    'La Colmena. Cómo se paga: Bizum. Al 600 100 100.',
  );
  expect(links()).toEqual([
    ['Llamar', 'tel:+34600100100'],
    ['Escribir', 'mailto:ana@example.com'],
    ['Ver el puesto', `/tienda/${sampleId(4)}`],
  ]);
  expect(screen.getByRole('link', { name: 'Llamar: La Colmena' }).tagName).toBe('A');
});

test('R5.4 of a store that told nothing only its page is there, and that it has not said how it is paid', async () => {
  await renderWithMarketProviders(
    <StoreContact store={{ id: sampleId(4), name: 'La Colmena', ownerInfo: null }} />,
  );
  expect(links()).toEqual([['Ver el puesto', `/tienda/${sampleId(4)}`]]);
  expect(screen.getByText('La Colmena').parentElement?.textContent).toBe(
    'La Colmena. Cómo se paga: Este puesto todavía no ha dicho cómo se paga: te lo dirá al recibir tu pedido.',
  );
});
