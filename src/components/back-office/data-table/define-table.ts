import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { ColumnSorts } from './SortableColumnHeader.tsx';
import { dataTableStyles } from './data-table.styles.ts';

/** Column of a back-office table: its header, its cells and their styles. */
export interface TableColumn<Row, Sort extends string = never> {
  header: string;
  /** Sorts of the column; without it the column does not sort. */
  sort?: ColumnSorts<Sort>;
  /** Content of its cell in a row. */
  cell: (row: Row) => ReactNode;
  /** Its cell is the header of the row, for screen readers. */
  isRowHeader?: true;
  /** The user can hide the column. */
  canHide?: true;
  /** The styles of the cells do not apply to the header. Such a column cannot be hidden. */
  hasPlainHeader?: true;
  styles?: SystemStyleObject;
  /** Styles in the card layout, beside the grid area. */
  cardStyles?: SystemStyleObject;
}

/** Columns that can be hidden: the storage key of the choice, and for each the `data-cell` of its cells and its header. */
export interface HideableColumns {
  name: string;
  columns: readonly { cell: string; word: string }[];
}

/** Back-office table as `DataTable`, `TableCells` and `TableSettings` read it. */
export interface BackOfficeTable<Row, Sort extends string> {
  name: string;
  columns: readonly (TableColumn<Row, Sort> & { key: string })[];
  styles: SystemStyleObject;
  /** Content of the columns menu. */
  menu: HideableColumns;
}

/** Grid areas of a card, row by row; `.` is an empty area. */
type CardAreas<Key extends string> = readonly (readonly (Key | 'choose' | '.')[])[];

interface TableDescription<Key extends string, Row, Sort extends string> {
  /** Storage key of the hidden columns. */
  name: string;
  /** Columns in order; their keys are the `data-cell` of their cells. */
  columns: Readonly<Record<Key, TableColumn<Row, Sort>>>;
  /** Layout of a row on narrow screens. */
  card: {
    /** Cells without an area are hidden in the card. */
    areas: CardAreas<NoInfer<Key>>;
    /** Areas on phones narrower than 23rem. */
    narrowAreas?: CardAreas<NoInfer<Key>>;
    styles: SystemStyleObject;
  };
  /** Rows have a checkbox; here are the styles of its cell in the card. */
  selection?: { cardStyles: SystemStyleObject };
  /** Cell with a coloured edge while its row is unsaved; the card has the edge itself. */
  unsavedEdge?: NoInfer<Key> | 'choose';
  /** Styles of rows, and of parts of cells. */
  styles?: SystemStyleObject;
  /** Styles of rows and parts in the card layout. */
  cardStyles?: SystemStyleObject;
}

const gridAreas = (areas: CardAreas<string>): string => areas.map((row) => `"${row.join(' ')}"`).join(' ');

const cellSelector = (key: string) => `& [data-cell=${key}]` as const;

type KeyedColumn<Row, Sort extends string> = BackOfficeTable<Row, Sort>['columns'][number];

const cellStyles = <Row, Sort extends string>(columns: readonly KeyedColumn<Row, Sort>[]) =>
  Object.fromEntries(columns.map(({ key, styles = {} }) => [cellSelector(key), styles]));

const cardCellStyles = <Row, Sort extends string>(
  columns: readonly KeyedColumn<Row, Sort>[],
  areas: CardAreas<string>,
) =>
  Object.fromEntries(
    columns.map(({ key, cardStyles = {} }) => [
      cellSelector(key),
      areas.some((row) => row.includes(key)) ? { gridArea: key, ...cardStyles } : { display: 'none' },
    ]),
  );

/**
 * Back-office table from its columns: header, cells, columns menu and styles follow from them. The first call names the
 * types of a row and of the sorts, the second takes the description.
 */
export const defineTable =
  <Row, Sort extends string = never>() =>
  <Key extends string>(table: TableDescription<Key, Row, Sort>): BackOfficeTable<Row, Sort> => {
    const { name, card, selection, unsavedEdge, styles, cardStyles } = table;
    const columns = Object.entries<TableColumn<Row, Sort>>(table.columns).map(([key, column]) => ({
      ...column,
      key,
    }));
    return {
      name,
      columns,
      menu: {
        name,
        columns: columns.flatMap(({ key, header, canHide }) =>
          canHide ? [{ cell: key, word: header }] : [],
        ),
      },
      styles: dataTableStyles({
        cells: { ...cellStyles(columns), ...styles },
        card: {
          gridTemplateAreas: gridAreas(card.areas),
          ...(card.narrowAreas
            ? { '@media (max-width:23rem)': { gridTemplateAreas: gridAreas(card.narrowAreas) } }
            : {}),
          ...card.styles,
        },
        cardCells: {
          ...(selection
            ? { [cellSelector('choose')]: { gridArea: 'choose', width: 'auto', ...selection.cardStyles } }
            : {}),
          ...cardCellStyles(columns, card.areas),
          ...cardStyles,
        },
        hasChoice: selection !== undefined,
        unsavedEdge,
      }),
    };
  };
