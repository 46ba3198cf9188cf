import { expect, test } from 'vitest';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import { addProduct } from '../support/api/add-market-rows.ts';

const edit = (api: TestApi, id: string, details: unknown, as: ApiUser) =>
  api.call('updateProduct', { params: { id }, body: { details } as never }, as);
const read = async (api: TestApi, id: string) =>
  (await api.call('getProduct', { params: { id } })).body.data.product;

const BREAD = {
  content: { amount: 0.75, unit: 'kg' },
  ingredients: 'Harina de trigo, agua y sal',
  allergens: ['gluten', 'sesame'],
};

describeApi('the details of a product', (api) => {
  test('R5.5 are made with it, without what is blank, and read by everybody', async () => {
    const producer = await api().person('producer');
    const { status, body } = await api().call(
      'createProduct',
      {
        body: {
          name: 'Hogaza',
          producerName: 'Rosario',
          price: 4.5,
          stock: 3,
          requestUploadUrls: true,
          imageTypes: [{ filename: 'hogaza.webp', contentType: 'image/webp', isThumb: true }],
          details: { ...BREAD, materials: ' ', sizes: '' },
        } as never,
      },
      producer,
    );
    expect([status, body.data.product.details]).toEqual([201, BREAD]);
  });

  test('R5.6 are written over as a whole, taken away by null, and left alone where nothing is said of them', async () => {
    const producer = await api().person('producer');
    const { id } = await addProduct(api(), producer);
    expect(await read(api(), id)).not.toHaveProperty('details');
    expect((await edit(api(), id, BREAD, producer)).body.data.product.details).toEqual(BREAD);
    await api().call('updateProduct', { params: { id }, body: { name: 'Pan' } }, producer);
    expect((await read(api(), id)).details).toEqual(BREAD);
    await edit(api(), id, { sizes: ' Grande ' }, producer);
    expect((await read(api(), id)).details).toEqual({ sizes: 'Grande' });
    await edit(api(), id, null, producer);
    expect(await read(api(), id)).not.toHaveProperty('details');
    const { status } = await edit(api(), id, { sizes: '' }, producer);
    expect([status, await read(api(), id)]).toEqual([200, expect.not.objectContaining({ details: {} })]);
  });

  test('R5.6 what is none is refused with its field, and nothing is written', async () => {
    const producer = await api().person('producer');
    const { id } = await addProduct(api(), producer);
    const { status, body } = await edit(
      api(),
      id,
      { content: { amount: 0, unit: 'kg' }, allergens: ['piedras'] },
      producer,
    );
    expect([status, body.errors]).toEqual([
      422,
      [
        {
          field: 'details.content.amount',
          message: 'El contenido debe ser un número mayor a 0, con tres decimales como mucho',
        },
        { field: 'details.allergens.0', message: 'El valor no es válido' },
      ],
    ]);
    expect((await read(api(), id)).version).toBe(1);
  });
});
