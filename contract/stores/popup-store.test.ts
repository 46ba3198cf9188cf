import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { PopupStoreConfig } from './popup-store.ts';
import { PopupStoreUpdate } from './popup-store-input.ts';

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
  const checked = validateInput(update, PopupStoreUpdate);
  expect(checked.ok ? [] : checked.errors).toEqual([{ field: '', message: 'No hay datos para actualizar' }]);
});

test.each([
  { name: 'La Colmena' },
  { endDate: '2026-11-30T20:00:00.000Z' },
  { requestUploadUrls: true, imageTypes: [picture] },
  { requestProductsZipUpload: true, productsZipInfo: archive },
])('R5.3 R7.12 %j is enough', (update) => {
  expect(validateInput(update, PopupStoreUpdate).ok).toBe(true);
});

/** Validation messages of an edit by field; {} if it is valid. */
const saidOf = (update: object) => {
  const checked = validateInput(update, PopupStoreUpdate);
  return checked.ok ? {} : Object.fromEntries(checked.errors.map(({ field, message }) => [field, message]));
};

test('R5.2 an address that is typed is read in small letters, and blank is none', () => {
  const slugOf = (slug: string) => {
    const checked = validateInput({ name: 'Miel', slug }, PopupStoreUpdate);
    return checked.ok ? checked.value.slug : checked.errors;
  };
  expect([' Pan-y-Miel ', ' '].map(slugOf)).toEqual(['pan-y-miel', '']);
  expect(saidOf({ slug: 'demo' })).toEqual({ slug: 'Esa dirección está reservada: elige otra' });
  expect(saidOf({ slug: 'pan y miel' })).toEqual({
    slug: 'La dirección solo puede llevar letras sin tilde, números y guiones',
  });
});

test('R3.8 each picture of a store is announced once, and named', () => {
  const announced = (...keys: unknown[]) =>
    saidOf({ requestUploadUrls: true, imageTypes: keys.map((key) => ({ ...picture, key })) });
  expect(announced('heroImage', 'logo', 'avatar', 'eventBanner')).toEqual({});
  expect(announced('logo', 'logo')).toEqual({ imageTypes: 'Cada imagen de la tienda se sube una sola vez' });
  expect(announced(1, 2, 3, 4, 5)).toEqual({ imageTypes: 'Solo puedes subir 4 imágenes de una vez' });
  expect(announced(undefined)).toEqual({ 'imageTypes.0.key': 'Di para qué es la imagen' });
});

test('R7.12 pictures are done without by their keys, and tags are 50 at most', () => {
  expect(saidOf({ removeImages: ['avatar', 'eventBanner'] })).toEqual({});
  expect(saidOf({ removeImages: ['banner'] })).toEqual({ 'removeImages.0': 'Di para qué es la imagen' });
  expect(saidOf({ removeImages: Array.from({ length: 5 }, () => 'logo') })).toEqual({
    removeImages: 'Solo puedes quitar 4 imágenes',
  });
  const tags = (count: number) => saidOf({ metadata: { tags: Array.from({ length: count }, () => 'miel') } });
  expect([tags(50), tags(51)]).toEqual([{}, { 'metadata.tags': 'No puede haber más de 50 etiquetas' }]);
});

test('R3.6 what a look leaves away is null: its colours and its pictures', () => {
  const nothing = { primaryColor: null, secondaryColor: null, heroImage: null, logo: null };
  expect(saidOf({ config: nothing })).toEqual({});
  expect(saidOf({ config: { heroImage: 'a'.repeat(256) } })).toEqual({
    'config.heroImage': 'No puede superar los 255 caracteres',
  });
});
