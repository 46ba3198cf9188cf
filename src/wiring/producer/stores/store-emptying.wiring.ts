import type { Formatter } from '../../../../contract/values/format.ts';
import { storeEmptyingMessages } from '../../../components/producer/store/producer-store.messages.ts';
import type { ConfirmationAsked } from '../../../machines/ui/confirmation.machine.ts';
import { storeEmptyingMachine } from '../../../machines/producer/stores/store-emptying.machine.ts';
import type { createProducerStoreService } from '../../../services/producer/stores/producer-store.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { askConfirmation } from '../../shell/ask-confirmation.ts';

type Services = Pick<ReturnType<typeof createProducerStoreService>, 'countGoods' | 'emptyStore'>;

interface Outside {
  app: { send(event: ConfirmationAsked): void };
  formatter: Pick<Formatter, 'number'>;
  /** Current name of the store. */
  nameOf: () => string;
  /** Called after products were deleted, or may have been. */
  onSettled: () => void;
}

/** Deletion of all products of a store, connected to its calls and the confirmation dialog. */
export const wireStoreEmptying = (
  { countGoods, emptyStore }: Services,
  { app, formatter: { number }, nameOf, onSettled }: Outside,
) =>
  storeEmptyingMachine.provide({
    actors: resultActors({ countGoods, emptyStore }),
    actions: {
      askToEmpty: ({ self }, counted) => {
        if (!counted) return;
        const { question, meaning, foreign, confirm, dismiss } = storeEmptyingMessages;
        const count = counted.found - counted.foreign;
        void askConfirmation(app, {
          topic: 'store-emptying',
          kind: 'danger',
          title: question(nameOf(), count, number(count)),
          message: [
            meaning,
            ...(counted.foreign > 0 ? [foreign(counted.foreign, number(counted.foreign))] : []),
          ].join(' '),
          confirmLabel: confirm(count, number(count)),
          cancelLabel: dismiss,
        }).then((isConfirmed) =>
          self.send({ type: isConfirmed ? 'emptying.confirmed' : 'emptying.dismissed' }),
        );
      },
      announceSettled: () => onSettled(),
    },
  });
