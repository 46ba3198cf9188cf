import { describe, expect, test } from 'vitest';
import { validateInput, type ValidationResult } from '../api/validate-input.ts';
import { LENGTHS } from '../values/lengths.ts';
import { ProductCreate, ProductStatusChange, ProductUpdate } from './product-input.ts';

const STORE = '01890000-0000-7000-8000-000000000001';

/** Validation messages by field; {} if the input is valid. */
const saidOf = (checked: ValidationResult<unknown>) =>
  checked.ok ? {} : Object.fromEntries(checked.errors.map(({ field, message }) => [field, message]));
const said = (edit: unknown) => saidOf(validateInput(edit, ProductUpdate));

const PRICE = 'El precio debe ser un número mayor a 0';
const STOCK = 'La cantidad debe ser un número mayor a 0';
const VERSION = 'La versión debe ser un número entero mayor a 0';
const NOTHING = 'No hay datos para actualizar';

describe('ProductUpdate', () => {
  test('R5.6 takes any of its fields alone, tidied, and drops what it does not know', () => {
    const edits = [
      { name: '  Miel ' },
      { producerName: 'Ana' },
      { shortDescription: '' },
      { price: 0.01 },
      { price: 999_999.99 },
      { stock: 1 },
      { stock: 1, version: 1 },
      { stock: 1_000_000, version: 7 },
      { popupStoreId: STORE },
      { popupStoreId: null },
      { isPopupStoreExclusive: false },
    ];
    const smuggled = { id: STORE, producerId: STORE, isActive: false, editedVersion: 1 };
    const tidied = edits.map((edit) => ({ ok: true, value: 'name' in edit ? { name: 'Miel' } : edit }));
    expect(edits.map((edit) => validateInput({ ...edit, ...smuggled }, ProductUpdate))).toEqual(tidied);
  });

  test.each([
    [{ name: '' }, { name: 'El nombre es requerido' }],
    [{ name: ' \t' }, { name: 'El nombre es requerido' }],
    [{ name: null }, { name: 'El nombre es requerido' }],
    [
      { name: 'a'.repeat(LENGTHS.productName + 1) },
      { name: `No puede superar los ${LENGTHS.productName} caracteres` },
    ],
    [{ name: 'a\0' }, { name: 'Contiene caracteres no válidos' }],
    [{ producerName: '' }, { producerName: 'El nombre del productor es requerido' }],
    [
      { producerName: 'a'.repeat(LENGTHS.name + 1) },
      { producerName: `No puede superar los ${LENGTHS.name} caracteres` },
    ],
    [
      { shortDescription: 'a'.repeat(LENGTHS.shortDescription + 1) },
      { shortDescription: `No puede superar los ${LENGTHS.shortDescription} caracteres` },
    ],
    [{ shortDescription: '\uD800' }, { shortDescription: 'Contiene caracteres no válidos' }],
    [{ popupStoreId: 'tienda' }, { popupStoreId: 'El identificador no es válido' }],
    [{ isPopupStoreExclusive: 'si' }, { isPopupStoreExclusive: 'El valor no es válido' }],
  ])('R5.6 %j is refused in the words of its field', (edit, errors) => {
    expect(said(edit)).toEqual(errors);
  });

  test('R5.6 battery 15 a price is above 0 and of whole cents, or it is none', () => {
    const prices = [0, -1, 0.001, 1e-7, 99_999_999_999.99, 'NaN', 'Infinity', '1,50', '0x10', '5', null, [5]];
    expect(prices.map((price) => said({ price }))).toEqual(prices.map(() => ({ price: PRICE })));
  });

  test('R5.6 battery 14 a stock is a whole number above 0, or it is none', () => {
    const stocks = [0, -1, 1.5, '2', 1e308, 2 ** 31, 2 ** 53, NaN, null, [2], { $gt: 0 }, 1_000_001];
    expect(stocks.map((stock) => said({ stock, version: 1 }))).toEqual(stocks.map(() => ({ stock: STOCK })));
  });

  test('R7.15 the version that was seen is a whole number', () => {
    const versions = [0, -1, 1.5, '1', 1e308, 2 ** 31, NaN, null];
    const wrong = versions.map(() => ({ version: VERSION }));
    expect([1, 2_147_483_647].map((version) => said({ name: 'Miel', version }))).toEqual([{}, {}]);
    expect(versions.map((version) => said({ name: 'Miel', version }))).toEqual(wrong);
  });

  test('R7.15 an edit of nothing is none: neither a version alone nor pictures that are not announced', () => {
    const image = { filename: 'miel.webp', contentType: 'image/webp' };
    const edits = [{}, { version: 1 }, { requestUploadUrls: true }, { imageTypes: [image] }, { id: STORE }];
    expect(edits.map((edit) => said(edit))).toEqual(edits.map(() => ({ '': NOTHING })));
    expect(said({ requestUploadUrls: true, imageTypes: [image] })).toEqual({});
  });
});

describe('ProductCreate', () => {
  const thumb = { filename: 'miel.webp', contentType: 'image/webp', isThumb: true };
  const whole = {
    name: 'Miel de romero',
    producerName: 'Ana Ruiz',
    price: 7.5,
    stock: 12,
    requestUploadUrls: true,
    imageTypes: [thumb],
  };
  const saidOf = (more: object) => {
    const checked = validateInput({ ...whole, ...more }, ProductCreate);
    return checked.ok ? {} : Object.fromEntries(checked.errors.map(({ field, message }) => [field, message]));
  };
  const pricing = { price: 'El precio debe ser un número mayor a 0' };
  const counting = { stock: 'La cantidad debe ser un número mayor a 0' };
  const pictureless = { '': 'Se requiere al menos una imagen' };

  test('R5.5 with all that is asked for it passes, whole', () => {
    expect(validateInput(whole, ProductCreate)).toEqual({ ok: true, value: whole });
  });

  test.each([
    [{ name: undefined }, { name: 'El nombre es requerido' }],
    [{ name: '  ' }, { name: 'El nombre es requerido' }],
    [{ producerName: undefined }, { producerName: 'El nombre del productor es requerido' }],
    [{ producerName: '' }, { producerName: 'El nombre del productor es requerido' }],
    [{ price: undefined }, pricing],
    [{ price: 0 }, pricing],
    [{ price: -1 }, pricing],
    [{ price: '7,50' }, pricing],
    [{ price: 0.001 }, pricing],
    [{ stock: undefined }, counting],
    [{ stock: 0 }, counting],
    [{ stock: -3 }, counting],
    [{ stock: 1.5 }, counting],
    [{ imageTypes: undefined }, pictureless],
    [{ imageTypes: [] }, pictureless],
    [{ imageTypes: [{ ...thumb, isThumb: false }] }, { '': 'La miniatura es requerida' }],
    [
      { imageTypes: [{ filename: 'miel.webp', contentType: 'image/webp' }] },
      { '': 'La miniatura es requerida' },
    ],
  ])('R5.5 %j is refused', (more, errors) => {
    expect(saidOf(more)).toEqual(errors);
  });
});

describe('ProductStatusChange', () => {
  test('R5.6 the status is boolean', () => {
    const wrong = [undefined, null, 'true', 0, 1, [], {}];
    expect(wrong.map((isActive) => saidOf(validateInput({ isActive }, ProductStatusChange)))).toEqual(
      wrong.map(() => ({ isActive: 'El estado debe ser verdadero o falso' })),
    );
    expect([true, false].map((isActive) => saidOf(validateInput({ isActive }, ProductStatusChange)))).toEqual(
      [{}, {}],
    );
  });
});
