import { storePreviewMachine } from '../../machines/producer/stores/store-preview.machine.ts';
import { onPageVisible } from '../../services/shell/on-page-visible.ts';
import type { createStorePreviewService } from '../../services/stores/store-preview.service.ts';
import { resultActors } from '../api/promise-actors.ts';
import { listenerActor } from '../shell/listener-actor.ts';

type StoreDraftServices = ReturnType<typeof createStorePreviewService> & {
  /** Called when the store exists for this user. */
  onFound: () => void;
};

/** Preview of a store that is not public, connected to its call. */
export const wireStorePreview = ({ loadStoreDraft, onFound }: StoreDraftServices) =>
  storePreviewMachine.provide({
    actors: {
      ...resultActors({
        load: async (question, signal) => {
          const answer = await loadStoreDraft(question, signal);
          if (answer.ok) onFound();
          return answer;
        },
      }),
      watchReturns: listenerActor((listener) => onPageVisible(() => listener({ type: 'refresh.requested' }))),
    },
  });
