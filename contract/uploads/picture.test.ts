import { describe, expect, test } from 'vitest';
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  picturesOf,
  pictureUrl,
  pictureVariant,
  sharePictureUrl,
} from './picture.ts';

describe(pictureVariant, () => {
  test('names the form of a picture of ours and leaves any other address as it is', () => {
    const others = ['https://example.com/a.webp', '/pictures/a.png', '/pictures/../a.webp', ''];
    expect(pictureVariant(pictureUrl('taza-oliva'), 384, 'avif')).toBe('/pictures/taza-oliva-384.avif');
    expect(others.map((url) => pictureVariant(url, 768, 'webp'))).toEqual(others);
  });
});

test('R2.26 the link preview of a picture is a JPEG; any other address stays as it is', () => {
  const others = ['https://example.com/a.webp', '/pictures/a.png', ''];
  expect(sharePictureUrl(pictureUrl('taza-oliva'))).toBe('/pictures/taza-oliva-share.jpeg');
  expect(others.map(sharePictureUrl)).toEqual(others);
});

test('pictures come in these widths and forms', () => {
  expect([PICTURE_WIDTHS, PICTURE_FORMATS, pictureUrl('taza')]).toEqual([
    [192, 384, 768, 1200],
    ['webp', 'avif'],
    '/pictures/taza.webp',
  ]);
});

test('a product shows its gallery, or else its thumbnail, or nothing', () => {
  const thumbnailUrl = '/pictures/a.webp';
  const imageUrls = ['/pictures/b.webp'];
  expect(
    [
      { imageUrls, thumbnailUrl },
      { imageUrls: [], thumbnailUrl },
      { thumbnailUrl },
      { imageUrls: [], thumbnailUrl: null },
      {},
    ].map(picturesOf),
  ).toEqual([imageUrls, [thumbnailUrl], [thumbnailUrl], [], []]);
});
