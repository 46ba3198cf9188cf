import { describe, expect, test } from 'vitest';
import { galleryOf, NO_PICTURES, withFiles, withoutPicture, withPictureAt } from './gallery.ts';

const KIB = 1024;
const picture = (name: string, size = 2 * KIB, type = 'image/jpeg') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 7 });
const keys = ({ items }: { items: readonly { key: string }[] }) => items.map(({ key }) => key);

describe(withFiles, () => {
  test('R5.21 what may not be a picture is named with its reason, and the rest is taken', () => {
    const gallery = withFiles(NO_PICTURES, [
      picture('taza.jpg'),
      picture('notas.pdf', 2 * KIB, 'application/pdf'),
      picture('grande.png', 5 * KIB * KIB + 1, 'image/png'),
      picture('nada.webp', 1023, 'image/webp'),
      picture('plato.png', 1024, 'image/png'),
    ]);
    expect([gallery.items.length, gallery.refused]).toEqual([
      2,
      [
        { name: 'notas.pdf', problem: 'TYPE_NOT_ALLOWED' },
        { name: 'grande.png', problem: 'TOO_LARGE' },
        { name: 'nada.webp', problem: 'TOO_SMALL' },
      ],
    ]);
  });

  test('the same file is taken once, and twenty at most', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => picture(`${index}.jpg`));
    const full = withFiles(NO_PICTURES, twenty);
    expect([full.items.length, withFiles(full, [picture('0.jpg'), picture('20.jpg')]).refused]).toEqual([
      20,
      [
        { name: '0.jpg', problem: 'SAME' },
        { name: '20.jpg', problem: 'TOO_MANY' },
      ],
    ]);
  });

  test('they come behind those that are there, and what was refused before is no longer told', () => {
    const before = { ...galleryOf(['/a.webp']), refused: [{ name: 'x', problem: 'TOO_SMALL' as const }] };
    const { items, refused } = withFiles(before, [picture('b.jpg')]);
    expect([items.map((item) => ('url' in item ? item.url : item.file.name)), refused]).toEqual([
      ['/a.webp', 'b.jpg'],
      [],
    ]);
  });
});

describe('the order of a gallery', () => {
  const gallery = galleryOf(['a', 'b', 'c']);

  test.each([
    ['c', 0, ['c', 'a', 'b']],
    ['a', 1, ['b', 'a', 'c']],
    ['b', 9, ['a', 'c', 'b']],
    ['b', -1, ['b', 'a', 'c']],
    ['x', 0, ['a', 'b', 'c']],
  ])('%s at %i', (key, place, expected) => {
    expect(keys(withPictureAt(gallery, key, place))).toEqual(expected);
  });

  test('one is taken out', () => {
    expect(keys(withoutPicture(gallery, 'b'))).toEqual(['a', 'c']);
  });
});
