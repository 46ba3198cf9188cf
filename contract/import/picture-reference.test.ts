import { describe, expect, test } from 'vitest';
import { archiveContentsOf, pictureFrom } from './archive-contents.ts';
import { createPictureFinder, isPictureFile, mayBePicture, pictureNamesIn } from './picture-reference.ts';

const filesOf = (...names: string[]) => names.map((name) => ({ name }));
const found = (names: readonly string[], reference: string, folder = '') =>
  createPictureFinder(filesOf(...names), folder)(reference)?.name;

describe(createPictureFinder, () => {
  const shop = ['tienda/productos.csv', 'tienda/fotos/a.png', 'tienda/fotos/mesa roja.jpg'];

  test.each([
    ['a path beside the sheet', 'fotos/a.png', 'tienda/fotos/a.png'],
    ['a path that begins with a dot', './fotos/a.png', 'tienda/fotos/a.png'],
    ['a path of Windows', 'fotos\\a.png', 'tienda/fotos/a.png'],
    ['a path of another disk', 'C:\\Mis fotos\\A.PNG', 'tienda/fotos/a.png'],
    ['a file name alone', 'a.png', 'tienda/fotos/a.png'],
    ['a file name in capitals', 'A.PNG', 'tienda/fotos/a.png'],
    ['a file name without extension', 'a', 'tienda/fotos/a.png'],
    ['spaces as addresses have them', 'mesa%20roja.jpg', 'tienda/fotos/mesa roja.jpg'],
    ['a web address', 'https://example.com/wp-content/a.png?w=800#top', 'tienda/fotos/a.png'],
    ['a percent sign that means itself', '100%.png', undefined],
    ['a file that is no picture', 'productos', undefined],
    ['another extension', 'a.jpg', undefined],
  ])('R9.12 %s', (_, reference, expected) => {
    expect(found(shop, reference, 'tienda/')).toBe(expected);
  });

  test('R9.12 where several files may be meant, the path decides, or nothing', () => {
    const twice = ['a.png', 'uno/a.png', 'dos/a.png', 'b.png', 'uno/b.jpg'];
    expect(
      ['uno/a.png', './dos/a.png', 'a.png', 'tres/a.png', 'b', 'b.jpg'].map((name) => found(twice, name)),
    ).toEqual(['uno/a.png', 'dos/a.png', 'a.png', undefined, undefined, 'uno/b.jpg']);
  });
});

test('R9.12 a JPEG is known under every extension that it is saved with, and the name of another kind is none', () => {
  const names = ['a.jfif', 'a.JPE', 'a.pjpeg', 'a.jpg', 'a.webp', 'a.gif', 'a', 'a.pdf', 'a.heic'];
  expect([names.filter(isPictureFile), names.filter((name) => !mayBePicture(name))]).toEqual([
    ['a.jfif', 'a.JPE', 'a.pjpeg', 'a.jpg', 'a.webp', 'a.gif'],
    ['a.pdf', 'a.heic'],
  ]);
});

test('R3.9 the names in a cell stand between bars, in composed letters', () => {
  expect(pictureNamesIn(' a.png | | nin\u0303o.png|')).toEqual(['a.png', 'niño.png']);
});

test('R3.9 a picture that is named by its address and is not in the archive is said not to be fetched', () => {
  const contents = archiveContentsOf([
    { name: 'productos.csv', size: 100 },
    { name: 'b.png', size: 2_000 },
  ]);
  expect([pictureFrom(contents, 'https://example.com/a.png'), pictureFrom(contents, 'a.png')]).toEqual([
    {
      fault:
        '«https://example.com/a.png»: no descargamos fotos de internet. Métela en el ZIP y escribe el nombre de su fichero',
    },
    { fault: '«a.png» no está en el ZIP' },
  ]);
});
