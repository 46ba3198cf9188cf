import { chakra } from '@chakra-ui/react/styled-system';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useHiddenColumns, withoutColumns } from './table-columns-context.ts';
import { ROLES } from './table-roles.ts';

/** A column that one can do without: what its cells are called, and its head. */
export interface Column {
  cell: string;
  word: string;
}

/** A table whose reader chooses columns: the name under which that is kept, and those that one can do without. */
export interface TableOfColumns {
  name: string;
  columns: readonly Column[];
}

interface OfficeTableProps {
  of: TableOfColumns;
  label: string;
  /** What its rows wear. */
  styles: SystemStyleObject;
  children: ReactNode;
}

/** A table of work without the columns that its reader does without. */
export function DataTable({ of: { name }, label, styles, children }: OfficeTableProps) {
  const { hidden } = useHiddenColumns(name);
  return (
    <chakra.table {...ROLES.table} aria-label={label} css={[styles, ...withoutColumns(hidden)]}>
      {children}
    </chakra.table>
  );
}
