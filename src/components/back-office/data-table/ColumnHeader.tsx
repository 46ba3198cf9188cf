import { chakra } from '@chakra-ui/react/styled-system';
import { ROLES } from './table-roles.ts';

/** The head of a column; `cell` is what its cells are called. */
export const ColumnHeader = ({ cell, children }: { cell: string; children: string }) => (
  <chakra.th {...ROLES.columnheader} scope="col" data-cell={cell}>
    {children}
  </chakra.th>
);
