import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf, QueryOf } from '../../../../contract/api/call-types.ts';
import type { Result } from '../../../../contract/api/failure.ts';
import { PRODUCT_LIMITS } from '../../../../contract/limits.ts';
import type { ProducerProduct } from '../../../../contract/producer/producer-product.ts';

interface Found {
  total: number;
  first: readonly ProducerProduct[];
}

type Failure = FailureOf<'listProducerProducts'>;

/** Number of products that one sentence names. */
const NAMED = 3;

/** Queries of the caller's own products that need attention. */
const QUESTIONS = {
  nearlyOut: { active: true, inStock: true, maxStock: PRODUCT_LIMITS.lowStock },
  soldOut: { active: true, inStock: false },
  awaiting: { awaitsPictures: true },
} as const satisfies Record<string, QueryOf<'listProducerProducts'>>;

type GoodsToday = Record<keyof typeof QUESTIONS, Found>;

export const createProductsTodayService = (call: Call) => ({
  /**
   * Caller's products that are low in stock, sold out, or waiting for pictures. If one query fails, the whole
   * call fails (R7.14).
   */
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
