import { chakra } from '@chakra-ui/react/styled-system';
import { TABLE_ROLES } from './table-roles.ts';

/** Column header; `cell` is the `data-cell` of its cells. */
export const ColumnHeader = ({ cell, children }: { cell: string; children: string }) => (
  <chakra.th {...TABLE_ROLES.columnheader} scope="col" data-cell={cell}>
    {children}
  </chakra.th>
);
