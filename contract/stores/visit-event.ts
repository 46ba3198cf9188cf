import { enums, type Infer, object, optional, refine } from 'superstruct';
import { Id } from '../values/id.ts';

const NOTED = ['looked', 'added', 'checkout'] as const;

/**
 * «extension» Client-side analytics event that the server cannot observe. Kinds: a page shown from the browser's cache,
 * a product added to a local cart, or an opened checkout. It has a store or product id; "added" needs the product id.
 */
export const VisitEvent = refine(
  object({ kind: enums(NOTED), popupStoreId: optional(Id), productId: optional(Id) }),
  'visita',
  ({ kind, popupStoreId, productId }) => {
    if (productId !== undefined) return true;
    if (kind === 'added') return 'El producto es requerido';
    return popupStoreId !== undefined || 'La tienda o el producto es requerido';
  },
);
export type VisitEvent = Infer<typeof VisitEvent>;
