import type { Person, TestApi } from '../support/api.ts';
import type { Front } from '../support/last-bytes.ts';
import { shopperWith } from '../support/market.ts';

/**
 * A market under test: `api` to set the scene and look at it, `fronts` the servers in front of its database that are
 * called, over sockets whose last bytes leave together.
 */
export interface RaceMarket {
  api: TestApi;
  fronts: readonly Front[];
}

/** One round: mints its own rows, lets them race, fails by `expect`, and tells how it came out. */
export type Race = (market: RaceMarket) => Promise<string>;

/** The server that the request of this number goes to. */
export const front = ({ fronts }: RaceMarket, index: number): Front => fronts[index % fronts.length]!;

type Line = [product: { id: string }, quantity: number];

/** Consumers with these carts. */
export const shoppersWith = ({ api }: RaceMarket, carts: readonly Line[][]): Promise<Person[]> =>
  Promise.all(carts.map((lines) => shopperWith(api, ...lines)));

/** An outcome as one line of a report. */
export const told = (outcome: Record<string, number>): string =>
  Object.entries(outcome)
    .toSorted(([left], [right]) => left.localeCompare(right))
    .map(([name, count]) => `${name} × ${count}`)
    .join(', ');

/** Settles once some of these have, how many of them is left to chance: so that rounds differ. */
export async function someOf(calls: readonly Promise<unknown>[]): Promise<void> {
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
