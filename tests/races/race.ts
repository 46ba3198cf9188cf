import type { ApiUser, TestApi } from '../support/api/api.ts';
import type { RaceServer } from '../support/http/simultaneous-calls.ts';
import { shopperWithCart } from '../support/api/add-market-rows.ts';

/**
 * Market under test: `api` prepares and inspects; `fronts` are the called servers of its database, over sockets whose last
 * bytes leave together.
 */
export interface RaceMarket {
  api: TestApi;
  fronts: readonly RaceServer[];
}

/** Race round: creates its own rows, lets them race, fails by `expect`, and returns its outcome. */
export type Race = (market: RaceMarket) => Promise<string>;

/** Server for the request with this index. */
export const serverFor = ({ fronts }: RaceMarket, index: number): RaceServer =>
  fronts[index % fronts.length]!;

type Line = [product: { id: string }, quantity: number];

/** Consumers with these carts. */
export const shoppersWithCarts = ({ api }: RaceMarket, carts: readonly Line[][]): Promise<ApiUser[]> =>
  Promise.all(carts.map((lines) => shopperWithCart(api, ...lines)));

/** Outcome as one line of a report. */
export const formatOutcome = (outcome: Record<string, number>): string =>
  Object.entries(outcome)
    .toSorted(([left], [right]) => left.localeCompare(right))
    .map(([name, count]) => `${name} × ${count}`)
    .join(', ');

/** Resolves once a random number of the calls have, so that rounds differ. */
export async function awaitRandomCount(calls: readonly Promise<unknown>[]): Promise<void> {
  const wanted = Math.floor(Math.random() * calls.length);
  if (wanted === 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  let settled = 0;
  const count = () => {
    settled += 1;
    if (settled === wanted) resolve();
  };
  for (const call of calls) call.then(count, count);
  await promise;
}
