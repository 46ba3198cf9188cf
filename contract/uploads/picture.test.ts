import { describe, expect, test } from 'vitest';
import { pictureUrl, pictureVariant } from './picture.ts';

describe(pictureVariant, () => {
  test('names the form of a picture of ours and leaves any other address as it is', () => {
    const others = ['https://example.com/a.webp', '/pictures/a.png', '/pictures/../a.webp', ''];
    expect(pictureVariant(pictureUrl('taza-oliva'), 384, 'avif')).toBe('/pictures/taza-oliva-384.avif');
    expect(others.map((url) => pictureVariant(url, 768, 'webp'))).toEqual(others);
  });
});
