import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf, QueryOf } from '../../../../contract/api/call-types.ts';
import type { Result } from '../../../../contract/api/failure.ts';
import { PRODUCTS } from '../../../../contract/limits.ts';
import type { ProducerProduct } from '../../../../contract/producer/producer-product.ts';

interface Found {
  total: number;
  first: readonly ProducerProduct[];
}

type Failure = FailureOf<'listProducerProducts'>;

/** As many as one sentence names. */
const NAMED = 3;

/** What each of these asks of the list of one's own products. */
const QUESTIONS = {
  nearlyOut: { active: true, inStock: true, maxStock: PRODUCTS.lowStock },
  soldOut: { active: true, inStock: false },
  awaiting: { awaitsPictures: true },
} as const satisfies Record<string, QueryOf<'listProducerProducts'>>;

type GoodsToday = Record<keyof typeof QUESTIONS, Found>;

export const createProductsTodayService = (call: Call) => ({
  /** Which products of somebody are nearly out, sold out or wait for pictures; all of it or a failure (R7.14). */
  async loadGoods(_: unknown, signal?: AbortSignal): Promise<Result<GoodsToday, Failure>> {
    const ask = async (query: QueryOf<'listProducerProducts'>): Promise<Result<Found, Failure>> => {
      const answer = await call('listProducerProducts', { query: { ...query, limit: NAMED } }, signal);
      if (!answer.ok) return answer;
      const { products, pagination } = answer.value;
      return { ok: true, value: { total: pagination?.total ?? products.length, first: products } };
    };
    const [nearlyOut, soldOut, awaiting] = await Promise.all([
      ask(QUESTIONS.nearlyOut),
      ask(QUESTIONS.soldOut),
      ask(QUESTIONS.awaiting),
    ]);
    if (!nearlyOut.ok) return nearlyOut;
    if (!soldOut.ok) return soldOut;
    if (!awaiting.ok) return awaiting;
    const [few, none, late] = [nearlyOut.value, soldOut.value, awaiting.value];
    return { ok: true, value: { nearlyOut: few, soldOut: none, awaiting: late } };
  },
});
