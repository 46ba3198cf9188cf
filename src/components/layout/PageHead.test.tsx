import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { PageHead } from './PageHead.tsx';

afterEach(cleanup);

/** Metadata of the page, by name. */
const told = () => ({
  title: document.title,
  metas: [...document.querySelectorAll('meta')].map(
    (meta) => `${meta.getAttribute('name') ?? meta.getAttribute('property')}: ${meta.content}`,
  ),
  links: [...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
});
const ALWAYS = ['og:site_name: Tenderete', 'og:locale: es_ES'];

test('a page that may be listed tells those who share it all that it knows of itself', async () => {
  await renderWithMarketProviders(
    <PageHead
      title="La Colmena"
      description="Miel de Soria"
      path="/tienda/7"
      picture="/pictures/miel.webp"
    />,
  );
  expect(told()).toEqual({
    title: 'La Colmena · Tenderete',
    metas: [
      'og:title: La Colmena · Tenderete',
      ...ALWAYS,
      'description: Miel de Soria',
      'og:description: Miel de Soria',
      'og:image: /pictures/miel.webp',
      'og:url: /tienda/7',
    ],
    links: ['/tienda/7'],
  });
});

test('a page of which nothing is known but its name is silent of the rest, and hidden where that is said', async () => {
  await renderWithMarketProviders(<PageHead title="Pedidos" hidden />);
  expect(told()).toEqual({
    title: 'Pedidos · Tenderete',
    metas: ['og:title: Pedidos · Tenderete', ...ALWAYS, 'robots: noindex'],
    links: [],
  });
});
