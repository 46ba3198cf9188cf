import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act } from '@testing-library/react';
import { createActor, waitFor } from 'xstate';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { SelectableStores } from '../../../src/components/producer/product-editor/selectable-stores.ts';
import { ProductEditorView } from '../../../src/components/producer/product-editor/ProductEditorView.tsx';
import { blankProduct } from '../../../src/machines/producer/products/product-values.ts';
import {
  createUnsavedProductService,
  createProductEditorService,
} from '../../../src/services/producer/products/product-editor.service.ts';
import type { UnsavedFormStorage } from '../../../src/services/shell/unsaved-form-storage.ts';
import { backOfficeSystem } from '../../../src/theme/back-office/system.ts';
import { wireProductEditor } from '../../../src/wiring/producer/products/product-editor.wiring.ts';
import { chooseFiles, pendingUploads, jpeg, changeField } from './editor-driver.ts';
import { fakeCall } from '../charts/fake-call.ts';
import { renderWithMarketProviders } from './render-with-market-providers.tsx';
import { sampleStore } from '../samples/samples.ts';

const forbidden = () => {
  throw new Error('SecurityError');
};
const keepNothing = createUnsavedProductService({ tab: forbidden, device: forbidden });

/** Storage of unsaved products in memory. */
export function memoryUnsavedProducts() {
  const held = new Map<string, string>();
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  };
  return createUnsavedProductService({ tab: forbidden, device: () => storage as Storage });
}

type Verbs = ReturnType<typeof createProductEditorService>;

/** Renders the editor of a new product, or of the product with this id; the test answers its uploads. */
export async function showProductEditor(
  of: string | null,
  verbs: Verbs,
  drafts: UnsavedFormStorage,
  places: Partial<SelectableStores> = {},
) {
  const saved: Product[] = [];
  let isLeft = false;
  const { sending, putFile, answerFile } = pendingUploads();
  const actorRef = createActor(
    wireProductEditor({
      ...verbs,
      putFile,
      drafts,
      userId: 'lola',
      onSaved: (one) => saved.push(one),
      leave: () => void (isLeft = true),
    }),
    { input: { of, blank: blankProduct('Taller Lola') } },
  ).start();
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <ProductEditorView
        actorRef={actorRef}
        places={{ stores: [sampleStore()], failure: null, onRetried: () => {}, ...places }}
      />
    </ChakraProvider>,
  );
  return { actorRef, saved, sending, answerFile, isLeft: () => isLeft };
}

/** Renders the product editor with answers of a server, and waits for the product. */
export async function openProductEditorScene(
  of: string | null,
  answers: Parameters<typeof fakeCall>[0],
  drafts = keepNothing,
  places: Partial<SelectableStores> = {},
) {
  const { call, asked } = fakeCall(answers);
  const scene = await showProductEditor(of, createProductEditorService(call), drafts, places);
  await act(async () => {
    await waitFor(scene.actorRef, (snapshot) => !snapshot.hasTag('loading'));
  });
  return { ...scene, asked };
}

/** Fills in all required fields of a new product, with two pictures. */
export async function typeProduct() {
  await chooseFiles('pictures', jpeg('taza.jpg'), jpeg('asa.jpg'));
  await act(async () => {
    changeField('name', 'Taza');
    changeField('price', '9,50');
    changeField('stock', '4');
  });
}
