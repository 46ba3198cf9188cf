import {
  array,
  boolean,
  enums,
  type Infer,
  literal,
  nonempty,
  number,
  object,
  optional,
  size,
  string,
  unknown,
} from 'superstruct';
import { Quantity } from '../../../contract/cart/cart.ts';
import { validateInput } from '../../../contract/api/validate-input.ts';
import { CART_SETTINGS } from '../../../contract/limits.ts';
import { Product } from '../../../contract/catalogue/product.ts';

const StoredUnsent = object({
  version: literal(1),
  owner: string(),
  sent: unknown(),
  queue: array(unknown()),
});

const wish = {
  kind: enums(['add', 'set']),
  productId: size(nonempty(string()), 1, 64),
  quantity: Quantity,
  product: optional(Product),
  price: size(number(), 0, Infinity),
  hasWaited: optional(boolean()),
  isRepeated: optional(boolean()),
};
const Change = object(wish);
const Sent = object({ ...wish, held: number() });

interface Unsent {
  owner: string;
  sent: Infer<typeof Sent> | null;
  queue: Infer<typeof Change>[];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const serializeUnsentChanges = (unsent: Unsent): string => JSON.stringify({ version: 1, ...unsent });

/** Parses stored unsent changes. An unreadable change is dropped alone; null if the whole text is unreadable. */
export function parseUnsentChanges(text: string): Unsent | null {
  const stored = validateInput(parsed(text), StoredUnsent);
  if (!stored.ok) return null;
  const { owner, sent, queue } = stored.value;
  const known = validateInput(sent, Sent);
  const changes = queue.slice(0, CART_SETTINGS.maxLines).flatMap((change) => {
    const read = validateInput(change, Change);
    return read.ok ? [read.value] : [];
  });
  return { owner, sent: known.ok ? known.value : null, queue: changes };
}
