import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { successfulAnswer } from '../../../tests/support/charts/fake-call.ts';
import { sampleId, sampleOrder } from '../../../tests/support/samples/samples.ts';
import { loaderArguments } from '../../../tests/support/charts/loader-arguments.ts';
import { sampleUserWithRole } from '../../../tests/support/samples/session-app.ts';
import { openConfirmation } from './order-confirmation-screen.ts';

function shop() {
  const order = { ...sampleOrder(), id: sampleId(5) };
  const { load, asked } = loaderArguments(sampleUserWithRole('consumer'), {
    getConsumerOrder: successfulAnswer({ order }),
  });
  const names = () => asked.map(({ name }) => name);
  return { order, load: { ...load, params: { orderId: order.id } }, names };
}

test('R2.3 the order that a checkout was answered with is shown, and asked for only when it is looked at again', async () => {
  const { order, load, names } = shop();
  await openConfirmation({ ...load, known: order });
  const { confirmation } = await openConfirmation(load);
  const { value, context } = confirmation.getSnapshot();
  expect([value, context.content, names()]).toEqual(['ready', order, []]);
  confirmation.send({ type: 'refresh.requested' });
  expect(names()).toEqual(['getConsumerOrder']);
});

test('R2.3 who comes by the address alone has it looked for', async () => {
  const { order, load, names } = shop();
  const { confirmation } = await openConfirmation(load);
  const { context } = await waitFor(confirmation, (snapshot) => snapshot.matches('ready'));
  expect([context.content, names()]).toEqual([order, ['getConsumerOrder']]);
});
