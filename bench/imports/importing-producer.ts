import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import type { ProductImport } from '../../contract/import/product-import.ts';
import { openBenchClient } from '../server/bench-client.ts';

const LOOK_EVERY = 50;
const ZIP = 'application/zip';

/** Import times in ms from the last byte sent: until the producer sees the first row, and until the end. */
interface ImportTimes {
  firstRow: number;
  over: number;
}

/** Producer of the demo market who imports products into a new store. */
export interface ImportingProducer {
  bring: (archive: Buffer) => Promise<ImportTimes>;
  /** Ids of the store's products. */
  goods: () => Promise<string[]>;
}

interface Listed {
  data: { products: { id: string }[]; pagination: { hasMore: boolean } };
}

/** Signs in a producer and creates a store for them. */
export async function signInImportingProducer(url: string): Promise<ImportingProducer> {
  const guest = openBenchClient(url);
  const username = 'productora@tenderete.example';
  const login = await guest.post('/api/auth/login', { username, password: DEMO_PASSWORD });
  guest.leave();
  const headers = { authorization: `Bearer ${(login as { access_token: string }).access_token}` };
  const ask = async <Answer>(path: string, method = 'GET', body?: object): Promise<Answer> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}.`);
    return (await answer.json()) as Answer;
  };
  const mine = await ask<{ data: { popupStores: { ownerId: string }[] } }>('/popup-stores/user/me');
  const made = await ask<{ data: { popupStore: { id: string } } }>('/popup-stores', 'POST', {
    name: `Medida ${crypto.randomUUID()}`,
    description: 'Para medir cargas.',
    ownerId: mine.data.popupStores[0]?.ownerId,
  });
  const { id } = made.data.popupStore;
  const told = async () =>
    (await ask<{ data: { upload: ProductImport } }>(`/popup-stores/${id}/products/status`)).data.upload;
  const page = (offset: number, limit: number) =>
    ask<Listed>(`/products/user?popupStoreId=${id}&limit=${limit}&offset=${offset}`);
  return {
    bring: async (archive) => {
      const announced = await ask<{ data: { productsZipUploadUrl: { uploadUrl: string } } }>(
        `/popup-stores/${id}`,
        'PUT',
        {
          requestProductsZipUpload: true,
          productsZipInfo: { filename: 'medida.zip', contentType: ZIP },
        },
      );
      const put = await fetch(announced.data.productsZipUploadUrl.uploadUrl, {
        method: 'PUT',
        headers: { 'content-type': ZIP },
        body: new Uint8Array(archive),
      });
      if (!put.ok) throw new Error(`The archive was answered with ${put.status}.`);
      const sent = performance.now();
      let firstRow: number | undefined;
      for (;;) {
        const { status, successCount, errorCount } = await told();
        if (firstRow === undefined && successCount > 0) firstRow = performance.now() - sent;
        if (status !== 'processing') {
          if (status !== 'completed' || errorCount > 0) throw new Error(`The import ended as ${status}.`);
          return { firstRow: firstRow ?? Number.NaN, over: performance.now() - sent };
        }
        await pause(LOOK_EVERY);
      }
    },
    goods: async () => {
      const ids: string[] = [];
      for (let hasMore = true; hasMore;) {
        const { data } = await page(ids.length, 1_000);
        ids.push(...data.products.map((product) => product.id));
        hasMore = data.pagination.hasMore && data.products.length > 0;
      }
      return ids;
    },
  };
}
