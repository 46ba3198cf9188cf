import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { createActor, SimulatedClock } from 'xstate';
import type { ProducerOrder } from '../../contract/producer/producer-order.ts';
import type { ProductOrderStatus } from '../../contract/orders/order.ts';
import { ClockProvider } from '../../src/components/market/clock-context.ts';
import type { StepRow } from '../../src/machines/orders/order-changes.machine.ts';
import type { ProducerOrdersService } from '../../src/services/producer/orders/producer-orders.service.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { wireOrderChanges, wireOrderSteps } from '../../src/wiring/producer/orders/order-steps.wiring.ts';
import { stepSelectors } from '../../src/wiring/producer/orders/step-selectors.ts';
import { deferred } from './deferred.ts';
import { NOW, sampleId, sampleOrder, sampleProduct } from './samples.ts';

/** An order of so many goods, as who sells them has it; numbers tell ids and lines apart. */
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

type Answer = Awaited<ReturnType<ProducerOrdersService['takeStep']>>;

/** The steps of orders at a clock of the test, which answers what is sent. */
export function orderStepsAtHand() {
  const clock = new SimulatedClock();
  const sent: StepRow[] = [];
  const answers = new Map<string, ReturnType<typeof deferred<Answer>>>();
  const changesRef = createActor(
    wireOrderChanges({
      takeStep: (row) => {
        // What is sent is a row of the changes, of which the call takes the change alone.
        const { id } = row as StepRow;
        const answer = deferred<Answer>();
        sent.push(row as StepRow);
        answers.set(id, answer);
        return answer.promise;
      },
    }),
  ).start();
  const stepsRef = createActor(wireOrderSteps(changesRef), { clock, input: { now: Date.now } }).start();
  return {
    steps: { stepsRef, changesRef, selectors: stepSelectors },
    sent,
    pass: (ms: number) => clock.increment(ms),
    /** Answers the last that was sent, or the one that is named. */
    reply: (result: Answer, id = sent.at(-1)?.id ?? '') => answers.get(id)?.resolve(result),
  };
}

/** A view as the back office dresses it, at the moment of the samples. */
export const inBackOffice = (view: ReactNode) => (
  <ChakraProvider value={backOfficeSystem}>
    <ClockProvider value={NOW}>{view}</ClockProvider>
  </ChakraProvider>
);
