import {
  type ApprovalValues,
  storeApprovalMachine,
} from '../../../machines/admin/stores/store-approval.machine.ts';
import type { createProducerStoreService } from '../../../services/producer/stores/producer-store.service.ts';
import { resultActors } from '../../api/promise-actors.ts';

interface Outside {
  id: string;
  /** Initial values of the form, also used after each submit. */
  begun: ApprovalValues;
  /** Version of the displayed store. */
  versionSeen: () => number;
  onSettled: () => void;
}

/**
 * Approval request or decision, sent by the matching call. Afterwards the page reloads. After a CONFLICT,
 * because the store has changed, it reloads too, and the form keeps its values.
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
