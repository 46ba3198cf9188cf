import {
  array,
  assign,
  define,
  literal,
  nonempty,
  object,
  optional,
  size,
  string,
  unknown,
} from 'superstruct';
import { AddedQuantity, CartItem } from '../../../contract/cart/cart.ts';
import { validateInput } from '../../../contract/api/validate-input.ts';
import { CART_SETTINGS } from '../../../contract/limits.ts';

/** Stored cart. One without a version has the format of version 1. */
const StoredCart = object({ version: optional(literal(1)), items: array(unknown()) });

const StoredLine = assign(
  CartItem,
  object({
    productId: size(nonempty(string()), 1, 64),
    quantity: AddedQuantity,
    price: define<number>('precio', (value) => typeof value === 'number' && value >= 0 && value < Infinity),
  }),
);

interface Read {
  lines: CartItem[];
  /** Number of unreadable lines; 1 for a cart that is unreadable as a whole. */
  dropped: number;
}

const UNREADABLE: Read = { lines: [], dropped: 1 };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One line per product: quantities are added up and capped. */
function joined(lines: CartItem[]): CartItem[] {
  const byProduct = new Map<string, CartItem>();
  for (const line of lines) {
    const quantity = line.quantity + (byProduct.get(line.productId)?.quantity ?? 0);
    byProduct.set(line.productId, { ...line, quantity: Math.min(quantity, CART_SETTINGS.maxQuantity) });
  }
  return [...byProduct.values()];
}

/** Parses a stored cart. An unreadable line does not affect the others. */
export function parseStoredCart(text: string): Read {
  const json = parsed(text);
  if (json === null) return { lines: [], dropped: 0 };
  const cart = validateInput(json, StoredCart);
  if (!cart.ok) return UNREADABLE;
  const { items } = cart.value;
  const lines = items.slice(0, CART_SETTINGS.maxLines).flatMap((item) => {
    const line = validateInput(item, StoredLine);
    return line.ok ? [line.value] : [];
  });
  return { lines: joined(lines), dropped: items.length - lines.length };
}
