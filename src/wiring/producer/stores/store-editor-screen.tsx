import { type LoaderFnContext, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { STORES_PATH_BY_ROLE, type StoresPath } from '../../../../contract/shell/stores-path.ts';
import { isUuid } from '../../../../contract/values/uuid.ts';
import { producerFailureText } from '../../../components/back-office/producer-failure.messages.ts';
import { useStoresPath } from '../../../components/back-office/stores-path-context.ts';
import { storeEditorMessages } from '../../../components/producer/store-editor/store-editor.messages.ts';
import { StoreEditorView } from '../../../components/producer/store-editor/StoreEditorView.tsx';
import {
  type OverlappingStoresActorRef,
  overlappingStoresMachine,
} from '../../../machines/producer/stores/overlapping-stores.machine.ts';
import type { StoreEditorActorRef } from '../../../machines/producer/stores/store-editor.machine.ts';
import { newStoreValues } from '../../../../contract/stores/store-form-values.ts';
import { createStoreEditorService } from '../../../services/producer/stores/store-editor.service.ts';
import { createPutFile } from '../../../services/api/put-file.ts';
import type { SearchLoaderArgs } from '../../shell/search-loader-deps.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { loadIfOwner } from '../../ui/editor.wiring.ts';
import { useEditorLeaveConfirmation } from '../../ui/use-editor-leave-confirmation.ts';
import { wireStoreEditor } from './store-editor.wiring.ts';
import { previewOfStore } from './store-preview.tsx';
import { stepHrefAt, storeStepFromHref } from './store-step-href.ts';

interface Load extends MemberLoaderArgs<{ storeId?: string }>, SearchLoaderArgs {
  context: MemberLoaderArgs['context'];
  navigate: LoaderFnContext['navigate'];
}

/** Loader of the editor for a new store or the one in the address, with the stores of the same time (R2.6). */
const openEditorAt = (stores: StoresPath) =>
  screenRoute({
    key: ({ context, params }: Load) => `${stores} ${context.user.id} ${params.storeId ?? 'new'}`,
    isNamed: ({ params: { storeId } }) => storeId === undefined || isUuid(storeId),
    search: ({ deps }) => storeStepFromHref(deps.search),
    actors: ({ context: { app, services, user }, params: { storeId = null }, navigate }) => {
      const { saveStore, loadStore, listNeighbours } = createStoreEditorService(services.call);
      return {
        storeEditor: wireStoreEditor({
          saveStore,
          loadStore: loadIfOwner(user, loadStore, ({ ownerId }) => ownerId),
          putFile: createPutFile(),
          onSaved: ({ name }) =>
            app.send({ type: 'toast.shown', kind: 'success', message: storeEditorMessages.saved(name) }),
          showStep: (step) => void navigate({ href: stepHrefAt(stores)(storeId, step) }),
          // The chart must reach its next state first; else leaving would ask about pending uploads.
          goToStore: ({ id }, step) =>
            queueMicrotask(() => void navigate({ href: stepHrefAt(stores)(id, step), replace: true })),
        }),
        neighbours: overlappingStoresMachine.provide({
          actors: resultActors({ load: (_, signal) => listNeighbours(signal) }),
        }),
      };
    },
    // The editor receives its step by `address.changed`, at the start and after each change.
    input: ({ context, params }, _step) => ({
      storeEditor: {
        of: params.storeId ?? null,
        blank: newStoreValues({
          ownerId: context.user.id,
          ownerName: context.user.fullName,
          timeZone: context.installation.market.timeZone,
        }),
      },
      neighbours: { question: null, now: context.now() },
    }),
  });

/** Loaders of the editor: for the producer's own stores, and for any store in the admins' area. */
export const openStoreEditor = openEditorAt(STORES_PATH_BY_ROLE.producer);
export const openAdminStoreEditor = openEditorAt(STORES_PATH_BY_ROLE.admin);

interface StoreEditorScreenProps {
  storeEditor: StoreEditorActorRef;
  neighbours: OverlappingStoresActorRef;
}

/** Editor of a store. Asks before leaving with unsaved changes. */
export function StoreEditorScreen({ storeEditor, neighbours }: StoreEditorScreenProps) {
  const { app } = useRouteContext({ from: '__root__' });
  const stores = useStoresPath();
  const storeId = useSelector(storeEditor, ({ context }) => context.of);
  const { content: others, failure } = useSelector(neighbours, ({ context }) => context);
  useEditorLeaveConfirmation(app, 'store', storeEditor, storeEditorMessages);
  return (
    <StoreEditorView
      actorRef={storeEditor}
      neighbours={{
        stores: (others ?? []).filter(({ id }) => id !== storeId),
        failure: failure && producerFailureText(failure),
        onRetried: () => neighbours.send({ type: 'retry.requested' }),
      }}
      addressOf={(step) => stepHrefAt(stores)(storeId, step)}
      preview={previewOfStore}
    />
  );
}
