/** What a field of one text shows, and whom it tells. */
export interface TextFieldParts {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onValueChanged: (value: string) => void;
  onBlur: () => void;
}
