import { expect, type Page } from '@playwright/test';
import { demoId } from '../../../../demo/demo-ids.ts';
import { DEMO_MARKET } from '../../../../demo/demo-market.ts';
import type { TestUser } from '../test-users.ts';
import { button, chooseFirstRow, field, fill, ensureOpen, type Presses } from './refusable-press.ts';

const PICTURE = 'demo/pictures/abanico-rojo.webp';

const NEXT_STATUS = button(/^(Publicar|Abrir ya|Pausar|Volver a abrir|Archivar|Recuperar)$/);

async function readOwn<Data>(page: Page, { api, email, password }: TestUser, path: string): Promise<Data> {
  const { access_token: token } = await api.signIn(email, password);
  const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: Data }).data;
}

const isOfTheDemo = ({ slug }: { slug: string }) => DEMO_MARKET.stores.some((store) => store.slug === slug);

/**
 * Address of a screen about an own demo store with products: other tests leave drafts without dates, which no form saves.
 */
const producerStore =
  (below = '') =>
  async (page: Page, person: TestUser) => {
    type Stores = { popupStores: { id: string; slug: string; productCount: number }[] };
    const { popupStores } = await readOwn<Stores>(page, person, '/api/popup-stores/user/me');
    const store = popupStores.find((own) => own.productCount > 0 && isOfTheDemo(own));
    if (!store) throw new Error('This producer has no store of the demo market.');
    return `/producer/popup-stores/${store.id}${below}`;
  };

async function producerProduct(page: Page, person: TestUser) {
  type Products = { products: { id: string }[] };
  const { products } = await readOwn<Products>(page, person, '/api/products/user?limit=1');
  return `/producer/products/${products[0]?.id}/edit`;
}

const held = (state: 'notAsked' | 'waiting') => ({
  path: /\/api\/popup-stores\/[\w-]+(\?|$)/,
  change: ({ popupStore }: Record<string, object>) => {
    Object.assign(popupStore ?? {}, { status: 'draft', approval: { state, note: '', version: 1 } });
  },
});

async function typePrice(page: Page) {
  const price = page.getByRole('textbox', { name: /^Precio de/ });
  await ensureOpen(button(/^Cambiar precio de/)(page), price);
  await price.fill('77,70');
}

/** Presses of a producer about stores and products. */
export const storePresses = {
  createPopupStore: {
    'a new store': {
      as: 'producer',
      at: '/producer/popup-stores/new',
      before: async (page) => {
        if (await field(page, 'Nombre del puesto').isVisible()) {
          await fill({ 'Nombre del puesto': 'Cestas del río', Descripción: 'Cestas de mimbre.' })(page);
          await page
            .getByRole('navigation', { name: 'Pasos' })
            .getByRole('link', { name: /Fechas|Cuándo|Días/ })
            .click();
        }
        await page.getByLabel('Abre el').fill('2027-05-06');
        await page.getByLabel('Cierra el').fill('2027-05-12');
      },
      press: button('Guardar'),
    },
  },
  updatePopupStore: {
    'a change of a store': {
      as: 'producer',
      at: producerStore('/edit'),
      before: fill({ Lema: 'Cestas de mimbre' }),
      press: button('Guardar cambios'),
    },
  },
  changePopupStoreStatus: {
    'the next status of a store, on its page': {
      as: 'producer',
      at: producerStore(),
      press: NEXT_STATUS,
      isAsked: true,
    },
    'the next status of a store, in the list': {
      as: 'producer',
      at: '/producer/popup-stores',
      press: NEXT_STATUS,
      isAsked: true,
    },
    'a status from the menu': {
      as: 'admin',
      at: '/admin/popup-stores',
      before: async (page) => {
        await button(/^Cambiar el estado de/)(page).press('Enter');
        await page.getByRole('menuitemradio', { checked: false }).first().waitFor();
        // The menu ignores keys until it has the focus.
        await expect(page.getByRole('menu')).toBeFocused();
        await page.keyboard.press('End');
        await expect(page.locator('[role=menuitemradio][data-highlighted]')).toHaveCount(1);
      },
      press: (page) => page.getByRole('menu'),
      isAsked: true,
    },
  },
  askForApproval: {
    'a first store that asks for approval': {
      as: 'producer',
      at: producerStore(),
      answer: held('notAsked'),
      press: button('Pedir el visto bueno'),
    },
  },
  decideApproval: {
    'the answer to a first store': {
      as: 'admin',
      at: `/admin/popup-stores/${demoId('store', 'la-colmena')}`,
      answer: held('waiting'),
      press: button('Enviar la respuesta'),
    },
  },
  deletePopupStore: {
    'the deletion of a store': {
      as: 'producer',
      at: producerStore(),
      press: button('Borrar el puesto'),
      isAsked: true,
    },
  },
  deleteAllProducts: {
    'the deletion of all products': {
      as: 'producer',
      at: producerStore(),
      press: button('Borrar todos los productos'),
    },
  },
  createProduct: {
    'a new product': {
      as: 'producer',
      at: '/producer/products/new',
      before: async (page) => {
        await fill({ Nombre: 'Cesto', 'Quién lo hace': 'Taller', 'Precio (€)': '9,50', Existencias: '3' })(
          page,
        );
        if (!(await button(/^Quitar la foto/)(page).isVisible()))
          await page.locator('input[type=file][multiple]').first().setInputFiles(PICTURE);
        await button(/^Quitar la foto/)(page).waitFor();
      },
      press: button('Guardar'),
    },
  },
  updateProduct: {
    'a change of a product': {
      as: 'producer',
      at: producerProduct,
      before: fill({ 'Descripción corta': 'De mimbre y de caña.' }),
      press: button('Guardar cambios'),
    },
    'a price in its row': {
      as: 'producer',
      at: '/producer/products',
      before: typePrice,
      press: (page) => page.getByRole('textbox', { name: /^Precio de/ }),
    },
    'a price in its row, by its button': {
      as: 'producer',
      at: '/producer/products',
      before: typePrice,
      press: button(/^Guardar /),
    },
  },
  changeProductStatus: {
    'a product that goes on sale or off': {
      as: 'producer',
      at: '/producer/products',
      press: (page) => page.getByRole('checkbox', { name: /, a la venta$/ }).first(),
      key: 'Space',
    },
    'a bulk action on products': {
      as: 'producer',
      at: '/producer/products',
      before: chooseFirstRow,
      press: button('Ocultar'),
    },
  },
  deleteProduct: {
    'a bulk deletion of products': {
      as: 'producer',
      at: '/producer/products',
      before: chooseFirstRow,
      press: button('Borrar'),
      isAsked: true,
    },
  },
} satisfies Record<string, Presses>;
