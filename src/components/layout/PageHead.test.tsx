import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleProduct, sampleStore } from '../../../tests/support/samples/samples.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { LinkPreviewProvider, type PreviewedPage } from './link-preview-slot.ts';
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

/** Renders the head of a page as the server does. */
const renderOnServer = (page: PreviewedPage & { hidden?: boolean }) =>
  renderWithMarketProviders(<PageHead {...page} />);

const page = {
  title: 'La Colmena',
  description: 'Miel de Soria',
  path: '/tienda/7',
  picture: '/pictures/miel.webp',
};

test('R2.26 a page that may be listed has a link preview with all that it knows of itself', async () => {
  await renderOnServer(page);
  expect(told()).toEqual({
    title: 'La Colmena · Tenderete',
    metas: [
      'og:title: La Colmena · Tenderete',
      ...ALWAYS,
      'og:description: Miel de Soria',
      'og:image: /pictures/miel-share.jpeg',
      'twitter:card: summary_large_image',
      'og:url: /tienda/7',
      'description: Miel de Soria',
    ],
    links: ['/tienda/7'],
  });
});

test('a page of which nothing is known but its name is silent of the rest, and hidden where that is said', async () => {
  await renderOnServer({ title: 'Pedidos', hidden: true });
  expect(told()).toEqual({
    title: 'Pedidos · Tenderete',
    metas: ['og:title: Pedidos · Tenderete', ...ALWAYS, 'robots: noindex'],
    links: [],
  });
});

test('R2.26 previews of a store tell its days, those of a product its price, store and last day', async () => {
  const store = sampleStore({ config: { tagline: 'Miel cruda' } });
  const previewOf = async (shown: Pick<PreviewedPage, 'product' | 'store'>) => {
    cleanup();
    await renderOnServer({ ...page, ...shown });
    return document.querySelector<HTMLMetaElement>('meta[property="og:description"]')?.content;
  };
  const product = sampleProduct({ price: 12 });
  expect([await previewOf({ store }), await previewOf({ store, product })]).toEqual([
    '10–30 nov 2026 · Miel cruda',
    '12,00\u00a0€ · La Colmena · hasta el 30 nov 2026',
  ]);
});

test('in the browser a page has its title, description and canonical URL, and no tags for other sites', async () => {
  await renderWithMarketProviders(
    <LinkPreviewProvider value={() => null}>
      <PageHead {...page} />
    </LinkPreviewProvider>,
  );
  expect(told()).toEqual({
    title: 'La Colmena · Tenderete',
    metas: ['description: Miel de Soria'],
    links: ['/tienda/7'],
  });
});
