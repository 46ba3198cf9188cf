import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { Order } from '../../../contract/orders/order.ts';
import type { RepurchaseActorRef } from '../../machines/orders/repurchase.machine.ts';
import { failureText } from '../feedback/failure.messages.ts';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { repurchasedUnitsText, repurchaseMessages, shortfallText } from './repurchase.messages.ts';

type Snapshot = SnapshotFrom<RepurchaseActorRef>;
const selectOutcome = ({ context }: Snapshot) => context.outcome;
const selectFailure = ({ context }: Snapshot) => context.failure;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');

interface BuyAgainProps {
  actorRef: RepurchaseActorRef;
  order: Order;
}

/** The order is finished; before that, tracking it has priority over buying again. */
const isOver = ({ status }: Order) => ['delivered', 'completed', 'cancelled'].includes(status);

/** Repurchase: adds the lines of an order to the cart again and lists those not available. */
export function RepurchasePanel({ actorRef, order }: BuyAgainProps) {
  const formatter = useFormatter();
  const outcome = useSelector(actorRef, selectOutcome);
  const failure = useSelector(actorRef, selectFailure);
  const isBusy = useSelector(actorRef, selectIsBusy);
  return (
    <chakra.div display="grid" gap="3">
      <Button
        variant={isOver(order) ? 'primary' : 'quiet'}
        size="lg"
        wide
        busy={isBusy}
        onClick={() => actorRef.send({ type: 'repurchase.requested', lines: order.items })}
      >
        {isBusy ? repurchaseMessages.busy : repurchaseMessages.action}
      </Button>
      <FormErrorSummary message={failure ? failureText(failure) : null} />
      <LiveRegion message={outcome ? repurchasedUnitsText(outcome, formatter) : ''} />
      {outcome ? (
        <chakra.div display="grid" gap="2">
          <chakra.p fontWeight="semibold">
            <span>{`${repurchasedUnitsText(outcome, formatter)} `}</span>
            {outcome.found.length > 0 ? <TextLink to="/cart">{repurchaseMessages.cart}</TextLink> : null}
          </chakra.p>
          {outcome.short.length > 0 ? (
            <chakra.div color="ink2" fontSize="sm">
              <p>{repurchaseMessages.short}</p>
              <chakra.ul listStyle="disc" paddingLeft="5">
                {outcome.short.map((line) => (
                  <li key={line.productId}>{shortfallText(line)}</li>
                ))}
              </chakra.ul>
            </chakra.div>
          ) : null}
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}
