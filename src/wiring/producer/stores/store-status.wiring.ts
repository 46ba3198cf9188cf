import { storeStatusMessages } from '../../../components/producer/stores/store-status.messages.ts';
import type { ConfirmationAsked } from '../../../machines/ui/confirmation.machine.ts';
import { storeStatusMachine } from '../../../machines/producer/stores/store-status.machine.ts';
import type { ToastShown } from '../../../machines/shell/toasts.machine.ts';
import type { createProducerStoresService } from '../../../services/producer/stores/producer-stores.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { askConfirmation } from '../../shell/ask-confirmation.ts';

/** Actor that shows confirmations and toasts. */
interface Announcer {
  send(event: ConfirmationAsked | ToastShown): void;
}

/**
 * Change of a store's status, connected to its call and the confirmation dialog. `onChanged` runs after a
 * successful change.
 */
export const wireStoreStatus = (
  { changeStatus }: Pick<ReturnType<typeof createProducerStoresService>, 'changeStatus'>,
  app: Announcer,
  onChanged: () => void = () => {},
) =>
  storeStatusMachine.provide({
    actors: resultActors({ changeStatus }),
    actions: {
      askToChange: ({ self }, wish) => {
        if (!wish) return;
        const { store, status } = wish;
        void askConfirmation(app, {
          topic: `status:${store.id}`,
          kind: status === 'archived' || status === 'ended' ? 'danger' : 'info',
          title: storeStatusMessages.question(store.name, store.status, status),
          message: storeStatusMessages.effect(status),
          confirmLabel: storeStatusMessages.confirm(store.status, status),
          cancelLabel: storeStatusMessages.dismiss,
        }).then((isConfirmed) => self.send({ type: isConfirmed ? 'change.confirmed' : 'change.dismissed' }));
      },
      announceChanged: (_, result) => {
        if (!result.ok) return;
        const { name, status } = result.value;
        app.send({
          type: 'toast.shown',
          kind: 'success',
          message: storeStatusMessages.done(name, status),
        });
        onChanged();
      },
    },
  });
