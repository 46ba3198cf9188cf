import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../icons/Icon.tsx';
import { TABLE_ROLES } from './table-roles.ts';

/** Current sort of a table, and the callback for another one. */
export interface Sorting<Order extends string> {
  sorted: Order;
  onSorted: (order: Order) => void;
}

interface SortHeadProps<Order extends string> extends Sorting<Order> {
  word: string;
  /** Sorts of this column, ascending and descending; `first` is the direction of the first press. */
  up?: Order | undefined;
  down?: Order | undefined;
  first?: 'up' | 'down';
  cell?: string;
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
