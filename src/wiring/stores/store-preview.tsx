import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { StoreDraftView } from '../../components/store/StoreDraftView.tsx';
import { storeNotFoundText } from '../../components/store/store.messages.ts';
import { childOf } from '../../machines/shell/app.machine.ts';
import type { User } from '../../../contract/account/user.ts';
import { createStorePreviewService } from '../../services/stores/store-preview.service.ts';
import { ProductOffer } from '../catalogue/product-offer.tsx';
import { wireStoreDraft } from './store-preview.wiring.ts';

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
      ...createStorePreviewService(services.call),
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
