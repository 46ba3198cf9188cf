import type { FieldErrors } from '../../../machines/ui/field-errors.ts';
import type { StoreValues } from '../../../../contract/stores/store-values.ts';
import type { TextFieldParts } from '../../back-office/editor/text-field-parts.ts';

/** The fields of a store's form that are one text. */
export type TextName = {
  [Name in keyof StoreValues]: StoreValues[Name] extends string ? Name : never;
}[Exclude<keyof StoreValues, 'ownerId' | 'timeZone'>];

/** What each step of the form is given. */
export interface StepProps {
  values: StoreValues;
  errors: FieldErrors;
  isBusy: boolean;
  fieldOf: (name: TextName) => TextFieldParts;
  onChanged: <Name extends keyof StoreValues>(field: Name, value: StoreValues[Name]) => void;
  /** A part of a field was left, by its path. */
  onLeft: (field: string) => void;
}
