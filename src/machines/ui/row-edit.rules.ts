import { validateInput, type ValidationResult } from '../../../contract/api/validate-input.ts';
import { ProductUpdate } from '../../../contract/catalogue/product-input.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { amountToText } from '../../../contract/values/amount-to-text.ts';
import { readAmounts, amountFieldError } from '../producer/products/product-values.ts';

/** Fields of a product that can be edited inline. */
export const ROW_FIELDS = ['price', 'stock'] as const;
export type RowField = (typeof ROW_FIELDS)[number];

/** Typed text of the open cells. */
export type TypedRowValues = Readonly<Partial<Record<RowField, string>>>;

/** Changed values of a row in currency units and pieces, with the version that was seen. */
export interface RowPayload {
  id: string;
  body: Pick<ProductUpdate, RowField | 'version'>;
}

/** Initial text of a cell. */
export const cellText = (product: Product, field: RowField): string => amountToText(product[field]);

const readOf = (product: Product, typed: TypedRowValues) =>
  readAmounts({ price: cellText(product, 'price'), stock: cellText(product, 'stock'), ...typed });

/** Cells with another value than the product has. */
export function changedRowFields(product: Product, typed: TypedRowValues): RowField[] {
  const read = readOf(product, typed);
  return ROW_FIELDS.filter((field) => typed[field] !== undefined && !Object.is(read[field], product[field]));
}

/** Validation of the typed values by the contract's rules. Only changed fields are sent (R5.6). */
export function checkRow(product: Product, typed: TypedRowValues): ValidationResult<RowPayload> {
  const read = readOf(product, typed);
  const changed = changedRowFields(product, typed).map((field) => [field, read[field]] as const);
  const checked = validateInput({ ...Object.fromEntries(changed), version: product.version }, ProductUpdate);
  return checked.ok
    ? { ok: true, value: { id: product.id, body: checked.value } }
    : { ok: false, errors: checked.errors.map(amountFieldError(typed)) };
}

/** Cells in conflict: another user changed the same field, to another value than the typed one. */
export const contestedFields = (seen: Product, now: Product, typed: TypedRowValues): RowField[] =>
  changedRowFields(now, typed).filter((field) => now[field] !== seen[field]);
