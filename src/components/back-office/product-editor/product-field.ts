import type { ProductValues } from '../../../machines/product-editor/product-values.ts';

type TextName = Exclude<keyof ProductValues, 'of' | 'pictures' | 'isPopupStoreExclusive' | 'allergens'>;

interface Field {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onValueChanged: (value: string) => void;
  onBlur: () => void;
}

/** Joins a field that is typed to the form's chart. */
export type FieldOf = (name: TextName) => Field;
