import { chakra } from '@chakra-ui/react/styled-system';
import { TABLE_ROLES } from './table-roles.ts';
import { TABLE_LAYOUT_QUERY } from './data-table.styles.ts';

interface ChoosePageProps {
  label: string;
  rows: readonly { id: string }[];
  chosen: ReadonlySet<string>;
  onAllChosen: (areChosen: boolean) => void;
}

/** Header checkbox that selects all rows of the page; indeterminate if some are selected. */
export function SelectPageCheckbox({ label, rows, chosen, onAllChosen }: ChoosePageProps) {
  const areAll = rows.every(({ id }) => chosen.has(id));
  const areSome = !areAll && rows.some(({ id }) => chosen.has(id));
  return (
    <chakra.th {...TABLE_ROLES.columnheader} scope="col">
      <chakra.label display="inline-flex" alignItems="center" gap="3">
        <input
          type="checkbox"
          data-part="tick"
          aria-label={label}
          checked={areAll}
          ref={(box) => {
            if (box) box.indeterminate = areSome;
          }}
          onChange={() => onAllChosen(!areAll)}
        />
        <chakra.span aria-hidden="true" css={{ [TABLE_LAYOUT_QUERY]: { display: 'none' } }}>
          {label}
        </chakra.span>
      </chakra.label>
    </chakra.th>
  );
}
