import { describe, expect, test } from 'vitest';
import { sampleId, sampleProduct } from '../../../../tests/support/samples/samples.ts';
import { withFiles, withoutPicture, withPictureAt } from '../../../../contract/uploads/gallery.ts';
import { blankProduct, checkProduct, copyOf, productValuesOf } from './product-values.ts';

const jpeg = (name: string) =>
  new File([new Uint8Array(2048)], name, { type: 'image/jpeg', lastModified: 7 });
const blank = blankProduct('Taller Lola');
const cup = {
  ...blank,
  name: ' Taza ',
  price: '9,50',
  stock: '4',
  pictures: withFiles(blank.pictures, [jpeg('taza.jpg'), jpeg('asa.jpg')]),
};

describe('a new product', () => {
  test('R5.5 R7.15 is sent with its pictures announced, the first as its thumbnail', () => {
    expect(checkProduct(cup, blank)).toEqual({
      ok: true,
      value: {
        kind: 'create',
        body: {
          name: 'Taza',
          producerName: 'Taller Lola',
          shortDescription: '',
          price: 9.5,
          stock: 4,
          popupStoreId: null,
          isPopupStoreExclusive: false,
          details: null,
          requestUploadUrls: true,
          imageTypes: [
            { filename: 'taza.jpg', contentType: 'image/jpeg', isThumb: true },
            { filename: 'asa.jpg', contentType: 'image/jpeg', isThumb: false },
          ],
        },
      },
    });
  });

  test('R5.5 everything that is missing is told at once', () => {
    const checked = checkProduct({ ...blank, producerName: ' ' }, blank);
    expect(checked.ok ? [] : checked.errors).toEqual([
      { field: 'pictures', message: 'Se requiere al menos una imagen' },
      { field: 'name', message: 'El nombre es requerido' },
      { field: 'producerName', message: 'El nombre del productor es requerido' },
      { field: 'price', message: 'El precio debe ser un número mayor a 0' },
      { field: 'stock', message: 'La cantidad debe ser un número mayor a 0' },
    ]);
  });

  test.each([
    ['price', '0', 'El precio debe ser un número mayor a 0'],
    ['price', 'nueve', 'El precio debe ser un número mayor a 0'],
    ['price', '9,999', '«9,999» se puede leer de dos formas: escribe 9999 o 9,99'],
    ['price', "9'50", "«9'50» no se lee como un precio: escríbelo como 9,50"],
    ['price', '9,9999', 'El precio lleva más de dos decimales'],
    ['stock', '0', 'La cantidad debe ser un número mayor a 0'],
    ['stock', '1,5', 'La cantidad debe ser un número entero, como 4'],
    ['stock', '-1', 'La cantidad debe ser un número mayor a 0'],
  ])('R5.5 its %s cannot be %j', (field, value, message) => {
    const checked = checkProduct({ ...cup, [field]: value }, blank);
    expect(checked.ok ? [] : checked.errors).toEqual([{ field, message }]);
  });

  test('without any picture that alone is told of a product that is right otherwise', () => {
    const checked = checkProduct({ ...cup, pictures: blank.pictures }, blank);
    expect(checked.ok ? [] : checked.errors).toEqual([
      { field: 'pictures', message: 'Se requiere al menos una imagen' },
    ]);
  });

  test('only what is sold in a store can be for that store alone', () => {
    const alone = { ...cup, isPopupStoreExclusive: true };
    const bodies = [alone, { ...alone, popupStoreId: sampleId(1) }].map((values) =>
      checkProduct(values, blank),
    );
    expect(bodies.map((one) => one.ok && one.value.body.isPopupStoreExclusive)).toEqual([false, true]);
  });
});

describe('a product that is changed', () => {
  const product = sampleProduct({ version: 3, shortDescription: 'De romero', stock: 0 });
  const before = productValuesOf(product);
  const sent = (values: typeof before) => checkProduct(values, before);

  test('R5.6 only what was changed is sent, with the state that was seen: a sold out one keeps its stock', () => {
    expect(sent({ ...before, price: '12' })).toEqual({
      ok: true,
      value: { kind: 'update', id: product.id, body: { price: 12, version: 3 } },
    });
  });

  test('R5.6 without a change there is nothing to send', () => {
    const checked = sent(before);
    expect(checked.ok ? [] : checked.errors).toEqual([
      { field: '', message: 'No hay datos para actualizar' },
    ]);
  });

  test('R7.15 its gallery is sent whole and in its order, new pictures by their place among the announced', () => {
    const [first, second] = before.pictures.items;
    const added = withFiles(before.pictures, [jpeg('a.jpg'), jpeg('b.jpg')]);
    const fresh = added.items.at(-1)?.key ?? '';
    const pictures = withoutPicture(withPictureAt(added, fresh, 0), first?.key ?? '');
    const checked = sent({ ...before, pictures });
    expect(checked.ok && checked.value.body).toEqual({
      version: 3,
      images: [
        { key: 'new:0', isThumb: true },
        { key: second?.key, isThumb: false },
        { key: 'new:1', isThumb: false },
      ],
      requestUploadUrls: true,
      imageTypes: [
        { filename: 'b.jpg', contentType: 'image/jpeg', isThumb: true },
        { filename: 'a.jpg', contentType: 'image/jpeg', isThumb: false },
      ],
    });
  });

  test('pictures that only change their places ask for no address', () => {
    const last = before.pictures.items.at(-1)?.key ?? '';
    const checked = sent({ ...before, pictures: withPictureAt(before.pictures, last, 0) });
    expect(checked.ok && checked.value.body).toEqual({
      version: 3,
      images: [
        { key: '/pictures/tarro.webp', isThumb: true },
        { key: '/pictures/miel.webp', isThumb: false },
      ],
    });
  });

  test('R5.5 the last picture cannot be taken out', () => {
    const checked = sent({ ...before, pictures: { items: [], refused: [] } });
    expect(checked.ok ? [] : checked.errors).toEqual([
      { field: 'pictures', message: 'Se requiere al menos una imagen' },
    ]);
  });

  test('a copy is a new product with the same words and no pictures', () => {
    expect(copyOf(before)).toEqual({ ...before, of: null, pictures: { items: [], refused: [] } });
  });
});
