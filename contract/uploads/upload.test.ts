import { expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import {
  ImageUploadRequest,
  ImageUploadRequests,
  PICTURE_PROBLEM_MESSAGES,
  pictureProblem,
  ProductsZipInfo,
} from './upload.ts';

const archive = { filename: 'productos.zip', contentType: 'application/zip' };

test.each([
  {},
  { contentType: 'application/x-zip-compressed' },
  { fileSize: 1 },
  { fileSize: 209_715_200 },
  { expectedProductCount: 0 },
  { expectedProductCount: 10_000 },
  { description: 'd'.repeat(500), replaceExisting: true },
])('R3.8 an archive may be announced with %j', (more) => {
  expect(validateInput({ ...archive, ...more }, ProductsZipInfo)).toEqual({
    ok: true,
    value: { ...archive, ...more },
  });
});

test.each([
  [{ filename: '' }, 'El nombre del archivo es requerido'],
  [{ filename: 'a'.repeat(256) }, 'No puede superar los 255 caracteres'],
  [{ contentType: 'text/html' }, 'El valor no es válido'],
  [{ contentType: 'x'.repeat(10_000) }, 'El valor no es válido'],
  [{ expectedProductCount: -1 }, 'El número de productos no es válido'],
  [{ expectedProductCount: 1.5 }, 'El número de productos no es válido'],
  [{ expectedProductCount: 10_001 }, 'El número de productos no es válido'],
  [{ expectedProductCount: '7' }, 'El número de productos no es válido'],
  [{ fileSize: 0 }, 'El tamaño del archivo no es válido'],
  [{ fileSize: 1.5 }, 'El tamaño del archivo no es válido'],
  [{ fileSize: 209_715_201 }, 'El tamaño del archivo no es válido'],
  [{ fileSize: '7' }, 'El tamaño del archivo no es válido'],
  [{ description: 'd'.repeat(501) }, 'No puede superar los 500 caracteres'],
  [{ replaceExisting: 'true' }, 'El valor no es válido'],
])('R3.8 and not with %j', (more, message) => {
  const checked = validateInput({ ...archive, ...more }, ProductsZipInfo);
  expect(checked.ok ? [] : checked.errors.map((error) => error.message)).toEqual([message]);
});

test('R5.21 R8.14 a picture file is of a known type, of 1 KB to 5 MB, and what is wrong has its sentence', () => {
  const file = (size: number, type = 'image/webp') => pictureProblem({ type, size });
  expect([file(1_024), file(5_242_880), file(1_023), file(5_242_881), file(2_048, 'image/svg+xml')]).toEqual([
    null,
    null,
    'TOO_SMALL',
    'TOO_LARGE',
    'TYPE_NOT_ALLOWED',
  ]);
  expect([null, undefined].map(pictureProblem)).toEqual(['MISSING', 'MISSING']);
  expect(PICTURE_PROBLEM_MESSAGES).toEqual({
    MISSING: 'Elige una imagen',
    TYPE_NOT_ALLOWED: 'El tipo de imagen no está permitido. Usa JPG, PNG, WebP o GIF',
    TOO_LARGE: 'La imagen no puede superar los 5 MB',
    TOO_SMALL: 'La imagen es demasiado pequeña: debe ocupar al menos 1 KB',
  });
});

test('R9.12 pictures are of these types', () => {
  const typed = (contentType: unknown) => {
    const checked = validateInput({ filename: 'a.webp', contentType }, ImageUploadRequest);
    return checked.ok ? checked.value.contentType : checked.errors[0]?.message;
  };
  const types = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif'];
  expect(types.map(typed)).toEqual(types);
  expect(typed('image/avif')).toBe('El tipo de imagen no está permitido. Usa JPG, PNG, WebP o GIF');
});

test('R9.12 a picture whose name has no extension is called a jpg', () => {
  const called = (filename: string) => {
    const checked = validateInput({ filename, contentType: 'image/png' }, ImageUploadRequest);
    return checked.ok ? checked.value.filename : checked.errors[0]?.message;
  };
  expect(['perfil', ' mi foto ', 'perfil.png', 'a.b.webp', ' '].map(called)).toEqual([
    'perfil.jpg',
    'mi foto.jpg',
    'perfil.png',
    'a.b.webp',
    'El nombre del archivo es requerido',
  ]);
  expect(['a'.repeat(251), 'a'.repeat(252)].map(called)).toEqual([
    `${'a'.repeat(251)}.jpg`,
    'No puede superar los 255 caracteres',
  ]);
});

test('R7.15 20 pictures are announced at once, and no more', () => {
  const announced = (count: number) => {
    const image = { filename: 'a.webp', contentType: 'image/webp' };
    const checked = validateInput(
      Array.from({ length: count }, () => image),
      ImageUploadRequests,
    );
    return checked.ok ? [] : checked.errors.map(({ message }) => message);
  };
  expect([announced(20), announced(21)]).toEqual([[], ['Solo puedes subir 20 imágenes de una vez']]);
});
