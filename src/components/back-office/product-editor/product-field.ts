import type { ProductValues } from '../../../machines/product-editor/product-values.ts';
import type { TextFieldParts } from '../editor/text-field-parts.ts';

type TextName = Exclude<keyof ProductValues, 'of' | 'pictures' | 'isPopupStoreExclusive' | 'allergens'>;

/** Joins a field that is typed to the form's chart. */
export type FieldOf = (name: TextName) => TextFieldParts;
