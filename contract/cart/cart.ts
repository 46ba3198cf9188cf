import { array, define, type Infer, number, object, optional, string } from 'superstruct';
import { CART_SETTINGS } from '../limits.ts';
import { Product } from '../catalogue/product.ts';
import { isAddedQuantity, isQuantity } from '../values/quantity.ts';

/** Cart line (R3.11). Prices in currency units. */
export const CartItem = object({
  id: string(),
  productId: string(),
  product: optional(Product),
  quantity: number(),
  price: number(),
});
export type CartItem = Infer<typeof CartItem>;

export const Cart = object({
  id: string(),
  userId: string(),
  items: array(CartItem),
  totalPrice: number(),
  createdAt: optional(string()),
  updatedAt: optional(string()),
});
export type Cart = Infer<typeof Cart>;

/** Quantity of a cart line: an integer of 0 or more (R5.7). */
export const Quantity = define<number>(
  'cantidad',
  (value) =>
    isQuantity(value) || `La cantidad debe ser un número entero entre 0 y ${CART_SETTINGS.maxQuantity}`,
);

/** Quantity to add to a cart: an integer above 0 (R5.7). */
export const AddedQuantity = define<number>(
  'cantidad',
  (value) =>
    isAddedQuantity(value) || `La cantidad debe ser un número entero entre 1 y ${CART_SETTINGS.maxQuantity}`,
);

const ProductId = define<string>(
  'producto',
  (value) =>
    (typeof value === 'string' && value.trim() !== '' && value.length <= 64) || 'El producto no es válido',
);

export const CartItemAdd = object({ productId: ProductId, quantity: AddedQuantity });
export const CartItemUpdate = object({ quantity: Quantity });

/** Path parameters of a cart item: a non-empty item id (R5.7). */
export const CartItemParams = object({
  itemId: define<string>(
    'artículo',
    (value) =>
      (typeof value === 'string' && value.trim() !== '' && value.length <= 64) || 'El artículo no es válido',
  ),
});
