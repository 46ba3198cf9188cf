import { cancelMessages } from '../../components/orders/orders.messages.ts';
import type { ConfirmationAsked } from '../../machines/confirmation/confirmation.machine.ts';
import { orderMachine, type OrderServices } from '../../machines/order/order.machine.ts';
import type { ToastShown } from '../../machines/toasts/toasts.machine.ts';
import { calls } from '../calls.ts';
import { ask } from '../shell/ask.ts';
import { listening } from '../shell/listening.ts';

interface Services extends Pick<OrderServices, 'loadOrder' | 'cancelOrder'> {
  /** Tells each time that whoever reads the page comes back to it; answers how to stop. */
  watchReturns: (onReturn: () => void) => () => void;
}

/** Who asks questions and shows toasts for the page. */
interface Announcer {
  send(event: ConfirmationAsked | ToastShown): void;
}

/** One order joined to its service, and to the page's question and toasts. */
export const wireOrder = ({ watchReturns, ...services }: Services, app: Announcer) =>
  orderMachine.provide({
    actors: {
      ...calls(services),
      watchReturns: listening((listener) => watchReturns(() => listener({ type: 'order.refreshed' }))),
    },
    actions: {
      askToCancel: ({ self }, { id }) =>
        void ask(app, {
          topic: `cancel:${id}`,
          kind: 'danger',
          title: cancelMessages.title,
          message: cancelMessages.question,
          confirmLabel: cancelMessages.confirm,
          cancelLabel: cancelMessages.dismiss,
        }).then((isConfirmed) => self.send({ type: isConfirmed ? 'cancel.confirmed' : 'cancel.dismissed' })),
      announceCancelled: () =>
        app.send({ type: 'toast.shown', kind: 'success', message: cancelMessages.done }),
    },
  });
