import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { TABLE_LAYOUT_QUERY } from './data-table.styles.ts';
import type { TableColumnsActorRef } from '../../../machines/ui/table-columns.machine.ts';

const Columns = createContext<TableColumnsActorRef | null>(null);

/** React context provider of the actor that stores hidden columns. */
export const TableColumnsProvider = Columns.Provider;

const ALL: readonly string[] = [];

/** Hidden columns of a table and the actor that changes them; null without a provider. */
export function useHiddenColumns(table: string): {
  columnsRef: TableColumnsActorRef | null;
  hidden: readonly string[];
} {
  const columnsRef = useContext(Columns);
  const hidden = useSelector(columnsRef ?? undefined, (snapshot) => snapshot?.context.hidden[table] ?? ALL);
  return { columnsRef, hidden };
}

/** Styles that hide columns; the card layout on narrow screens shows all of them. */
export const hiddenColumnStyles = (hidden: readonly string[]): SystemStyleObject[] =>
  hidden.map((column) => ({
    [`& [data-cell=${CSS.escape(column)}]` as const]: { [TABLE_LAYOUT_QUERY]: { display: 'none' } },
  }));
