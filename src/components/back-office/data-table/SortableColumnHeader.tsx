import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../icons/Icon.tsx';
import { TABLE_ROLES } from './table-roles.ts';

/** Current sort of a table, and the callback for another one. */
export interface TableSortProps<Order extends string> {
  sorted: Order;
  onSorted: (order: Order) => void;
}

/** Sorts of a column, ascending and descending; `first` is the direction of the first press. */
export interface ColumnSorts<Order extends string> {
  up?: Order | undefined;
  down?: Order | undefined;
  first?: 'up' | 'down';
}

interface SortHeadProps<Order extends string> extends TableSortProps<Order>, ColumnSorts<Order> {
  word: string;
  /** `data-cell` of its cells, if the header has their styles. */
  cell?: string | undefined;
}

/** Column header that sorts rows; another press reverses the direction if both exist. */
export function SortableColumnHeader<Order extends string>({
  word,
  up,
  down,
  first = 'up',
  cell,
  sorted,
  onSorted,
}: SortHeadProps<Order>) {
  const [order, other] = first === 'up' ? [up, down] : [down, up];
  const next = sorted === order ? (other ?? order) : order;
  const direction = sorted === up ? 'ascending' : sorted === down ? 'descending' : 'none';
  return (
    <chakra.th {...TABLE_ROLES.columnheader} scope="col" aria-sort={direction} data-cell={cell}>
      <chakra.button
        type="button"
        display="inline-flex"
        alignItems="center"
        gap="1"
        minHeight="2.75rem"
        color={direction === 'none' ? undefined : 'ink'}
        cursor="pointer"
        font="inherit"
        css={{
          '& svg': {
            visibility: direction === 'none' ? 'hidden' : 'visible',
            transform: direction === 'ascending' ? 'rotate(180deg)' : undefined,
          },
          '&:hover svg, &:focus-visible svg': { visibility: 'visible' },
        }}
        onClick={() => next && onSorted(next)}
      >
        <span>{word}</span>
        <Icon name="chevronDown" size={14} />
      </chakra.button>
    </chakra.th>
  );
}
