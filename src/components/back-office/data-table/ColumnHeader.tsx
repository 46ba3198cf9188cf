import { chakra } from '@chakra-ui/react/styled-system';
import { TABLE_ROLES } from './table-roles.ts';

interface ColumnHeaderProps {
  /** `data-cell` of its cells, if the header has their styles. */
  cell: string | undefined;
  children: string;
}

/** Column header without sorting. */
export const ColumnHeader = ({ cell, children }: ColumnHeaderProps) => (
  <chakra.th {...TABLE_ROLES.columnheader} scope="col" data-cell={cell}>
    {children}
  </chakra.th>
);
