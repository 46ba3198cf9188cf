import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ColumnHeader } from './ColumnHeader.tsx';
import type { BackOfficeTable } from './define-table.ts';
import { SortableColumnHeader, type TableSortProps } from './SortableColumnHeader.tsx';
import { useHiddenColumns, hiddenColumnStyles } from './table-columns-context.ts';
import { TABLE_ROLES } from './table-roles.ts';

interface DataTableProps<Sort extends string> {
  of: BackOfficeTable<never, Sort>;
  label: string;
  /** Null if no column sorts. */
  sorting: TableSortProps<Sort> | null;
  /** Header of the checkboxes, if rows can be selected. */
  selection?: ReactNode;
  /** Rows. */
  children: ReactNode;
}

/**
 * Back-office table with the headers of its columns, without the columns that the user has hidden. On narrow screens each
 * row is a card, still with table roles for screen readers.
 */
export function DataTable<Sort extends string>({
  of: { name, columns, styles },
  label,
  sorting,
  selection,
  children,
}: DataTableProps<Sort>) {
  const { hidden } = useHiddenColumns(name);
  return (
    <chakra.table {...TABLE_ROLES.table} aria-label={label} css={[styles, ...hiddenColumnStyles(hidden)]}>
      <chakra.thead {...TABLE_ROLES.rowgroup}>
        <chakra.tr {...TABLE_ROLES.row}>
          {selection}
          {columns.map(({ key, header, sort, hasPlainHeader }) => {
            const cell = hasPlainHeader ? undefined : key;
            return sort && sorting ? (
              <SortableColumnHeader key={key} {...sorting} {...sort} word={header} cell={cell} />
            ) : (
              <ColumnHeader key={key} cell={cell}>
                {header}
              </ColumnHeader>
            );
          })}
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody {...TABLE_ROLES.rowgroup}>{children}</chakra.tbody>
    </chakra.table>
  );
}
