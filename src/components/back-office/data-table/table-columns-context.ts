import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { WITH_COLUMNS } from './work-table.styles.ts';
import type { TableColumnsActorRef } from '../../../machines/ui/table-columns.machine.ts';

const Columns = createContext<TableColumnsActorRef | null>(null);

/** Who knows which columns tables show. */
export const TableColumnsProvider = Columns.Provider;

const ALL: readonly string[] = [];

/** The columns that the reader of this table does without, and who is told of another choice; null where there is none. */
export function useHiddenColumns(table: string): {
  columnsRef: TableColumnsActorRef | null;
  hidden: readonly string[];
} {
  const columnsRef = useContext(Columns);
  const hidden = useSelector(columnsRef ?? undefined, (snapshot) => snapshot?.context.hidden[table] ?? ALL);
  return { columnsRef, hidden };
}

/** Hides the cells of these columns; where each row is a card it shows all. */
export const withoutColumns = (hidden: readonly string[]): SystemStyleObject[] =>
  hidden.map((column) => ({
    [`& [data-cell=${CSS.escape(column)}]` as const]: { [WITH_COLUMNS]: { display: 'none' } },
  }));
