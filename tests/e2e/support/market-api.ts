import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Cart } from '../../../contract/cart/cart.ts';
import type { ContactInput } from '../../../contract/notifications/notification.ts';
import type { Order } from '../../../contract/orders/order.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { ShippingInfo } from '../../../contract/orders/shipping-info.ts';

export interface SessionTokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
}

/** API client of a test, for preparation and verification. */
export class MarketApi {
  readonly #request: APIRequestContext;
  #tokens: SessionTokens | null = null;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async signIn(username: string, password: string): Promise<SessionTokens> {
    const answer = await this.#request.post('/api/auth/login', { data: { username, password } });
    const tokens = (await accepted(answer)) as SessionTokens;
    this.#tokens = tokens;
    return tokens;
  }

  async productCalled(name: string): Promise<Product> {
    const answer = await this.#get(`/api/products?q=${encodeURIComponent(name)}`);
    const { products } = answer as { products: Product[] };
    const product = products.find((one) => one.name === name);
    if (!product) throw new Error(`The market sells no «${name}».`);
    return product;
  }

  async stockOf(name: string): Promise<number> {
    return (await this.productCalled(name)).stock;
  }

  async cart(): Promise<Cart> {
    return ((await this.#get('/api/carts')) as { cart: Cart }).cart;
  }

  async emptyCart(): Promise<void> {
    await accepted(await this.#request.delete('/api/carts/items', { headers: this.#bearer() }));
  }

  async putIntoCart(name: string, quantity: number): Promise<void> {
    const { id: productId } = await this.productCalled(name);
    const data = { productId, quantity };
    await accepted(await this.#request.post('/api/carts/items', { headers: this.#bearer(), data }));
  }

  /** Buys a product by name through the API. */
  async buy(name: string, quantity: number, shippingInfo: ShippingInfo): Promise<Order> {
    await this.putIntoCart(name, quantity);
    const answer = await this.#request.post('/api/orders/checkout', {
      headers: this.#bearer(),
      data: { shippingInfo },
    });
    return ((await accepted(answer)) as { data: { order: Order } }).data.order;
  }

  /** Changes the price of a product by name, in euros, as its producer. */
  async reprice(name: string, price: number): Promise<void> {
    const { id } = await this.productCalled(name);
    const data = { price };
    await accepted(await this.#request.put(`/api/products/${id}`, { headers: this.#bearer(), data }));
  }

  async orders(): Promise<Order[]> {
    return ((await this.#get('/api/orders?limit=100')) as { orders: Order[] }).orders;
  }

  async pendingOrderId(): Promise<string> {
    const order = (await this.orders()).find(({ status }) => status === 'pending');
    if (!order) throw new Error('This shopper has no order that could be cancelled.');
    return order.id;
  }

  /** Sends a contact message and replies as an admin; returns the message's id. */
  async writeAndReply(message: ContactInput, reply: string): Promise<string> {
    const answer = await this.#request.post('/api/notifications/contact', { data: message });
    const { data } = (await accepted(answer)) as { data: { message: { id: string } } };
    const { id } = data.message;
    const path = `/api/notifications/contact/${id}/replies`;
    await accepted(await this.#request.post(path, { headers: this.#bearer(), data: { message: reply } }));
    return id;
  }

  async #get(path: string): Promise<unknown> {
    const { data } = (await accepted(await this.#request.get(path, { headers: this.#bearer() }))) as {
      data: unknown;
    };
    return data;
  }

  #bearer(): Record<string, string> {
    return this.#tokens === null ? {} : { authorization: `Bearer ${this.#tokens.access_token}` };
  }
}

async function accepted(answer: APIResponse): Promise<unknown> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}
