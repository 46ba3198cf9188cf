import { describe, expect, test } from 'vitest';
import { TEMPLATE_COLOURS } from '../../../../contract/stores/template-colours.ts';
import { sampleStore } from '../../../../tests/support/samples/samples.ts';
import {
  newStoreValues,
  type StorePicture,
  type StoreValues,
  storeValuesOf,
} from '../../../../contract/stores/store-form-values.ts';
import { checkStore, newStorePicturesOf, storeFieldErrors } from './store-payload.ts';

const jpeg = (name: string) => new File([new Uint8Array(2048)], name, { type: 'image/jpeg' });
const chosen = (name: string): StorePicture => ({
  item: { key: name, file: jpeg(name) },
  isPending: false,
  refused: [],
});
const NONE: StorePicture = { item: null, isPending: false, refused: [] };

const blank = newStoreValues({ ownerId: 'p1', ownerName: 'Ana Ruiz', timeZone: 'Europe/Madrid' });
const dates = { startDay: '2026-12-03', startTime: '10:00', endDay: '2026-12-06', endTime: '20:00' };
const stall: StoreValues = { ...blank, name: ' La Colmena ', description: 'Miel de Soria', dates };

const errorsOf = (values: StoreValues, baseline = blank) => {
  const checked = checkStore(values, baseline);
  return checked.ok ? [] : checked.errors;
};

describe('a new store', () => {
  test('R5.1 R5.4 R7.11 is sent with both dates, its name in its look and its main colour', () => {
    expect(checkStore(stall, blank)).toEqual({
      ok: true,
      value: {
        kind: 'create',
        body: {
          name: 'La Colmena',
          description: 'Miel de Soria',
          startDate: '2026-12-03T09:00:00.000Z',
          endDate: '2026-12-06T19:00:00.000Z',
          ownerId: 'p1',
          config: {
            name: 'La Colmena',
            tagline: '',
            description: 'Miel de Soria',
            ...TEMPLATE_COLOURS.minimal,
            categories: [],
            theme: { layout: 'minimal', fontFamily: 'Inter', buttonStyle: 'outline', cardStyle: 'flat' },
          },
          ownerInfo: {
            name: 'Ana Ruiz',
            description: '',
            legalName: '',
            taxId: '',
            address: '',
            email: '',
            telephone: '',
            returns: '',
            payment: [],
            delivery: [],
          },
          metadata: { tags: [] },
        },
      },
    });
  });

  test('R5.1 R5.4 everything that is missing is told at once, in the order of the form', () => {
    const bare = { ...blank, dates: { ...dates, startDay: '', endTime: '' } };
    expect(errorsOf(bare)).toEqual([
      { field: 'dates.startDay', message: 'La fecha de inicio es requerida' },
      { field: 'dates.endTime', message: 'La hora de cierre es requerida' },
      { field: 'name', message: 'El nombre es requerido' },
      { field: 'description', message: 'La descripción es requerida' },
    ]);
  });

  test('R5.1 it cannot end before it begins', () => {
    const wrong = { ...stall, dates: { ...dates, endDay: '2026-12-03', endTime: '10:00' } };
    expect(errorsOf(wrong)).toEqual([
      { field: 'dates.endDay', message: 'La fecha de fin debe ser posterior a la fecha de inicio' },
    ]);
  });

  test.each([
    ['slug', 'www', 'Esa dirección está reservada: elige otra'],
    ['slug', 'mi puesto', 'La dirección solo puede llevar letras sin tilde, números y guiones'],
    ['ownerName', 'A', 'El nombre del responsable debe tener entre 2 y 100 caracteres'],
    ['taxId', '12345678A', 'El NIF no es válido: revisa los números y la letra'],
    ['email', 'ana@', 'Formato de email inválido'],
    ['telephone', 'llámame', 'Formato de teléfono inválido'],
  ])('R5.2 R5.4 its %s cannot be %j', (field, value, message) => {
    expect(errorsOf({ ...stall, [field]: value })).toEqual([{ field, message }]);
  });

  test('R5.4 what is wrong with one way of paying or sending is said at that one', () => {
    const delivery = [
      { kind: 'pickup' as const, price: '', freeFrom: '', days: '', note: '' },
      { kind: 'shipping' as const, price: 'poco', freeFrom: '', days: '1,5', note: '' },
    ];
    const payment = [{ kind: 'transfer' as const, note: 'Tarjeta 4111 1111 1111 1111' }];
    expect(errorsOf({ ...stall, delivery, payment })).toEqual([
      {
        field: 'payment.0.note',
        message: 'No escribas aquí el número de una tarjeta: lo leerá todo el mundo',
      },
      { field: 'delivery.1.price', message: 'El importe no es válido' },
      { field: 'delivery.1.days', message: 'Pon solo un número, por ejemplo 4' },
    ]);
  });

  test('a word that is too long is said at the list in which it stands', () => {
    expect(errorsOf({ ...stall, categories: `miel, ${'a'.repeat(41)}` }).map(({ field }) => field)).toEqual([
      'categories',
    ]);
  });

  test('nobody has to be named who says nothing of who sells', () => {
    const checked = checkStore({ ...stall, ownerName: '' }, blank);
    expect(checked.ok && checked.value.body.ownerInfo).toEqual(undefined);
    const payment = [{ kind: 'transfer' as const, note: '' }];
    const delivery = [{ kind: 'pickup' as const, price: '', freeFrom: '', days: '', note: '' }];
    for (const said of [{ payment }, { delivery }, { taxId: '12345678Z' }])
      expect(errorsOf({ ...stall, ownerName: '', ...said })).toEqual([
        { field: 'ownerName', message: 'El nombre del responsable es requerido' },
      ]);
  });

  test('R3.8 its pictures are announced by what they are for, in the order in which their addresses are answered', () => {
    const pictured = { ...stall, avatar: chosen('yo.jpg'), heroImage: chosen('puesto.jpg') };
    const checked = checkStore(pictured, blank);
    const { requestUploadUrls, imageTypes } = checked.ok ? checked.value.body : {};
    expect([requestUploadUrls, imageTypes]).toEqual([
      true,
      [
        { key: 'heroImage', filename: 'puesto.jpg', contentType: 'image/jpeg' },
        { key: 'avatar', filename: 'yo.jpg', contentType: 'image/jpeg' },
      ],
    ]);
    expect(newStorePicturesOf(pictured).map(({ key }) => key)).toEqual(['heroImage', 'avatar']);
    const [error] = storeFieldErrors([{ field: 'imageTypes.1.filename', message: 'No' }], imageTypes);
    expect(error).toEqual({ field: 'avatar', message: 'No' });
  });
});

describe('a store that is changed', () => {
  const store = sampleStore({
    config: { primaryColor: '#123456', tagline: 'De romero' },
    heroImageUrl: '/pictures/puesto.webp',
    pendingImages: ['logo'],
    ownerInfo: { name: 'Ana', telephone: '600 100 200' },
  });
  const before = storeValuesOf(store, blank);
  const bodyOf = (values: StoreValues) => {
    const checked = checkStore(values, before);
    return checked.ok ? checked.value : checked.errors;
  };

  test('R5.3 without a change there is nothing to send', () => {
    expect(bodyOf(before)).toEqual([{ field: '', message: 'No hay datos para actualizar' }]);
  });

  test('R7.12 only what was changed is sent', () => {
    const moved = { ...before.dates, endTime: '20:30' };
    expect(bodyOf({ ...before, dates: moved, tags: 'miel' })).toEqual({
      kind: 'update',
      id: store.id,
      body: { endDate: '2026-11-30T19:30:00.000Z', metadata: { tags: ['miel'] } },
    });
  });

  test('R5.1 an end before a start that stays is told before it is sent', () => {
    const wrong = { ...before.dates, endDay: '2026-11-01' };
    expect(bodyOf({ ...before, dates: wrong })).toEqual([
      { field: 'dates.endDay', message: 'La fecha de fin debe ser posterior a la fecha de inicio' },
    ]);
  });

  test('R5.2 its address stays until another is typed', () => {
    expect(bodyOf({ ...before, slug: 'miel' })).toEqual({
      kind: 'update',
      id: store.id,
      body: { slug: 'miel' },
    });
    expect(bodyOf({ ...before, slug: '' })).toEqual([{ field: '', message: 'No hay datos para actualizar' }]);
  });

  test('R3.8 a picture that is taken out, and one that is not waited for any longer, are named', () => {
    expect(bodyOf({ ...before, heroImage: NONE, logo: NONE })).toEqual({
      kind: 'update',
      id: store.id,
      body: { removeImages: ['heroImage', 'logo'] },
    });
  });

  test('R3.8 another picture takes the place of the one before', () => {
    expect(bodyOf({ ...before, heroImage: chosen('otro.jpg') })).toEqual({
      kind: 'update',
      id: store.id,
      body: {
        requestUploadUrls: true,
        imageTypes: [{ key: 'heroImage', filename: 'otro.jpg', contentType: 'image/jpeg' }],
      },
    });
  });

  test('the words of the server are said at the fields of the form', () => {
    const paths = ['config.primaryColor', 'ownerInfo.name', 'ownerInfo.address', 'metadata.tags.2', 'slug'];
    expect(
      storeFieldErrors(paths.map((field) => ({ field, message: 'No' }))).map(({ field }) => field),
    ).toEqual(['look', 'ownerName', 'address', 'tags', 'slug']);
  });
});

test('R3.6 what stands in a store is read as it is typed: words parted by a comma and a space', () => {
  const { config } = sampleStore();
  const store = sampleStore({
    config: { ...config, categories: ['miel', 'pan'] },
    metadata: { tags: ['artesanía', 'de Soria'] },
  });
  const { categories, tags } = storeValuesOf(store, blank);
  expect([categories, tags]).toEqual(['miel, pan', 'artesanía, de Soria']);
});
