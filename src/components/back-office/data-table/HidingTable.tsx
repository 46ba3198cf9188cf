import { chakra } from '@chakra-ui/react/styled-system';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { TableOfColumns } from './define-table.ts';
import { useHiddenColumns, withoutColumns } from './table-columns-context.ts';
import { TABLE_ROLES } from './table-roles.ts';

interface OfficeTableProps {
  of: TableOfColumns;
  label: string;
  /** Styles of the rows. */
  styles: SystemStyleObject;
  children: ReactNode;
}

/** Back-office table that hides the columns the user has hidden. */
export function HidingTable({ of: { name }, label, styles, children }: OfficeTableProps) {
  const { hidden } = useHiddenColumns(name);
  return (
    <chakra.table {...TABLE_ROLES.table} aria-label={label} css={[styles, ...withoutColumns(hidden)]}>
      {children}
    </chakra.table>
  );
}
