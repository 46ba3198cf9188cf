import { cancelOrderMessages } from '../../components/orders/orders.messages.ts';
import type { ConfirmationAsked } from '../../machines/ui/confirmation.machine.ts';
import { orderMachine } from '../../machines/orders/order.machine.ts';
import type { ToastShown } from '../../machines/shell/toasts.machine.ts';
import type { OrdersService } from '../../services/orders/orders.service.ts';
import { onPageVisible } from '../../services/shell/on-page-visible.ts';
import { pollWhileVisible } from '../../services/shell/poll-while-visible.ts';
import { resultActors } from '../api/promise-actors.ts';
import { askConfirmation } from '../shell/ask-confirmation.ts';
import { listenerActor } from '../shell/listener-actor.ts';

/** Actor that shows confirmations and toasts. */
interface Announcer {
  send(event: ConfirmationAsked | ToastShown): void;
}

/** One order, connected to its calls, the confirmation dialog and the toasts. */
export const wireOrder = (
  { loadOrder, cancelOrder }: Pick<OrdersService, 'loadOrder' | 'cancelOrder'>,
  app: Announcer,
) =>
  orderMachine.provide({
    actors: {
      ...resultActors({ load: loadOrder, cancelOrder }),
      watchReturns: listenerActor((listener) => {
        const stops = [
          onPageVisible(() => listener({ type: 'refresh.requested' })),
          pollWhileVisible(() => listener({ type: 'order.outdated' })),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      }),
    },
    actions: {
      askToCancel: ({ self }, { id }) =>
        void askConfirmation(app, {
          topic: `cancel:${id}`,
          kind: 'danger',
          title: cancelOrderMessages.title,
          message: cancelOrderMessages.question,
          confirmLabel: cancelOrderMessages.confirm,
          cancelLabel: cancelOrderMessages.dismiss,
        }).then((isConfirmed) => self.send({ type: isConfirmed ? 'cancel.confirmed' : 'cancel.dismissed' })),
      announceCancelled: () =>
        app.send({ type: 'toast.shown', kind: 'success', message: cancelOrderMessages.done }),
    },
  });
