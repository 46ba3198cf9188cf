import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { check } from '../calls/checking.ts';
import { PopupStoreConfig, PopupStoreUpdate } from './popup-store.ts';

const WHOLE: PopupStoreConfig = {
  name: 'La Colmena',
  tagline: 'Miel de la Alcarria',
  description: 'Miel cruda, de quien cuida las abejas.',
  heroImage: '/api/pictures/abc.webp',
  logo: null,
  primaryColor: '#7a4b12',
  secondaryColor: '#fc3',
  categories: ['Alimentación', 'Miel'],
  theme: { layout: 'elegant', fontFamily: 'serif', buttonStyle: 'rounded', cardStyle: 'flat' },
};

test('R3.6 a store tells its name, words, pictures, colours, categories and theme, or leaves them out', () => {
  expect([WHOLE, {}].map((config) => is(config, PopupStoreConfig))).toEqual([true, true]);
});

test.each<[field: keyof PopupStoreConfig, value: unknown]>([
  ...['red', '#12345', '#1234567', 'url(//evil.example)', '#fff;background:red', '', 7].map(
    (colour): ['primaryColor', unknown] => ['primaryColor', colour],
  ),
  ['secondaryColor', 'rgb(0,0,0)'],
  ['categories', ['']],
  ['theme', 'elegant'],
  ['theme', { layout: 'a'.repeat(41) }],
  ['tagline', 'a'.repeat(201)],
])('R3.6 %s is never %j', (field, value) => {
  expect(is({ ...WHOLE, [field]: value }, PopupStoreConfig)).toEqual(false);
});

const picture = { key: 'logo', filename: 'logo.webp', contentType: 'image/webp' };
const archive = { filename: 'productos.zip', contentType: 'application/zip' };

test.each([
  {},
  { id: 'x', status: 'active' },
  { requestUploadUrls: true },
  { requestUploadUrls: true, imageTypes: [] },
  { requestUploadUrls: false, imageTypes: [picture] },
  { imageTypes: [picture] },
  { requestProductsZipUpload: true },
  { productsZipInfo: archive },
])('R5.3 %j says nothing of a store', (update) => {
  const checked = check(update, PopupStoreUpdate);
  expect(checked.ok ? [] : checked.errors).toEqual([{ field: '', message: 'No hay datos para actualizar' }]);
});

test.each([
  { name: 'La Colmena' },
  { endDate: '2026-11-30T20:00:00.000Z' },
  { requestUploadUrls: true, imageTypes: [picture] },
  { requestProductsZipUpload: true, productsZipInfo: archive },
])('R5.3 R7.12 %j is enough', (update) => {
  expect(check(update, PopupStoreUpdate).ok).toBe(true);
});
