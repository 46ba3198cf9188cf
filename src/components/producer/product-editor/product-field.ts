import type { ProductValues } from '../../../machines/producer/products/product-values.ts';
import type { TextFieldParts } from '../../back-office/editor/text-field-parts.ts';

type TextName = Exclude<keyof ProductValues, 'of' | 'pictures' | 'isPopupStoreExclusive' | 'allergens'>;

/** Joins a field that is typed to the form's chart. */
export type FieldOf = (name: TextName) => TextFieldParts;
