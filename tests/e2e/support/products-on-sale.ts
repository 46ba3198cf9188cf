import type { Page } from '@playwright/test';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { TestUser } from './test-users.ts';

/** Product that a producer has on sale. */
export async function productOnSaleOf(page: Page, { api, email, password }: TestUser): Promise<string> {
  const { access_token: token } = await api.signIn(email, password);
  const headers = { authorization: `Bearer ${token}` };
  const stores = await page.request.get('/api/popup-stores/user/me', { headers });
  const { data: own } = (await stores.json()) as { data: { popupStores: { ownerId: string }[] } };
  const goods = await page.request.get('/api/products?open=true&inStock=true&limit=100');
  const { data: sold } = (await goods.json()) as { data: { products: Product[] } };
  const name = sold.products.find(({ producerId }) => producerId === own.popupStores[0]?.ownerId)?.name;
  if (!name) throw new Error('This producer sells nothing now.');
  return name;
}

/** Places a shopper's order of one unit from a producer. */
export async function placeOrderFrom(page: Page, producer: TestUser, shopper: TestUser) {
  const name = await productOnSaleOf(page, producer);
  const { api, email, password, fullName, address, city, postalCode } = shopper;
  await api.signIn(email, password);
  return api.buy(name, 1, { fullName, address, city, postalCode, email });
}
