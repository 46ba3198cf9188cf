import { type AnyActorRef, createActor, fromCallback, fromPromise } from 'xstate';
import { cancelMessages } from '../../components/orders/orders.messages.ts';
import type {
  ConfirmationAsked,
  ConfirmationReply,
} from '../../machines/confirmation/confirmation.machine.ts';
import { orderMachine, type OrderServices } from '../../machines/order/order.machine.ts';
import type { ToastShown } from '../../machines/toasts/toasts.machine.ts';
import { listening } from '../shell/listening.ts';

interface Services extends Pick<OrderServices, 'loadOrder' | 'cancelOrder'> {
  /** Tells each time that whoever reads the page comes back to it; answers how to stop. */
  watchReturns(onReturn: () => void): () => void;
}

/** Who asks questions and shows toasts for the page. */
interface Announcer {
  send(event: ConfirmationAsked | ToastShown): void;
}

/** One order joined to its service, and to the page's question and toasts. */
export const wireOrder = (services: Services, app: Announcer) =>
  orderMachine.provide({
    actors: {
      loadOrder: fromPromise(({ input, signal }) => services.loadOrder(input, signal)),
      cancelOrder: fromPromise(({ input, signal }) => services.cancelOrder(input, signal)),
      watchReturns: listening((listener) =>
        services.watchReturns(() => listener({ type: 'order.refreshed' })),
      ),
    },
    actions: {
      askToCancel: ({ self }, { id }) =>
        app.send({
          type: 'confirmation.asked',
          topic: `cancel:${id}`,
          kind: 'danger',
          title: cancelMessages.title,
          message: cancelMessages.question,
          confirmLabel: cancelMessages.confirm,
          cancelLabel: cancelMessages.dismiss,
          replyTo: interpreterFor(self),
        }),
      announceCancelled: () =>
        app.send({ type: 'toast.shown', kind: 'success', message: cancelMessages.done }),
    },
  });

/** Puts the one answer to a question into the order's words. */
function interpreterFor(order: AnyActorRef): AnyActorRef {
  const interpreter = createActor(
    fromCallback<ConfirmationReply>(({ receive }) =>
      receive(({ type }) => {
        order.send({ type: type === 'confirmation.confirmed' ? 'cancel.confirmed' : 'cancel.dismissed' });
        interpreter.stop();
      }),
    ),
  );
  return interpreter.start();
}
