import type { ProductOrderStatus } from '../../../../contract/orders/order.ts';
import type { OwnOrder } from '../../../../contract/orders/own-order.ts';
import { PRODUCT_ORDER_STATUSES } from '../../../../contract/orders/order-status.ts';
import type { OrderPapers } from '../../../../contract/orders/order-papers.ts';
import type { ScreenAddress } from '../../../../contract/pages/screen-address.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { Bar, Press } from '../work-list/Bar.tsx';
import { roundMessages } from '../work-list/round.messages.ts';
import { RoundProgress } from '../work-list/RoundProgress.tsx';
import { useRound } from '../work-list/use-round.ts';
import { orderStepMessages as words } from './order-steps.messages.ts';
import { type StepsProps, useSteps } from './use-steps.ts';

interface OrdersBarProps extends StepsProps {
  chosen: readonly OwnOrder[];
  onTaken: (orders: readonly OwnOrder[], status: ProductOrderStatus) => void;
  /** Where orders are printed. */
  printAt: (papers: Partial<OrderPapers>) => ScreenAddress;
  onForgotten: () => void;
}

/** What is done with all that is chosen, by the step that is next of each; how far it has come, and what became of it. */
export function OrdersBar({ stepsRef, changesRef, selectors, chosen, printAt, ...on }: OrdersBarProps) {
  const { count } = useFormatter();
  const { held: taken, stepOf } = useSteps({ stepsRef, changesRef, selectors });
  const held = taken.map(({ id }) => id);
  const round = useRound(changesRef, { tallyOf: selectors.tallyOf, from: 2, became: words.saved, words });
  const ready = chosen.map((order) => ({ order, step: stepOf(order.id, order.status) }));
  const ways = PRODUCT_ORDER_STATUSES.map((status) => ({
    status,
    orders: ready
      .filter(({ step }) => step.next === status && !step.isHeld && !step.isSent)
      .map(({ order }) => order),
  })).filter(({ orders }) => orders.length > 0);
  const hasMany = held.length > 1;
  return (
    <>
      <LiveRegion message={held.length > 0 ? words.held(held.length) : round.isGoing ? '' : round.outcome} />
      {hasMany ? (
        <Bar label={words.undoAll}>
          <span data-part="told">{words.held(held.length)}</span>
          <Press onPressed={() => stepsRef.send({ type: 'step.withdrawn', ids: held })}>
            {words.undoAll}
          </Press>
        </Bar>
      ) : null}
      {round.isGoing ? <RoundProgress round={round} /> : null}
      {round.outcome && chosen.length === 0 && !hasMany ? (
        <Bar label={words.region}>
          <span data-part="told">{round.outcome}</span>
          {round.tally.refused > 0 ? (
            <Press onPressed={() => changesRef.send({ type: 'retry.requested' })}>
              {roundMessages.retry}
            </Press>
          ) : null}
          <Press quiet onPressed={() => changesRef.send({ type: 'outcomes.dismissed' })}>
            {roundMessages.close}
          </Press>
        </Bar>
      ) : null}
      {chosen.length > 0 && !round.isGoing ? (
        <Bar label={words.region}>
          <span data-part="told">{count(chosen.length, ...words.chosen)}</span>
          {ways.map(({ status, orders }) => (
            <Press key={status} onPressed={() => on.onTaken(orders, status)}>
              {words.takeMany(status, orders.length)}
            </Press>
          ))}
          <AppLink href={printAt({ orders: chosen.map(({ id }) => id) })} data-part="press">
            {words.print}
          </AppLink>
          <Press quiet onPressed={on.onForgotten}>
            {roundMessages.forget}
          </Press>
        </Bar>
      ) : null}
    </>
  );
}
