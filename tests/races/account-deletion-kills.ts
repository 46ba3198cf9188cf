import { expect } from 'vitest';
import type { CrashTestMarket, CrashTestSeller } from '../support/api/crash-test-market.ts';
import { askOverHttp, retryWhileBusy } from '../support/http/market-over-http.ts';

type Ended = { status: number } | null;

/** Account and its sales as an admin sees them. */
const WHOLE = { user: 200, store: 'active', product: 200, lines: 1 };
const GONE = { user: 404, store: 'archived', product: 404, lines: 1 };

/** Deletes accounts as an admin; null without an answer. */
export const deleteAccounts = async (
  url: string,
  market: CrashTestMarket,
  sellers: readonly CrashTestSeller[],
) => {
  const token = await market.adminToken();
  const remove = ({ id }: CrashTestSeller) => askOverHttp(url, 'DELETE', `/users/v1/users/${id}`, { token });
  return Promise.all(sellers.map((seller) => retryWhileBusy(() => remove(seller)).catch(() => null)));
};

async function look(url: string, token: string, { id, storeId, productId, orderId }: CrashTestSeller) {
  const read = (path: string) => askOverHttp(url, 'GET', path, { token });
  const [user, store, product, order] = [
    await read(`/users/v1/users/${id}`),
    await read(`/popup-stores/${storeId}`),
    await read(`/products/${productId}`),
    await read(`/orders/${orderId}`),
  ];
  return {
    user: user.status,
    store: store.body.data.popupStore.status as string,
    product: product.status,
    lines: order.body.data.order.items.length as number,
  };
}

/** An account is deleted with all its sales data or unchanged, and deleted if that was confirmed; a retry deletes it. */
export async function checkAccountDeletions(
  url: string,
  market: CrashTestMarket,
  sellers: readonly CrashTestSeller[],
  answers: readonly Ended[],
): Promise<string> {
  const token = await market.adminToken();
  const found = await Promise.all(sellers.map((seller) => look(url, token, seller)));
  const expected = sellers.map((_, index) =>
    answers[index] !== null || found[index]?.user !== WHOLE.user ? GONE : WHOLE,
  );
  expect(found).toEqual(expected);
  const again = await deleteAccounts(url, market, sellers);
  expect(again.map((answer) => answer?.status)).toEqual(expected.map((one) => (one === WHOLE ? 200 : 404)));
  expect(await Promise.all(sellers.map((seller) => look(url, token, seller)))).toEqual(
    sellers.map(() => GONE),
  );
  const answered = answers.filter((answer) => answer !== null).length;
  const standing = expected.filter((one) => one === WHOLE).length;
  return `accounts: ${answered} answered, ${sellers.length - standing - answered} ended unanswered, ${standing} not ended`;
}
