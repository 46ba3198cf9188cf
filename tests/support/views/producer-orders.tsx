import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { createActor, SimulatedClock } from 'xstate';
import type { ProducerOrder } from '../../../contract/producer/producer-order.ts';
import type { ProductOrderStatus } from '../../../contract/orders/order.ts';
import { ClockProvider } from '../../../src/components/market/clock-context.ts';
import type { StatusChangeRow } from '../../../src/machines/orders/order-changes.machine.ts';
import type { ProducerOrdersService } from '../../../src/services/producer/orders/producer-orders.service.ts';
import { backOfficeSystem } from '../../../src/theme/back-office/system.ts';
import {
  wireOrderChanges,
  wireUndoableStatusChanges,
} from '../../../src/wiring/producer/orders/order-status-changes.wiring.ts';
import { statusChangeSelectors } from '../../../src/wiring/producer/orders/status-change-selectors.ts';
import { deferred } from '../charts/deferred.ts';
import { NOW, sampleId, sampleOrder, sampleProduct } from '../samples/samples.ts';

/** Producer's order with the given products; `number` determines its ids. */
export function sampleProducerOrder(
  number: number,
  names: readonly string[],
  status: ProductOrderStatus = 'pending',
): ProducerOrder {
  const { items, ...order } = sampleOrder(status);
  const id = sampleId(number);
  const lines = names.flatMap((name, index) =>
    items.map((line) => ({
      ...line,
      id: sampleId(number * 10 + index),
      orderId: id,
      product: sampleProduct({ name }),
    })),
  );
  return { ...order, id, items: [], lines, buyer: 'Ana R.', totalPrice: 19 * lines.length };
}

type Answer = Awaited<ReturnType<ProducerOrdersService['changeStatus']>>;

/** Status changes of orders with a simulated clock; the test answers the calls. */
export function controlledStatusChanges() {
  const clock = new SimulatedClock();
  const sent: StatusChangeRow[] = [];
  const answers = new Map<string, ReturnType<typeof deferred<Answer>>>();
  const changesRef = createActor(
    wireOrderChanges({
      changeStatus: (row) => {
        // Cast: a sent change is a row of the changes chart, and the call uses a part of it.
        const { id } = row as StatusChangeRow;
        const answer = deferred<Answer>();
        sent.push(row as StatusChangeRow);
        answers.set(id, answer);
        return answer.promise;
      },
    }),
  ).start();
  const undoableRef = createActor(wireUndoableStatusChanges(changesRef), {
    clock,
    input: { now: Date.now },
  }).start();
  return {
    statusChanges: { undoableRef, changesRef, selectors: statusChangeSelectors },
    sent,
    pass: (ms: number) => clock.increment(ms),
    /** Answers the last sent change, or the one with this id. */
    reply: (result: Answer, id = sent.at(-1)?.id ?? '') => answers.get(id)?.resolve(result),
  };
}

/** View with the providers of the back office, at the time of the samples. */
export const inBackOffice = (view: ReactNode) => (
  <ChakraProvider value={backOfficeSystem}>
    <ClockProvider value={NOW}>{view}</ClockProvider>
  </ChakraProvider>
);
