import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../icons/Icon.tsx';
import { ROLES } from './table-roles.ts';

/** How a table is sorted, and what is to be done when another order is wanted. */
export interface Sorting<Order extends string> {
  sorted: Order;
  onSorted: (order: Order) => void;
}

interface SortHeadProps<Order extends string> extends Sorting<Order> {
  word: string;
  /** The orders of this column, from the least on and from the most down; the first press asks for the one that is read first. */
  up?: Order | undefined;
  down?: Order | undefined;
  first?: 'up' | 'down';
  cell?: string;
}

/** The head of a column by which rows are sorted: pressed again, the other way round where there is one. */
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
    <chakra.th {...ROLES.columnheader} scope="col" aria-sort={direction} data-cell={cell}>
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
