import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Result } from '../../../../contract/api/failure.ts';
import { PRODUCT_LIMITS, SEARCH_LIMITS } from '../../../../contract/limits.ts';
import { isSameName } from '../../../../contract/catalogue/product-name.ts';

interface Named {
  id: string;
  name: string;
}

/** Number of products to compare. Exact matches come first. */
const LOOKED_AT = 10;

/** Names of the caller's own products, cached for 30 s (R9.9). `now` is in ms UTC. */
export const createNameCheckService = (call: Call, now: () => number = Date.now) => {
  const kept = new Map<string, { found: Named[]; until: number }>();

  async function listNamed(
    name: string,
    signal?: AbortSignal,
  ): Promise<Result<Named[], FailureOf<'listProducerProducts'>>> {
    const known = kept.get(name);
    if (known && now() < known.until) return { ok: true, value: known.found };
    const query = { q: name.slice(0, SEARCH_LIMITS.maxLength), limit: LOOKED_AT };
    const answer = await call('listProducerProducts', { query }, signal);
    if (!answer.ok) return answer;
    const found = answer.value.products
      .filter((product) => isSameName(product.name, name))
      .map((product) => ({ id: product.id, name: product.name }));
    kept.set(name, { found, until: now() + PRODUCT_LIMITS.nameCheckCacheTime });
    return { ok: true, value: found };
  }

  /** Another product of the caller with the same name, ignoring the one with id `of`; null for none (R9.9). */
  async function findNamesake(
    { name, of }: { name: string; of: string | null },
    signal?: AbortSignal,
  ): Promise<Result<Named | null, FailureOf<'listProducerProducts'>>> {
    const answer = await listNamed(name, signal);
    return answer.ok ? { ok: true, value: answer.value.find(({ id }) => id !== of) ?? null } : answer;
  }

  /** Clears the cache, after the caller changed a product. */
  const forgetNames = () => kept.clear();

  return { findNamesake, forgetNames };
};
