import {
  type ApprovalValues,
  storeApprovalMachine,
} from '../../../machines/admin/stores/store-approval.machine.ts';
import type { createProducerStoreService } from '../../../services/producer/stores/producer-store.service.ts';
import { resultActors } from '../../api/promise-actors.ts';

interface Outside {
  id: string;
  /** What the form begins with, also once something was said. */
  begun: ApprovalValues;
  /** Version of the store that is shown. */
  versionSeen: () => number;
  onSettled: () => void;
}

/**
 * What is said of a store that is held, sent as the call that says it. The page looks again afterwards, and also where the store has
 * changed since it was shown; what was written stays in the form then.
 */
export const wireStoreApproval = (
  service: Pick<ReturnType<typeof createProducerStoreService>, 'askForApproval' | 'decideApproval'>,
  { id, begun, versionSeen, onSettled }: Outside,
) =>
  storeApprovalMachine.provide({
    actors: resultActors({
      submit: async ({ values }, signal) => {
        if (values.state === 'waiting') return service.askForApproval({ id }, signal);
        const answer = await service.decideApproval({ id, ...values, version: versionSeen() }, signal);
        if (!answer.ok && answer.failure.code === 'CONFLICT') onSettled();
        return answer;
      },
    }),
    actions: {
      announceSaved: ({ self }) => {
        onSettled();
        self.send({ type: 'form.reset', values: begun });
      },
    },
  });
