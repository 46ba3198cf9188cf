/** Props of a single text field. */
export interface EditorFieldProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onValueChanged: (value: string) => void;
  onBlur: () => void;
}
