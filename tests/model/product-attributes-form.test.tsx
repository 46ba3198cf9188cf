import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ProductAttributeList } from '../../src/components/products/ProductAttributeList.tsx';
import { alerts, fieldNamed, uploadUrlsOf, submit, changeField } from '../support/views/editor-driver.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { openProductEditorScene, typeProduct } from '../support/views/product-editor-scene.tsx';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleProduct } from '../support/samples/samples.ts';

afterEach(cleanup);

const bread = sampleProduct({
  version: 3,
  details: { content: { amount: 0.8, unit: 'kg' }, allergens: ['gluten'] },
});
const fold = () => document.querySelector('details')?.open;
const mark = (name: string) => act(async () => fireEvent.click(screen.getByRole('checkbox', { name })));

describe('the details of a product while it is written', () => {
  const made = { createProduct: successfulAnswer({ product: bread, uploadUrls: uploadUrlsOf('0', '1') }) };

  test('R5.5 are folded, and go with what was written and marked', async () => {
    const { asked } = await openProductEditorScene(null, made);
    expect(fold()).toBe(false);
    await typeProduct();
    await act(async () => {
      changeField('contentAmount', '0,8');
      changeField('contentUnit', 'kg');
      changeField('ingredients', 'Harina de trigo y agua');
    });
    await mark('leche');
    await mark('gluten');
    await submit();
    expect(asked.at(-1)?.input).toHaveProperty('body.details', {
      content: { amount: 0.8, unit: 'kg' },
      ingredients: 'Harina de trigo y agua',
      allergens: ['gluten', 'milk'],
    });
  });

  test('R5.5 open where something of them is wrong, and say it at its field', async () => {
    const { asked } = await openProductEditorScene(null, made);
    await typeProduct();
    await act(async () => changeField('contentAmount', 'medio kilo'));
    await submit();
    expect([fold(), alerts(), fieldNamed('contentAmount')?.getAttribute('aria-invalid'), asked]).toEqual([
      true,
      ['El contenido debe ser un número mayor a 0, con tres decimales como mucho'],
      'true',
      [],
    ]);
  });

  test('R5.6 are open where some are said, and the last one that is taken back takes all away', async () => {
    const { asked } = await openProductEditorScene(bread.id, {
      getProduct: successfulAnswer({ product: bread }),
      updateProduct: successfulAnswer({ product: bread }),
    });
    expect([fold(), fieldNamed('contentAmount')?.value]).toEqual([true, '0,8']);
    await act(async () => changeField('contentAmount', ''));
    await mark('gluten');
    await submit('Guardar cambios');
    expect(asked.at(-1)?.input).toEqual({ params: { id: bread.id }, body: { details: null, version: 3 } });
  });
});

test('R5.5 a shopper reads what a product says of itself, and nothing of what it does not', async () => {
  await renderWithMarketProviders(<ProductAttributeList product={bread} />);
  expect([
    screen.getAllByRole('term').map(({ textContent }) => textContent),
    screen.getAllByRole('definition').map(({ textContent }) => textContent),
  ]).toEqual([
    ['Contenido', 'Alérgenos'],
    ['0,8\u00A0kg', 'Contiene gluten.'],
  ]);
  cleanup();
  await renderWithMarketProviders(<ProductAttributeList product={sampleProduct()} />);
  expect(screen.queryByRole('term')).toBeNull();
});
