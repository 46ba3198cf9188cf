import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { OrderMessage } from '../../contract/orders/order-message.ts';
import { OrderMessageForm } from '../../src/components/orders/OrderMessageForm.tsx';
import { orderMessageToStoreTexts } from '../../src/components/orders/order-message.messages.ts';
import { OrderMessagePanel } from '../../src/components/orders/OrderMessagePanel.tsx';
import type { SubmitInput, SubmitResult } from '../../src/machines/ui/form.machine.ts';
import {
  BLANK_ORDER_MESSAGE,
  type OrderMessageFailure,
  orderMessageMachine,
} from '../../src/machines/orders/order-message.machine.ts';
import { walkForm } from '../support/views/form-walk.tsx';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure, sampleOrder, sampleProduct } from '../support/samples/samples.ts';

const [sample] = sampleOrder().items;
const lines = [{ ...sample!, product: sampleProduct({ name: 'Miel' }) }];

walkForm({
  proves: 'R1.2 R8.6',
  machine: orderMessageMachine,
  values: BLANK_ORDER_MESSAGE,
  field: { name: 'message', good: 'Llegó roto.' },
  wrong: 'El mensaje es requerido',
  accepted: null,
  refusals: [
    [sampleFailure('NOT_FOUND', { status: 404 }), 'No encontramos este pedido.'],
    [
      sampleFailure('TOO_MANY_REQUESTS', { status: 429, retryAfter: 3_600 }),
      'Demasiados intentos. Espera un momento antes de reintentar. Podrás volver a intentarlo en 60 minutos.',
    ],
  ],
  words: { submit: 'Enviar mensaje', busy: 'Enviando…' },
  hasBotCheck: false,
  leaves: false,
  view: (actorRef) => <OrderMessageForm actorRef={actorRef} lines={lines} words={orderMessageToStoreTexts} />,
});

afterEach(cleanup);

test('R1.2 a message goes with the line that it is about, or with none, and another may follow', async () => {
  const sent: OrderMessage[] = [];
  const logic = orderMessageMachine.provide({
    actors: {
      submit: fromPromise<SubmitResult<null, OrderMessageFailure>, SubmitInput<OrderMessage>>(
        async ({ input: { values } }) => {
          sent.push(values);
          return { ok: true, value: null };
        },
      ),
    },
  });
  const actorRef = createActor(logic, { input: { values: BLANK_ORDER_MESSAGE } }).start();
  await renderWithMarketProviders(
    <OrderMessagePanel actorRef={actorRef} lines={lines} words={orderMessageToStoreTexts} />,
  );
  const hidden = { hidden: true };
  const write = async (about: string, message: string) => {
    fireEvent.change(screen.getByLabelText('Sobre qué'), { target: { value: about } });
    fireEvent.change(screen.getByLabelText('Mensaje'), { target: { value: message } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviar mensaje', ...hidden })));
    expect(screen.getByRole('status', hidden).textContent).toBe(
      'Mensaje enviado. Te responderán por correo.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Escribir otro mensaje', ...hidden }));
  };
  expect(screen.getAllByRole('option', hidden).map(({ textContent }) => textContent)).toEqual([
    'Todo el pedido',
    'Miel',
  ]);
  await write(sample!.id, 'Llegó roto.');
  await write('', '¿Cuándo sale?');
  expect(sent).toEqual([
    { productOrderId: sample!.id, message: 'Llegó roto.' },
    { message: '¿Cuándo sale?' },
  ]);
});
