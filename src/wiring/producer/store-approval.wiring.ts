import {
  type ApprovalValues,
  storeApprovalMachine,
} from '../../machines/store-approval/store-approval.machine.ts';
import type { createOwnStoreService } from '../../services/popup-stores/own-store.service.ts';
import { calls } from '../calls.ts';

interface Outside {
  id: string;
  /** What the form begins with, also once something was said. */
  begun: ApprovalValues;
  onSettled: () => void;
}

/** What is said of a store that is held, sent as the call that says it; afterwards the page looks again. */
export const wireStoreApproval = (
  service: Pick<ReturnType<typeof createOwnStoreService>, 'askForApproval' | 'decideApproval'>,
  { id, begun, onSettled }: Outside,
) =>
  storeApprovalMachine.provide({
    actors: calls({
      submit: ({ values }, signal) =>
        values.state === 'waiting'
          ? service.askForApproval({ id }, signal)
          : service.decideApproval({ id, ...values }, signal),
    }),
    actions: {
      announceSaved: ({ self }) => {
        onSettled();
        self.send({ type: 'form.reset', values: begun });
      },
    },
  });
