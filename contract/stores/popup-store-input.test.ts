import { describe, expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { POPUP_STORE_STATUS_LABELS } from './popup-store.ts';
import { PopupStoreCreate } from './popup-store-input.ts';
import { ActivePopupStoresQuery } from './popup-store-query.ts';

const STORE = { name: 'La Colmena', description: 'Miel cruda.', ownerId: 'ana' };

/** Validation messages of a new store by field; {} if it is valid. */
const said = (more: object) => {
  const checked = validateInput({ ...STORE, ...more }, PopupStoreCreate);
  return checked.ok ? {} : Object.fromEntries(checked.errors.map(({ field, message }) => [field, message]));
};
const tooLong = (most: number) => `No puede superar los ${most} caracteres`;

test('R4.8 a store has a word for each status', () => {
  expect(POPUP_STORE_STATUS_LABELS).toEqual({
    draft: 'borrador',
    scheduled: 'programado',
    active: 'activo',
    paused: 'pausado',
    ended: 'finalizado',
    archived: 'archivado',
  });
});

test('R5.1 a store needs a name, a description and an owner', () => {
  expect(said({})).toEqual({});
  expect(said({ name: ' ', description: '', ownerId: undefined })).toEqual({
    name: 'El nombre es requerido',
    description: 'La descripción es requerida',
    ownerId: 'El propietario es requerido',
  });
});

test.each([
  ['name', 100],
  ['slug', 80],
  ['description', 2_000],
  ['eventBanner', 200],
  ['ownerId', 64],
])('R5.1 %s holds %i characters at most', (field, most) => {
  expect(said({ [field]: 'a'.repeat(most) })).toEqual({});
  expect(said({ [field]: 'a'.repeat(most + 1) })).toEqual({ [field]: tooLong(most) });
});

test.each([
  ['name', 100],
  ['tagline', 200],
  ['description', 2_000],
])('R3.6 its config’s %s holds %i characters at most', (field, most) => {
  expect(said({ config: { [field]: 'a'.repeat(most) } })).toEqual({});
  expect(said({ config: { [field]: 'a'.repeat(most + 1) } })).toEqual({ [`config.${field}`]: tooLong(most) });
});

test.each([
  ['layout', 40],
  ['fontFamily', 80],
  ['buttonStyle', 40],
  ['cardStyle', 40],
])('R3.6 its theme’s %s holds %i characters at most', (field, most) => {
  expect(said({ config: { theme: { [field]: 'a'.repeat(most) } } })).toEqual({});
  expect(said({ config: { theme: { [field]: 'a'.repeat(most + 1) } } })).toEqual({
    [`config.theme.${field}`]: tooLong(most),
  });
});

test('R3.6 colours are #rgb or #rrggbb', () => {
  const colour = (primaryColor: unknown) => said({ config: { primaryColor } });
  expect(['#abc', '#A1B2C3'].map(colour)).toEqual([{}, {}]);
  for (const wrong of ['#ab', '#abcd', '#abcdeg', 'x#abc', '#abc;', ['#abc']])
    expect(colour(wrong)).toEqual({ 'config.primaryColor': 'El color no es válido' });
});

test('R3.6 categories are 50 at most, of 40 characters each, and none is empty', () => {
  const tagged = (...categories: unknown[]) => said({ config: { categories } });
  const many = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);
  expect([tagged(...many(50)), tagged('a'.repeat(40))]).toEqual([{}, {}]);
  expect(tagged(...many(51))).toEqual({ 'config.categories': 'No puede haber más de 50 categorías' });
  expect(tagged('a'.repeat(41))).toEqual({ 'config.categories.0': tooLong(40) });
  expect(tagged(' ')).toEqual({ 'config.categories.0': 'La etiqueta no puede estar vacía' });
});

test('R5.4 who answers for it has a name of 2 to 100 characters', () => {
  const owned = (ownerInfo: object) => said({ ownerInfo });
  const wrong = { 'ownerInfo.name': 'El nombre del responsable debe tener entre 2 y 100 caracteres' };
  expect([owned({ name: 'Al' }), owned({ name: 'a'.repeat(100) })]).toEqual([{}, {}]);
  expect([owned({ name: 'A' }), owned({ name: 'a'.repeat(101) })]).toEqual([wrong, wrong]);
  expect(owned({})).toEqual({ 'ownerInfo.name': 'El nombre del responsable es requerido' });
  expect(owned({ name: 'Al', description: 'a'.repeat(501) })).toEqual({
    'ownerInfo.description': tooLong(500),
  });
});

test('R5.1 it ends after it starts, where it has both', () => {
  const [startDate, later] = ['2026-11-10T10:00:00.000Z', '2026-11-10T10:00:00.001Z'];
  expect([{ startDate }, { endDate: startDate }, { startDate, endDate: later }].map(said)).toEqual([
    {},
    {},
    {},
  ]);
  const wrong = { '': 'La fecha de fin debe ser posterior a la fecha de inicio' };
  expect(
    [
      { startDate, endDate: startDate },
      { startDate: later, endDate: startDate },
    ].map(said),
  ).toEqual([wrong, wrong]);
});

test('R7.9 categories are asked for with commas between them', () => {
  expect(validateInput({ categories: ' miel, , queso ,' }, ActivePopupStoresQuery)).toEqual({
    ok: true,
    value: { categories: ['miel', 'queso'] },
  });
  expect(validateInput({ categories: 'a'.repeat(100) }, ActivePopupStoresQuery).ok).toBe(true);
  expect(validateInput({ categories: 'a'.repeat(101) }, ActivePopupStoresQuery).ok).toBe(false);
  const wrong = validateInput({ sortBy: 'sales' }, ActivePopupStoresQuery);
  expect(wrong.ok ? [] : wrong.errors).toEqual([{ field: 'sortBy', message: 'El valor no es válido' }]);
});

describe('R5.4 what a sale needs', () => {
  const owned = (more: object) => said({ ownerInfo: { name: 'Amparo', ...more } });

  test('all of it may be said, and nothing has to be', () => {
    expect(owned({})).toEqual({});
    expect(
      owned({
        legalName: 'Miel de Amparo, S.L.',
        taxId: 'B64717838',
        address: 'Calle Mayor, 3, 46001 Valencia',
        email: 'amparo@example.com',
        payment: ['bizum', 'transfer', 'cash_on_delivery', 'in_person', 'other'].map((kind) => ({
          kind,
          note: 'Al 600 000 000',
        })),
        delivery: [
          { kind: 'shipping', price: 4.95, freeFrom: 30, days: 3, note: 'Por mensajería' },
          { kind: 'pickup', price: 0 },
        ],
        returns: 'Catorce días.',
      }),
    ).toEqual({});
    expect(
      owned({ legalName: '', taxId: '', address: '', email: ' ', payment: [], delivery: [], returns: '' }),
    ).toEqual({});
  });

  test.each<[object, string, string]>([
    [{ taxId: '12345678A' }, 'taxId', 'El NIF no es válido: revisa los números y la letra'],
    [{ email: 'amparo@' }, 'email', 'Formato de email inválido'],
    [{ legalName: 'a'.repeat(256) }, 'legalName', tooLong(255)],
    [{ address: 'a'.repeat(256) }, 'address', tooLong(255)],
    [{ returns: 'a'.repeat(2_001) }, 'returns', tooLong(2_000)],
    [{ payment: [{ kind: 'card' }] }, 'payment.0.kind', 'El valor no es válido'],
    [{ payment: [{ kind: 'other', note: 'a'.repeat(501) }] }, 'payment.0.note', tooLong(500)],
    [
      { payment: [{ kind: 'transfer', note: 'Mi tarjeta: 4111 1111 1111 1111' }] },
      'payment.0.note',
      'No escribas aquí el número de una tarjeta: lo leerá todo el mundo',
    ],
    [{ payment: Array.from({ length: 9 }, () => ({ kind: 'bizum' })) }, 'payment', 'No puede haber más de 8'],
    [
      { delivery: Array.from({ length: 9 }, () => ({ kind: 'pickup' })) },
      'delivery',
      'No puede haber más de 8',
    ],
    [{ delivery: [{ kind: 'drone' }] }, 'delivery.0.kind', 'El valor no es válido'],
    ...[-0.01, 1.005, 10_000, '4', Number.NaN].map((price): [object, string, string] => [
      { delivery: [{ kind: 'shipping', price }] },
      'delivery.0.price',
      'El importe no es válido',
    ]),
    [{ delivery: [{ kind: 'shipping', freeFrom: -1 }] }, 'delivery.0.freeFrom', 'El importe no es válido'],
    ...[-1, 1.5, 366, '3'].map((days): [object, string, string] => [
      { delivery: [{ kind: 'shipping', days }] },
      'delivery.0.days',
      'Pon solo un número, por ejemplo 4',
    ]),
  ])('%j is refused at %s', (more, field, message) => {
    expect(owned(more)).toEqual({ [`ownerInfo.${field}`]: message });
  });

  test('the bounds themselves are good', () => {
    expect(
      owned({
        returns: 'a'.repeat(2_000),
        payment: Array.from({ length: 8 }, () => ({ kind: 'bizum', note: 'a'.repeat(500) })),
        delivery: [
          { kind: 'shipping', price: 9_999.99, freeFrom: 0, days: 0 },
          { kind: 'shipping', days: 365 },
        ],
      }),
    ).toEqual({});
  });
});
