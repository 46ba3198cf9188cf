import { TABLE_ROLES } from './table-roles.ts';

interface ChooseRowProps {
  label: string;
  isChosen: boolean;
  onChosen: (isChosen: boolean) => void;
}

/** Checkbox cell that selects a row. */
export const SelectRowCheckbox = ({ label, isChosen, onChosen }: ChooseRowProps) => (
  <td {...TABLE_ROLES.cell} data-cell="choose">
    <input
      type="checkbox"
      data-part="tick"
      aria-label={label}
      checked={isChosen}
      onChange={({ currentTarget }) => onChosen(currentTarget.checked)}
    />
  </td>
);
