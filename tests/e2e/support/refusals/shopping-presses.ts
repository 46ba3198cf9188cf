import type { Page } from '@playwright/test';
import { demoId } from '../../../../demo/demo-ids.ts';
import { placeOrderFrom } from '../products-on-sale.ts';
import type { TestUser } from '../test-users.ts';
import { button, field, fill, ensureOpen, type Presses } from './refusable-press.ts';

const HONEY = 'Miel de romero de la Alcarria, 500 g';
const HONEY_ID = demoId('product', 'miel-romero');

const cartWithHoney = async (_: Page, { api }: TestUser) => {
  await api.putIntoCart(HONEY, 2);
  return '/cart';
};
const pendingOrder = async (_: Page, { api }: TestUser) => `/orders/${await api.pendingOrderId()}`;

/** Presses of a shopper, and the steps of an order. */
export const shoppingPresses = {
  addCartItem: {
    'a product for the cart': {
      as: 'consumer',
      at: `/products/${HONEY_ID}`,
      press: button(/^Añadir al carrito/),
    },
    'a product for the cart, from its card': {
      as: 'consumer',
      at: '/tienda/la-colmena',
      press: button(/^Añadir al carrito/),
    },
  },
  updateCartItem: {
    'one more of a product in the cart': {
      as: 'consumer',
      at: cartWithHoney,
      press: button(`Aumentar la cantidad: ${HONEY}`),
    },
    'the last step down of a quantity': {
      as: 'consumer',
      at: cartWithHoney,
      press: button(`Reducir la cantidad: ${HONEY}`),
    },
  },
  removeCartItem: {
    'a line out of the cart': {
      as: 'consumer',
      at: cartWithHoney,
      press: button(`Quitar del carrito: ${HONEY}`),
    },
  },
  addFavourites: {
    'a new favourite': {
      as: 'consumer',
      at: `/products/${HONEY_ID}`,
      before: async (page) => {
        await page.keyboard.press('Tab');
        await button(`Guardar ${HONEY}`)(page).waitFor();
      },
      press: button(`Guardar ${HONEY}`),
    },
  },
  removeFavourite: {
    'a favourite that is let go': {
      as: 'consumer',
      at: '/favoritos',
      answer: {
        path: /\/profile\/favourites(\?|$)/,
        change: (data) => {
          Object.assign(data, { favourites: [{ kind: 'product', id: HONEY_ID, name: HONEY }] });
        },
      },
      press: button(`Guardar ${HONEY}`),
    },
  },
  sendOrderMessage: {
    'a message about an order': {
      as: 'consumer',
      at: pendingOrder,
      before: async (page) => {
        const message = field(page, 'Mensaje');
        await ensureOpen(button(/^(Escribir|Ha habido un problema)/)(page), message);
        await message.fill('¿Llega el martes?');
      },
      press: button('Enviar mensaje'),
    },
  },
  cancelOrder: {
    'the end of an order': {
      as: 'consumer',
      at: pendingOrder,
      press: button('Cancelar pedido'),
      isAsked: true,
    },
  },
  changeOrderStatus: {
    'an order that an admin moves': {
      as: 'admin',
      at: '/admin/orders?status=pending',
      before: async (page) => {
        await page
          .locator('tbody')
          .getByRole('combobox', { name: /^Estado del pedido/ })
          .first()
          .selectOption({ index: 1 });
      },
      press: button(/^Guardar/),
    },
    'the next step of an order': {
      as: 'producer',
      at: async (page, producer, shopper) => {
        await placeOrderFrom(page, producer, shopper);
        return '/producer/orders?status=pending';
      },
      press: button(/^Preparar: /),
    },
  },
  askForReminder: {
    'a reminder': {
      as: 'nobody',
      at: '/avisame/verde-balcon',
      before: fill({ Email: 'ana@example.com' }),
      press: button('Avisadme'),
    },
  },
  confirmReminder: {
    'a reminder that is confirmed': {
      as: 'nobody',
      at: `/avisos/${'a'.repeat(43)}`,
      press: button('Sí, avisadme'),
    },
  },
  cancelReminder: {
    'a reminder that is given up': {
      as: 'nobody',
      at: `/avisos/${'a'.repeat(43)}`,
      press: button('No quiero avisos'),
    },
  },
} satisfies Record<string, Presses>;
