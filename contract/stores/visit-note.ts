import { enums, type Infer, object, optional, refine } from 'superstruct';
import { Id } from '../values/id.ts';

const NOTED = ['looked', 'added', 'checkout'] as const;

/**
 * «extension» What somebody did that the server could not see: looked at a page that came out of a browser's memory, put something into
 * the cart of a device, came to the checkout. With a store or a product of one; of what was added, with the product.
 */
export const VisitNote = refine(
  object({ kind: enums(NOTED), popupStoreId: optional(Id), productId: optional(Id) }),
  'visita',
  ({ kind, popupStoreId, productId }) => {
    if (productId !== undefined) return true;
    if (kind === 'added') return 'El producto es requerido';
    return popupStoreId !== undefined || 'La tienda o el producto es requerido';
  },
);
export type VisitNote = Infer<typeof VisitNote>;
