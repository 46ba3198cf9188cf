import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { STATUS_CHANGE_UNDO_MS } from '../../../../contract/orders/order-status-change.ts';
import { inBackOffice, controlledStatusChanges } from '../../../../tests/support/views/producer-orders.tsx';
import { textOf } from '../../../../tests/support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { sampleFailure } from '../../../../tests/support/samples/samples.ts';
import { UndoableStatusChangesBar } from './UndoableStatusChangesBar.tsx';

const accepted = { ok: true as const, value: null };
const refused = { ok: false as const, failure: sampleFailure('INVALID_TRANSITION', { status: 409 }) };

/** Renders the bar below a list whose visible orders have short ids. */
async function openBar(children?: string) {
  const hand = controlledStatusChanges();
  await renderWithMarketProviders(
    inBackOffice(
      <UndoableStatusChangesBar {...hand.statusChanges} isInSight={(id) => id.length === 1}>
        {children}
      </UndoableStatusChangesBar>,
    ),
  );
  return {
    sent: hand.sent,
    take: (...ids: string[]) =>
      act(async () =>
        hand.statusChanges.undoableRef.send({
          type: 'change.requested',
          rows: ids.map((id) => ({
            id,
            change: { orderId: id, lineId: null, status: 'organizing' as const },
          })),
        }),
      ),
    pass: () => act(async () => hand.pass(STATUS_CHANGE_UNDO_MS)),
    reply: (answer: typeof accepted | typeof refused) => act(async () => hand.reply(answer)),
  };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
/** Announcements, and each bar with its text and its buttons. */
const seen = () => [
  textOf(screen.getByRole('status')),
  ...screen.queryAllByRole('region').map((bar) => [bar.getAttribute('aria-label'), textOf(bar)]),
];

afterEach(cleanup);

test('R4.12 one step is taken back in its row, one out of sight or several at once in the bar', async () => {
  const { take, sent, pass } = await openBar();
  const one = '1 pedido avanza en unos segundos. Puedes deshacerlo.';
  expect(seen()).toEqual(['']);
  await take('a');
  expect(seen()).toEqual([one]);
  await take('b');
  const many = '2 pedidos avanzan en unos segundos';
  expect(seen()).toEqual([many, ['Deshacer todo', `${many}Deshacer todo`]]);
  expect(textOf(document.querySelector('[data-part=told]'))).toBe(many);
  await press('Deshacer todo');
  expect(seen()).toEqual(['']);
  await take('far away');
  expect(seen()).toEqual([one, ['Deshacer', `${one}Deshacer`]]);
  await press('Deshacer');
  await pass();
  expect([seen(), sent]).toEqual([[''], []]);
});

test('R4.14 how far many have come is told alone, then what became of them, and which can be tried again', async () => {
  const { take, pass, reply } = await openBar();
  await take('a', 'b');
  await pass();
  expect(seen()).toEqual(['', ['Pedidos elegidos', '0 de 2 pedidosPausarParar']]);
  await reply(refused);
  expect(seen()).toEqual(['', ['Pedidos elegidos', '1 de 2 pedidosPausarParar']]);
  await reply(accepted);
  const became = '1 pedido cambiado · 1 no se ha podido cambiar';
  expect(seen()).toEqual([became, ['Pedidos elegidos', `${became}ReintentarCerrar`]]);
  await take('c', 'd');
  const many = '2 pedidos avanzan en unos segundos';
  expect(seen()).toEqual([many, ['Deshacer todo', `${many}Deshacer todo`]]);
  await press('Deshacer todo');
  await press('Cerrar');
  expect(seen()).toEqual(['']);
});

test('R4.14 what is done with chosen orders stands in place of what became of others, and not of how far they are', async () => {
  const { take, pass, reply } = await openBar('Elegidos');
  expect(screen.queryByText('Elegidos')).not.toBeNull();
  await take('a', 'b');
  await pass();
  expect(screen.queryByText('Elegidos')).toBeNull();
  await reply(accepted);
  await reply(accepted);
  expect(screen.queryByText('Elegidos')).not.toBeNull();
  expect(seen()).toEqual(['2 pedidos cambiados']);
});
