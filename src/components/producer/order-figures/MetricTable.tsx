import { Table } from '@chakra-ui/react/table';
import type { ReactNode } from 'react';

interface FigureRowsProps {
  label: string;
  /** Number of leading columns with names; default 1. The others hold numbers. */
  columns: readonly string[];
  names?: number;
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** Short table of figures, always visible. */
export function MetricTable({ label, columns, names = 1, rows }: FigureRowsProps) {
  const lookOf = (index: number) =>
    index < names
      ? ({ whiteSpace: 'normal', overflowWrap: 'break-word' } as const)
      : ({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const);
  return (
    <Table.ScrollArea tabIndex={0}>
      <Table.Root
        size="sm"
        aria-label={label}
        css={{ '& :is(th, td)': { paddingInline: { base: '1', md: '2' } } }}
      >
        <Table.Header>
          <Table.Row>
            {columns.map((word, index) => (
              <Table.ColumnHeader key={word} scope="col" {...lookOf(index)}>
                {word}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ id, cells }) => (
            <Table.Row key={id}>
              {cells.map((cell, index) => (
                <Table.Cell key={columns[index]} {...lookOf(index)}>
                  {cell}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
