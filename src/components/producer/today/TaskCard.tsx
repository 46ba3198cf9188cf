import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { ProducerOrdersQuery } from '../../../../contract/producer/producer-orders-query.ts';
import type { ProducerProductsQuery } from '../../../../contract/producer/producer-products-query.ts';
import { LinkButton } from '../../forms/Button.tsx';
import type { StoreStep } from '../../../../contract/stores/store-form-steps.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { presentTask } from './task-presenter.ts';
import type { Task } from './tasks.ts';

const card: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
  alignItems: { base: 'start', md: 'center' },
  columnGap: '4',
  rowGap: '3',
  padding: '4',
  background: 'raised',
  borderRadius: 'card',
  boxShadow: 'stall',
  '& > a': { gridColumn: { base: '2', md: 'auto' }, justifySelf: 'start' },
};

interface ToDoCardProps {
  toDo: Task;
  /** Screen address of the producer's orders with the given query. */
  ordersAt: (query: ProducerOrdersQuery) => ScreenAddress;
  /** Screen address of the product list with the given query. */
  productsAt: (query: ProducerProductsQuery) => ScreenAddress;
  /** Screen address of an editor step. */
  editAddressOf: (storeId: string, step: StoreStep) => ScreenAddress;
}

/** Card of a task with a link to the screen that solves it. */
export function TaskCard({ toDo, ...hrefs }: ToDoCardProps) {
  const [now, format] = [useNow(), useFormatter()];
  const { icon, title, hint, go, at } = presentTask(toDo, { now, format, ...hrefs });
  return (
    <chakra.li css={card} data-part="to-do">
      <chakra.span color="actionInk">
        <Icon name={icon} size={28} />
      </chakra.span>
      <chakra.div minWidth="0">
        <chakra.p fontWeight="bold" overflowWrap="anywhere">
          {title}
        </chakra.p>
        <chakra.p color="ink2" fontSize="sm" overflowWrap="anywhere">
          {hint}
        </chakra.p>
      </chakra.div>
      <LinkButton href={at} size="sm" variant="quiet" aria-label={`${go}: ${title}`}>
        {go}
      </LinkButton>
    </chakra.li>
  );
}
