import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { StorePreviewView } from '../../components/store/StorePreviewView.tsx';
import { storeNotFoundText } from '../../components/store/store.messages.ts';
import { childOf } from '../../machines/shell/app.machine.ts';
import type { User } from '../../../contract/account/user.ts';
import { createStorePreviewService } from '../../services/stores/store-preview.service.ts';
import { ProductOffer } from '../catalogue/product-offer.tsx';
import { wireStorePreview } from './store-preview.wiring.ts';

interface StoreDraftProps {
  named: { idOrSlug: string };
  user: User;
}

/**
 * Preview of a store that is not public, for its owner and admins. A hook owns its actor, because no loader
 * opens content for signed-in users on a public route.
 */
export function StorePreviewPart({ named, user }: StoreDraftProps) {
  const { app, services, screens, now } = useRouteContext({ from: '__root__' });
  const [{ logic, input }] = useState(() => ({
    logic: wireStorePreview({
      ...createStorePreviewService(services.call),
      onFound() {
        const toasts = childOf(app, 'toasts');
        // Before the session was known, the page reported that there is no such store.
        for (const { id, message } of toasts.getSnapshot().context.toasts)
          if (message === storeNotFoundText(named.idOrSlug)) toasts.send({ type: 'toast.dismissed', id });
      },
    }),
    input: { question: named, now: now() },
  }));
  return (
    <StorePreviewView
      actorRef={useActorRef(logic, { input, ...screens.inspected })}
      readerId={user.id}
      Offer={ProductOffer}
    />
  );
}
