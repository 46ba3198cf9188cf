import { check, type Checked } from '../../../contract/api/checking.ts';
import { ProductUpdate } from '../../../contract/catalogue/product-input.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { writtenAmount } from '../../../contract/values/written-amount.ts';
import { readAmounts, changedAmounts } from '../producer/products/product-values.ts';

/** What of a product is changed in its row. */
export const ROW_FIELDS = ['price', 'stock'] as const;
export type RowField = (typeof ROW_FIELDS)[number];

/** What is typed in the cells of a row that are open. */
export type RowTyped = Readonly<Partial<Record<RowField, string>>>;

/** What a row is changed to, in currency units and pieces, and the state of it that was seen. */
export interface RowWrite {
  id: string;
  body: Pick<ProductUpdate, RowField | 'version'>;
}

/** The value of a cell as it is typed. */
export const cellText = (product: Product, field: RowField): string => writtenAmount(product[field]);

const readOf = (product: Product, typed: RowTyped) =>
  readAmounts({ price: cellText(product, 'price'), stock: cellText(product, 'stock'), ...typed });

/** The cells in which something else is typed than the product has. */
export function changedFields(product: Product, typed: RowTyped): RowField[] {
  const read = readOf(product, typed);
  return ROW_FIELDS.filter((field) => typed[field] !== undefined && !Object.is(read[field], product[field]));
}

/** What is typed, by the contract's rules: what changed alone is sent (R5.6). */
export function checkRow(product: Product, typed: RowTyped): Checked<RowWrite> {
  const read = readOf(product, typed);
  const changed = changedFields(product, typed).map((field) => [field, read[field]] as const);
  const checked = check({ ...Object.fromEntries(changed), version: product.version }, ProductUpdate);
  return checked.ok
    ? { ok: true, value: { id: product.id, body: checked.value } }
    : { ok: false, errors: checked.errors.map(changedAmounts(typed)) };
}

/** The cells in which somebody else's change stands against what is typed: the product says something new, and another thing. */
export const contestedFields = (seen: Product, now: Product, typed: RowTyped): RowField[] =>
  changedFields(now, typed).filter((field) => now[field] !== seen[field]);
