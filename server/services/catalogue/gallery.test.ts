import { describe, expect, test } from 'vitest';
import { galleryAfter, NO_GALLERY, type StoredGallery } from './gallery.ts';

describe(galleryAfter, () => {
  test('R7.15 a new product is ready when its thumbnail has come, and has its pictures in the wanted order', () => {
    const wanted = ['thumbnail', 'a', 'b'];
    const made = galleryAfter(NO_GALLERY, wanted);
    expect(made).toEqual({ pictureNames: [], gallery: wanted, isReady: false });
    const second = galleryAfter(galleryAfter(made, wanted, ['b']), wanted, ['a']);
    expect(second).toEqual({ pictureNames: ['a', 'b'], gallery: wanted, isReady: false });
    expect(galleryAfter(second, wanted, ['thumbnail'])).toEqual({
      pictureNames: wanted,
      gallery: null,
      isReady: true,
    });
  });

  test('R7.15 a ready product shows its thumbnail until the next one has come, and is complete without it', () => {
    const before: StoredGallery = { pictureNames: ['old', 'a'], gallery: null, isReady: true };
    const during = galleryAfter(before, ['new', 'a']);
    expect(during).toEqual({ pictureNames: ['old', 'a'], gallery: ['new', 'a'], isReady: true });
    expect(galleryAfter(during, ['new', 'a'], ['new'])).toEqual({
      pictureNames: ['new', 'a'],
      gallery: null,
      isReady: true,
    });
    expect(galleryAfter(before, ['a'])).toEqual({ pictureNames: ['a'], gallery: null, isReady: true });
  });
});
