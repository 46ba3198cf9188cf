import type { ProductValues } from '../../../machines/producer/products/product-values.ts';
import type { EditorFieldProps } from '../../back-office/editor/editor-field-props.ts';

type TextName = Exclude<keyof ProductValues, 'of' | 'pictures' | 'isPopupStoreExclusive' | 'allergens'>;

/** Function that connects a text field to the form's chart. */
export type GetProductFieldProps = (name: TextName) => EditorFieldProps;
