import { chakra } from '@chakra-ui/react/styled-system';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useHiddenColumns, withoutColumns } from './table-columns-context.ts';
import { TABLE_ROLES } from './table-roles.ts';

/** Optional column: the `data-cell` of its cells, and its header text. */
export interface Column {
  cell: string;
  word: string;
}

/** Table with optional columns: the storage key of the choice, and the columns that can be hidden. */
export interface TableOfColumns {
  name: string;
  columns: readonly Column[];
}

interface OfficeTableProps {
  of: TableOfColumns;
  label: string;
  /** Styles of the rows. */
  styles: SystemStyleObject;
  children: ReactNode;
}

/** Back-office table that hides the columns the user has hidden. */
export function DataTable({ of: { name }, label, styles, children }: OfficeTableProps) {
  const { hidden } = useHiddenColumns(name);
  return (
    <chakra.table {...TABLE_ROLES.table} aria-label={label} css={[styles, ...withoutColumns(hidden)]}>
      {children}
    </chakra.table>
  );
}
