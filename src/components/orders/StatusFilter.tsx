import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { OrderStatus } from '../../../contract/orders/order.ts';
import { ORDER_FILTERS, orderListMessages } from './order-list.messages.ts';

interface StatusFilterProps {
  status: OrderStatus | undefined;
  onStatusChosen: (status: OrderStatus | undefined) => void;
}

const chip: SystemStyleObject = {
  flexShrink: '0',
  minHeight: 'touch',
  paddingInline: '4',
  background: 'raised',
  border: '1.5px solid var(--td-colors-edge)',
  borderRadius: 'full',
  cursor: 'pointer',
  fontSize: 'sm',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  '&:hover': { background: 'sunken' },
  '&[aria-pressed=true]': { background: 'ink', borderColor: 'ink', color: 'ground' },
};

/** Status filter with a single choice. On phones the row scrolls horizontally. */
export function StatusFilter({ status, onStatusChosen }: StatusFilterProps) {
  return (
    <chakra.fieldset
      aria-label={orderListMessages.filter}
      display="flex"
      minWidth="0"
      border="0"
      flexWrap={{ base: 'nowrap', md: 'wrap' }}
      gap="2"
      overflowX={{ base: 'auto', md: 'visible' }}
      marginInline={{ base: '-4', md: '0' }}
      padding={{ base: '4px 16px', md: '0' }}
      css={{ scrollbarWidth: 'none' }}
    >
      {ORDER_FILTERS.map(({ status: one, word }) => (
        <chakra.button
          key={word}
          type="button"
          aria-pressed={one === status}
          css={chip}
          onClick={() => onStatusChosen(one)}
        >
          {word}
        </chakra.button>
      ))}
    </chakra.fieldset>
  );
}
