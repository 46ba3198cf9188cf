import { storeDeletionMessages } from '../../../components/producer/store/producer-store.messages.ts';
import type { ConfirmationAsked } from '../../../machines/ui/confirmation.machine.ts';
import { storeDeletionMachine } from '../../../machines/producer/stores/store-deletion.machine.ts';
import type { ToastShown } from '../../../machines/shell/toasts.machine.ts';
import type { createProducerStoreService } from '../../../services/producer/stores/producer-store.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { askConfirmation } from '../../shell/ask-confirmation.ts';

interface Outside {
  app: { send(event: ConfirmationAsked | ToastShown): void };
  /** Leaves the page after the store was deleted. */
  leave: () => void;
}

/** Deletion of a store, connected to its call and the confirmation dialog. */
export const wireStoreDeletion = (
  { deleteStore }: Pick<ReturnType<typeof createProducerStoreService>, 'deleteStore'>,
  { app, leave }: Outside,
) =>
  storeDeletionMachine.provide({
    actors: resultActors({ deleteStore }),
    actions: {
      askToDelete: ({ self }, store) => {
        if (!store) return;
        const { question, meaning, confirm, dismiss } = storeDeletionMessages;
        void askConfirmation(app, {
          topic: `deletion:${store.id}`,
          kind: 'danger',
          title: question(store.name),
          message: meaning,
          confirmLabel: confirm(store.name),
          cancelLabel: dismiss,
        }).then((isConfirmed) =>
          self.send({ type: isConfirmed ? 'deletion.confirmed' : 'deletion.dismissed' }),
        );
      },
      announceGone: (_, gone) => {
        if (!gone) return;
        const { archived, deleted } = storeDeletionMessages;
        app.send({
          type: 'toast.shown',
          kind: 'success',
          message: (gone.isArchived ? archived : deleted)(gone.name),
        });
        leave();
      },
    },
  });
