import { expect, test } from 'vitest';
import { check } from '../calls/checking.ts';
import { ProductsZipInfo } from './upload.ts';

const archive = { filename: 'productos.zip', contentType: 'application/zip' };

test.each([
  {},
  { contentType: 'application/x-zip-compressed' },
  { expectedProductCount: 0 },
  { expectedProductCount: 10_000 },
  { description: 'd'.repeat(500), replaceExisting: true },
])('R3.8 an archive may be announced with %j', (more) => {
  expect(check({ ...archive, ...more }, ProductsZipInfo)).toEqual({
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
  [{ description: 'd'.repeat(501) }, 'No puede superar los 500 caracteres'],
  [{ replaceExisting: 'true' }, 'El valor no es válido'],
])('R3.8 and not with %j', (more, message) => {
  const checked = check({ ...archive, ...more }, ProductsZipInfo);
  expect(checked.ok ? [] : checked.errors.map((error) => error.message)).toEqual([message]);
});
