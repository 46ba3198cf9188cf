import { expect } from 'vitest';
import type { CrashTestMarket, CrashTestStore } from '../support/api/crash-test-market.ts';
import { askOverHttp, retryWhileBusy } from '../support/http/market-over-http.ts';

type Deleted = { status: number } | null;

/** Store and its products as seen by others. */
const WHOLE = { store: 'active', onSale: [true, true], inStore: [true, true] };
const ARCHIVED = { store: 'archived', onSale: [false, false], inStore: [true, true] };
const GONE = { store: null, onSale: [false, false], inStore: [false, false] };

/** Deletes stores as their owner; null without an answer. */
export const deleteStores = async (
  url: string,
  market: CrashTestMarket,
  stores: readonly CrashTestStore[],
) => {
  const token = await market.ownerToken();
  const remove = ({ id }: CrashTestStore) => askOverHttp(url, 'DELETE', `/popup-stores/${id}`, { token });
  return Promise.all(stores.map((store) => retryWhileBusy(() => remove(store)).catch(() => null)));
};

async function look(url: string, token: string, { id, productIds }: CrashTestStore) {
  const store = await askOverHttp(url, 'GET', `/popup-stores/${id}`, { token });
  const shown = await Promise.all(productIds.map((one) => askOverHttp(url, 'GET', `/products/${one}`)));
  const owned = await Promise.all(
    productIds.map((one) => askOverHttp(url, 'GET', `/products/${one}`, { token })),
  );
  return {
    store: store.status === 200 ? (store.body.data.popupStore.status as string) : null,
    onSale: shown.map(({ status }) => status === 200),
    inStore: owned.map(({ body }) => body.data.product.popupStoreId === id),
  };
}

/**
 * A store is deleted with all effects on its products or unchanged, and deleted if that was confirmed.
 * A store with orders is archived instead. A retry deletes it.
 */
export async function checkDeletions(
  url: string,
  market: CrashTestMarket,
  stores: readonly CrashTestStore[],
  answers: readonly Deleted[],
): Promise<string> {
  const token = await market.ownerToken();
  const ended = ({ isSold }: CrashTestStore) => (isSold ? ARCHIVED : GONE);
  const found = await Promise.all(stores.map((store) => look(url, token, store)));
  const expected = stores.map((store, index) =>
    answers[index] !== null || found[index]?.store !== WHOLE.store ? ended(store) : WHOLE,
  );
  expect(found).toEqual(expected);
  const again = await deleteStores(url, market, stores);
  expect(again.map((answer, index) => answer?.status === 200 || found[index]?.store === null)).toEqual(
    stores.map(() => true),
  );
  expect(await Promise.all(stores.map((store) => look(url, token, store)))).toEqual(stores.map(ended));
  const answered = answers.filter((answer) => answer !== null).length;
  const standing = found.filter(({ store }) => store === WHOLE.store).length;
  return `deletions: ${answered} answered, ${stores.length - standing - answered} done unanswered, ${standing} not done`;
}
