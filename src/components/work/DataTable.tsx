import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand to the right, one under the other. */
  numeric?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

const table: SystemStyleObject = {
  width: 'full',
  background: 'raised',
  borderRadius: 'card',
  boxShadow: 'stall',
  fontSize: 'sm',
  '& caption': { srOnly: true },
  '& :is(th, td)': { paddingBlock: '2', paddingInline: '4', textAlign: 'left', verticalAlign: 'middle' },
  '& thead th': { color: 'ink2', fontSize: 'xs', fontWeight: 'bold', whiteSpace: 'nowrap' },
  '& tbody tr': { borderTop: '1px solid var(--td-colors-line)' },
  '& [data-numeric]': { fontVariantNumeric: 'tabular-nums', textAlign: 'right', whiteSpace: 'nowrap' },
};

/** On the phone each row is a card and each cell says what it is. */
const asCards: SystemStyleObject = {
  '@media (max-width: 47.99rem)': {
    background: 'transparent',
    boxShadow: 'none',
    '& thead': { srOnly: true },
    '&, & tbody, & tr': { display: 'block' },
    '& tbody tr': {
      marginBottom: '3',
      paddingBlock: '2',
      background: 'raised',
      borderTop: '0',
      borderRadius: 'card',
      boxShadow: 'stall',
    },
    '& td, & td[data-numeric]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '2.25rem',
      paddingBlock: '1',
      textAlign: 'right',
    },
    '& td::before': {
      content: 'attr(data-label)',
      color: 'ink2',
      fontSize: 'xs',
      fontWeight: 'bold',
      textAlign: 'left',
    },
    '& td[data-label=""]::before': { display: 'none' },
  },
};

/** Rows of figures and words; a table on the desktop, cards on the phone. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <chakra.table css={[table, asCards]}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, numeric }) => (
            <th key={key} scope="col" {...(numeric ? { 'data-numeric': '' } : {})}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, label, cell, numeric }) => (
              <td key={key} data-label={label} {...(numeric ? { 'data-numeric': '' } : {})}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
