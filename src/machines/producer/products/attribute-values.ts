import type { FieldError } from '../../../../contract/api/validate-input.ts';
import { sortAllergens } from '../../../../contract/catalogue/allergens.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import {
  mapTextAttributes,
  TEXT_ATTRIBUTE_NAMES,
  type TextAttributeName,
} from '../../../../contract/catalogue/text-attributes.ts';
import { amountToText } from '../../../../contract/values/amount-to-text.ts';

/** Form values of a product's details. The amount is text as typed, '' for none. */
export interface AttributeValues extends Record<TextAttributeName, string> {
  contentAmount: string;
  contentUnit: string;
  /** In the order of the options. */
  allergens: readonly string[];
}

export const BLANK_ATTRIBUTES: AttributeValues = {
  contentAmount: '',
  contentUnit: 'g',
  allergens: [],
  ...mapTextAttributes(() => ''),
};

export function attributeValuesOf({ details = {} }: Product): AttributeValues {
  const { content, allergens = [] } = details;
  return {
    contentAmount: amountToText(content?.amount),
    contentUnit: content?.unit ?? BLANK_ATTRIBUTES.contentUnit,
    allergens: sortAllergens(allergens),
    ...mapTextAttributes((name) => details[name] ?? ''),
  };
}

const AMOUNT = /^\d{1,7}(?:[.,]\d{1,3})?$/;

/** Amount as a number. Text that is no number stays text, so that the validation of the contract reports it. */
const amount = (text: string) => (AMOUNT.test(text) ? Number(text.replace(',', '.')) : text);

/** Details for the call, from the form values; null if all are blank. */
export function attributesPayloadOf(values: AttributeValues): object | null {
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

const FIELD_OF: Readonly<Record<string, keyof AttributeValues>> = {
  'details.content.amount': 'contentAmount',
  'details.content.unit': 'contentUnit',
};

/** Moves an error of the call's fields to the form field that shows it. */
export const attributeFieldError = ({ field, message }: FieldError): FieldError => ({
  field: FIELD_OF[field] ?? field.replace(/^details\.(\w+).*/, '$1'),
  message,
});
