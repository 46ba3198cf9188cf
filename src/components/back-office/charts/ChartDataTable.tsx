import { Collapsible } from '@chakra-ui/react/collapsible';
import { Table } from '@chakra-ui/react/table';
import { Icon } from '../../icons/Icon.tsx';
import { chartMessages } from './charts.messages.ts';

export interface ChartTableData {
  /** Column headers; the first column holds row names, all others numbers. */
  columns: readonly string[];
  /** Cells of each row; the first one is the row name. */
  rows: readonly (readonly string[])[];
}

interface ChartDataTableProps extends ChartTableData {
  /** Id of the element that labels the table. */
  labelledBy: string;
}

/** Chart data as a table, collapsed below the chart. */
export const ChartDataTable = ({ labelledBy, columns: [first, ...others], rows }: ChartDataTableProps) => (
  <Collapsible.Root lazyMount>
    <Collapsible.Trigger
      display="inline-flex"
      alignItems="center"
      gap="1"
      minHeight="touch"
      color="info"
      cursor="pointer"
      fontWeight="semibold"
    >
      <span>{chartMessages.asTable}</span>
      <Collapsible.Indicator
        asChild
        transition="transform 120ms ease-out"
        _open={{ transform: 'rotate(180deg)' }}
      >
        <span>
          <Icon name="chevronDown" />
        </span>
      </Collapsible.Indicator>
    </Collapsible.Trigger>
    <Collapsible.Content>
      <Table.ScrollArea maxHeight="24rem" tabIndex={0}>
        <Table.Root size="sm" stickyHeader aria-labelledby={labelledBy}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col">{first}</Table.ColumnHeader>
              {others.map((word) => (
                <Table.ColumnHeader key={word} scope="col" textAlign="end">
                  {word}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map(([name = '', ...numbers]) => (
              <Table.Row key={name}>
                <Table.Cell>{name}</Table.Cell>
                {numbers.map((number, column) => (
                  <Table.Cell key={others[column]} textAlign="end" fontVariantNumeric="tabular-nums">
                    {number}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Collapsible.Content>
  </Collapsible.Root>
);
