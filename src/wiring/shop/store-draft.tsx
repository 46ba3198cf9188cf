import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { StoreDraftView } from '../../components/store/StoreDraftView.tsx';
import { storeNotFoundText } from '../../components/store/store.messages.ts';
import { childOf } from '../../machines/app/app.machine.ts';
import { storeDraftMachine } from '../../machines/store-draft/store-draft.machine.ts';
import type { User } from '../../../contract/users/user.ts';
import { watchReturns } from '../../services/page/page-returns.ts';
import { createStoreDraftService } from '../../services/popup-stores/store-draft.service.ts';
import { calls } from '../calls.ts';
import { listening } from '../shell/listening.ts';
import { ProductOffer } from './product-offer.tsx';

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

interface StoreDraftProps {
  named: { idOrSlug: string };
  user: User;
}

/**
 * A store as shoppers will see it, for somebody who may. No loader opens what only somebody who has signed in can see, and it
 * goes with what shows it: a hook owns its actor.
 */
export function StoreDraft({ named, user }: StoreDraftProps) {
  const { app, services, screens, now } = useRouteContext({ from: '__root__' });
  const [{ logic, input }] = useState(() => ({
    logic: wireStoreDraft({
      ...createStoreDraftService(services.call),
      onFound() {
        const toasts = childOf(app, 'toasts');
        // The page has told everybody that there is no such store before it knew who is here.
        for (const { id, message } of toasts.getSnapshot().context.toasts)
          if (message === storeNotFoundText(named.idOrSlug)) toasts.send({ type: 'toast.dismissed', id });
      },
    }),
    input: { question: named, now: now() },
  }));
  return (
    <StoreDraftView
      actorRef={useActorRef(logic, { input, ...screens.inspected })}
      readerId={user.id}
      Offer={ProductOffer}
    />
  );
}
