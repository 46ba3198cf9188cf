import { chakra } from '@chakra-ui/react/styled-system';
import { ROLES } from './table-roles.ts';

/** Column header; `cell` is the `data-cell` of its cells. */
export const ColumnHeader = ({ cell, children }: { cell: string; children: string }) => (
  <chakra.th {...ROLES.columnheader} scope="col" data-cell={cell}>
    {children}
  </chakra.th>
);
