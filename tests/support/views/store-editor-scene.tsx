import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act } from '@testing-library/react';
import { createActor, waitFor } from 'xstate';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { StoreStep } from '../../../contract/stores/store-form-steps.ts';
import { newStoreValues } from '../../../contract/stores/store-form-values.ts';
import { StoreEditorView } from '../../../src/components/producer/store-editor/StoreEditorView.tsx';
import { ClockProvider } from '../../../src/components/market/clock-context.ts';
import { createStoreEditorService } from '../../../src/services/producer/stores/store-editor.service.ts';
import { backOfficeSystem } from '../../../src/theme/back-office/system.ts';
import { wireStoreEditor } from '../../../src/wiring/producer/stores/store-editor.wiring.ts';
import { pendingUploads, changeField } from './editor-driver.ts';
import { fakeCall } from '../charts/fake-call.ts';
import { renderWithMarketProviders } from './render-with-market-providers.tsx';
import { NOW, sampleId, sampleStore } from '../samples/samples.ts';

const neighbour = sampleStore({
  id: sampleId(30),
  name: 'Barro y Cal',
  startDate: '2026-12-04T09:00:00.000Z',
  endDate: '2026-12-05T19:00:00.000Z',
  config: { categories: ['Cerámica'] },
});
export const blankStoreValues = newStoreValues({
  ownerId: sampleId(9),
  ownerName: 'Ana Ruiz',
  timeZone: 'Europe/Madrid',
});

type Verbs = Pick<ReturnType<typeof createStoreEditorService>, 'saveStore' | 'loadStore'>;

/** Renders the editor of a new store, or of the store with this id; the test answers its uploads. */
export async function showStoreEditor(
  of: string | null,
  verbs: Verbs,
  preview: (shown: PopupStore) => string = () => '',
) {
  const saved: PopupStore[] = [];
  const led: [id: string, step: StoreStep][] = [];
  const shown: StoreStep[] = [];
  const { sending, putFile, answerFile } = pendingUploads();
  const actorRef = createActor(
    wireStoreEditor({
      ...verbs,
      putFile,
      onSaved: (one) => saved.push(one),
      showStep: (one) => shown.push(one),
      goToStore: ({ id }, at) => led.push([id, at]),
    }),
    { input: { of, blank: blankStoreValues } },
  ).start();
  const go = (to: StoreStep) =>
    act(async () => actorRef.send({ type: 'address.changed', query: { step: to } }));
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <ClockProvider value={NOW}>
        <StoreEditorView
          actorRef={actorRef}
          neighbours={{ stores: [neighbour], failure: null, onRetried: () => {} }}
          addressOf={(one) => `/producer/popup-stores/new?step=${one}`}
          preview={preview}
        />
      </ClockProvider>
    </ChakraProvider>,
  );
  return { actorRef, saved, led, shown, sending, go, answerFile };
}

/** Renders one step of the store editor with answers of a server, and waits for the store. */
export async function openStoreEditorScene(
  of: string | null,
  answers: Parameters<typeof fakeCall>[0],
  step?: StoreStep,
  preview?: (shown: PopupStore) => string,
) {
  const { call, asked } = fakeCall(answers);
  const scene = await showStoreEditor(of, createStoreEditorService(call), preview);
  await act(async () => {
    await waitFor(scene.actorRef, (snapshot) => !snapshot.hasTag('loading'));
  });
  if (step) await scene.go(step);
  return { ...scene, asked };
}

/** Fills in all required fields of a new store; ends at the dates step. */
export async function fillInStore(go: (step: StoreStep) => Promise<void>) {
  changeField('name', 'La Colmena');
  changeField('description', 'Miel de Soria');
  await go('dates');
  changeField('dates.startDay', '2026-12-03');
  changeField('dates.endDay', '2026-12-06');
}
