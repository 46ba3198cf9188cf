import { storeDraftMachine } from '../../machines/store-draft/store-draft.machine.ts';
import { watchReturns } from '../../services/page/page-returns.ts';
import type { createStoreDraftService } from '../../services/popup-stores/store-draft.service.ts';
import { calls } from '../calls.ts';
import { listening } from '../shell/listening.ts';

type StoreDraftServices = ReturnType<typeof createStoreDraftService> & {
  /** Hears that the store is there after all. */
  onFound: () => void;
};

/** The page of a store that shoppers do not see, joined to who asks for it. */
export const wireStoreDraft = ({ loadStoreDraft, onFound }: StoreDraftServices) =>
  storeDraftMachine.provide({
    actors: {
      ...calls({
        load: async (question, signal) => {
          const answer = await loadStoreDraft(question, signal);
          if (answer.ok) onFound();
          return answer;
        },
      }),
      watchReturns: listening((listener) => watchReturns(() => listener({ type: 'refresh.requested' }))),
    },
  });
