import type { BackOfficeTable } from './define-table.ts';
import { TABLE_ROLES } from './table-roles.ts';

interface TableCellsProps<Row> {
  of: BackOfficeTable<Row, string>;
  row: Row;
}

/** Cells of a row, one for each column. */
export const TableCells = <Row,>({ of: { columns }, row }: TableCellsProps<Row>) =>
  columns.map(({ key, isRowHeader, cell }) =>
    isRowHeader ? (
      <th key={key} {...TABLE_ROLES.rowheader} scope="row" data-cell={key}>
        {cell(row)}
      </th>
    ) : (
      <td key={key} {...TABLE_ROLES.cell} data-cell={key}>
        {cell(row)}
      </td>
    ),
  );
