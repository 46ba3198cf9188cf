import type { FieldError } from '../../../../contract/api/validate-input.ts';
import { inOrder } from '../../../../contract/catalogue/allergens.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import {
  byTextAttribute,
  TEXT_ATTRIBUTE_NAMES,
  type TextAttributeName,
} from '../../../../contract/catalogue/text-attributes.ts';
import { writtenAmount } from '../../../../contract/values/amount-to-text.ts';

/** Form values of a product's details. The amount is text as typed, '' for none. */
export interface DetailValues extends Record<TextAttributeName, string> {
  contentAmount: string;
  contentUnit: string;
  /** In the order of the options. */
  allergens: readonly string[];
}

export const BLANK_DETAILS: DetailValues = {
  contentAmount: '',
  contentUnit: 'g',
  allergens: [],
  ...byTextAttribute(() => ''),
};

export function detailValuesOf({ details = {} }: Product): DetailValues {
  const { content, allergens = [] } = details;
  return {
    contentAmount: writtenAmount(content?.amount),
    contentUnit: content?.unit ?? BLANK_DETAILS.contentUnit,
    allergens: inOrder(allergens),
    ...byTextAttribute((name) => details[name] ?? ''),
  };
}

const AMOUNT = /^\d{1,7}(?:[.,]\d{1,3})?$/;

/** Amount as a number. Text that is no number stays text, so that the validation of the contract reports it. */
const amount = (text: string) => (AMOUNT.test(text) ? Number(text.replace(',', '.')) : text);

/** Details for the call, from the form values; null if all are blank. */
export function detailsIn(values: DetailValues): object | null {
  const { contentAmount, contentUnit, allergens } = values;
  const typed = contentAmount.trim();
  const said = TEXT_ATTRIBUTE_NAMES.filter((name) => values[name].trim() !== '').map((name) => [
    name,
    values[name],
  ]);
  const details = {
    ...(typed && { content: { amount: amount(typed), unit: contentUnit } }),
    ...Object.fromEntries(said),
    ...(allergens.length > 0 && { allergens }),
  };
  return Object.keys(details).length === 0 ? null : details;
}

const FIELD_OF: Readonly<Record<string, keyof DetailValues>> = {
  'details.content.amount': 'contentAmount',
  'details.content.unit': 'contentUnit',
};

/** Moves an error of the call's fields to the form field that shows it. */
export const attributeFieldError = ({ field, message }: FieldError): FieldError => ({
  field: FIELD_OF[field] ?? field.replace(/^details\.(\w+).*/, '$1'),
  message,
});
