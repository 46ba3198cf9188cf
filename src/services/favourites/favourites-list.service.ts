import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import { toListItem, type PopupStoreCard, storeCardOf } from '../../../contract/catalogue/list-item.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { Favourite } from '../../../contract/favourites/favourite.ts';

const idsOf = (items: readonly Favourite[], wanted: Favourite['kind']) =>
  items.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));

export const createFavouritesListService = (call: Call) => ({
  /** Current data of the favourites, without deleted ones (R3.18). */
  async lookUp(
    { items }: { items: readonly Favourite[] },
    signal?: AbortSignal,
  ): Promise<Result<{ products: Product[]; popupStores: PopupStoreCard[] }, FailureOf<'lookUpFavourites'>>> {
    const [productIds, popupStoreIds] = [idsOf(items, 'product'), idsOf(items, 'popupStore')];
    const query = {
      ...(productIds.length > 0 && { productIds }),
      ...(popupStoreIds.length > 0 && { popupStoreIds }),
    };
    const answer = await call('lookUpFavourites', { query }, signal);
    if (!answer.ok) return answer;
    const { products, popupStores } = answer.value;
    return {
      ok: true,
      value: { products: products.map(toListItem), popupStores: popupStores.map(storeCardOf) },
    };
  },
});
