import type { FieldErrors } from '../../../machines/ui/field-errors.ts';
import type { StoreValues } from '../../../../contract/stores/store-form-values.ts';
import type { EditorFieldProps } from '../../back-office/editor/editor-field-props.ts';

/** Names of the single-text fields in a store's form. */
export type StoreTextFieldName = {
  [Name in keyof StoreValues]: StoreValues[Name] extends string ? Name : never;
}[Exclude<keyof StoreValues, 'ownerId' | 'timeZone'>];

/** Props of an editor step. */
export interface StoreStepProps {
  values: StoreValues;
  errors: FieldErrors;
  isBusy: boolean;
  fieldOf: (name: StoreTextFieldName) => EditorFieldProps;
  onChanged: <Name extends keyof StoreValues>(field: Name, value: StoreValues[Name]) => void;
  /** A part of a field lost the focus; `field` is its path. */
  onLeft: (field: string) => void;
}
