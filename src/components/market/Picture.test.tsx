import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { Picture } from './Picture.tsx';
import { CARD_PICTURE_SIZES } from './ProductCard.tsx';

afterEach(cleanup);

/** Picture sources: kind and widths of each, and the fallback. */
const offered = () => ({
  sources: [...document.querySelectorAll('picture > source')].map((source) => [
    source.getAttribute('type'),
    source.getAttribute('srcset'),
    source.getAttribute('sizes'),
  ]),
  picture: [...document.querySelectorAll('img')].map((image) =>
    ['src', 'alt', 'width', 'height', 'loading', 'decoding', 'fetchpriority'].map((name) =>
      image.getAttribute(name),
    ),
  ),
});

describe(Picture, () => {
  test('a square one comes in all its widths and both formats, when it is near', async () => {
    await renderWithMarketProviders(<Picture src="/pictures/miel.webp" alt="Miel" sizes="50vw" />);
    expect(offered()).toEqual({
      sources: [
        [
          'image/avif',
          '/pictures/miel-192.avif 192w, /pictures/miel-384.avif 384w, /pictures/miel-768.avif 768w, /pictures/miel-1200.avif 1200w',
          '50vw',
        ],
        [
          'image/webp',
          '/pictures/miel-192.webp 192w, /pictures/miel-384.webp 384w, /pictures/miel-768.webp 768w, /pictures/miel-1200.webp 1200w',
          '50vw',
        ],
      ],
      picture: [['/pictures/miel.webp', 'Miel', '800', '800', 'lazy', 'async', 'auto']],
    });
  });

  test('a wide one of a first screen comes at once, and is never small', async () => {
    await renderWithMarketProviders(
      <Picture src="/pictures/miel.webp" alt="" sizes="92vw" shape="wide" priority />,
    );
    const { sources, picture } = offered();
    expect(sources[0]?.[1]).toBe(
      '/pictures/miel-384.avif 384w, /pictures/miel-768.avif 768w, /pictures/miel-1200.avif 1200w',
    );
    expect(picture).toEqual([['/pictures/miel.webp', '', '1600', '900', 'eager', 'sync', 'high']]);
  });

  test('where none wider than the bare address is shown, that serves browsers without AVIF', async () => {
    await renderWithMarketProviders(<Picture src="/pictures/miel.webp" alt="" {...CARD_PICTURE_SIZES} />);
    expect(offered().sources.map(([type, widths]) => [type, widths])).toEqual([
      ['image/avif', '/pictures/miel-384.avif 384w, /pictures/miel-768.avif 768w'],
    ]);
  });

  test('one from elsewhere comes as it is', async () => {
    await renderWithMarketProviders(<Picture src="https://example.com/miel.jpg" alt="Miel" sizes="50vw" />);
    const { sources, picture } = offered();
    expect([sources, picture[0]?.[0], document.querySelector('picture')]).toEqual([
      [],
      'https://example.com/miel.jpg',
      null,
    ]);
  });

  test('where one is missing a drawing stands, with a name only where the picture had one', async () => {
    await renderWithMarketProviders(
      <>
        <Picture src={null} alt="Miel" sizes="50vw" />
        <Picture src={undefined} alt="" sizes="50vw" />
        <Picture src="" alt="Polen" sizes="50vw" />
      </>,
    );
    expect(screen.getAllByRole('img').map((place) => place.getAttribute('aria-label'))).toEqual([
      'Miel',
      'Polen',
    ]);
    const bare = screen.getAllByRole('presentation').map((place) => place.hasAttribute('aria-label'));
    expect([bare, document.querySelectorAll('img').length]).toEqual([[false], 0]);
  });
});
