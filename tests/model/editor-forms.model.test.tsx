import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { ProductForm } from '../../src/components/producer/product-editor/ProductForm.tsx';
import { StoreForm } from '../../src/components/producer/store-editor/StoreForm.tsx';
import { newStoreValues, storeValuesOf } from '../../contract/stores/store-form-values.ts';
import { ClockProvider } from '../../src/components/market/clock-context.ts';
import { productFormMachine } from '../../src/machines/producer/products/product-form.machine.ts';
import { productValuesOf } from '../../src/machines/producer/products/product-values.ts';
import { storeFormMachine } from '../../src/machines/producer/stores/store-form.machine.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { walkForm } from '../support/views/form-walk.tsx';
import { COMMON_FAILURE_MESSAGES } from '../support/views/failure-messages.ts';
import { NOW, sampleFailure, sampleId, sampleProduct, sampleStore } from '../support/samples/samples.ts';

const words = { submit: 'Guardar cambios', busy: 'Guardando…' };
const product = sampleProduct({ version: 3 });
const store = sampleStore();
const blank = newStoreValues({ ownerId: sampleId(9), ownerName: 'Ana Ruiz', timeZone: 'Europe/Madrid' });
const lost = sampleFailure('NO_RESPONSE');
const away = sampleFailure('UNAVAILABLE', { status: 503 });
const wrong = (field: string, message: string) =>
  sampleFailure('VALIDATION_FAILED', { status: 422, errors: [{ field, message }] });

walkForm({
  proves: 'R5.6 R7.15 R8.11',
  machine: productFormMachine,
  values: { ...productValuesOf(product), price: 'nueve' },
  field: { name: 'price', good: '12' },
  wrong: 'No hay datos para actualizar',
  isWhollyWrong: true,
  accepted: { content: product, uploadUrls: [] },
  refusals: [
    [
      sampleFailure('CONFLICT', { status: 409 }),
      'Alguien ha cambiado este producto mientras lo editabas. Vuelve a cargarlo para ver cómo está.',
    ],
    [wrong('price', 'Ese precio no vale'), 'Ese precio no vale'],
    [lost, COMMON_FAILURE_MESSAGES['NO_RESPONSE']!],
    [away, COMMON_FAILURE_MESSAGES['UNAVAILABLE']!],
  ],
  words,
  hasBotCheck: false,
  leaves: false,
  view: (formRef) => (
    <ChakraProvider value={backOfficeSystem}>
      <ProductForm
        formRef={formRef}
        places={{ stores: [store], failure: null, onRetried: () => {} }}
        nameHint={null}
        onEndingChosen={() => {}}
        onCopied={() => {}}
      />
    </ChakraProvider>
  ),
});

walkForm({
  proves: 'R5.2 R5.3 R7.12',
  machine: storeFormMachine,
  values: { ...storeValuesOf(store, blank), name: '' },
  field: { name: 'name', good: 'La Colmena de Soria' },
  wrong: 'No hay datos para actualizar',
  isWhollyWrong: true,
  accepted: { content: store, uploadUrls: [] },
  refusals: [
    [sampleFailure('CONFLICT', { status: 409 }), 'Ya hay un puesto con esa dirección: elige otra.'],
    [wrong('name', 'Ese nombre no vale'), 'Ese nombre no vale'],
    [lost, COMMON_FAILURE_MESSAGES['NO_RESPONSE']!],
    [away, COMMON_FAILURE_MESSAGES['UNAVAILABLE']!],
  ],
  words,
  hasBotCheck: false,
  leaves: false,
  view: (formRef) => (
    <ChakraProvider value={backOfficeSystem}>
      <ClockProvider value={NOW}>
        <StoreForm
          formRef={formRef}
          step="name"
          neighbours={{ stores: [], failure: null, onRetried: () => {} }}
          addressOf={(step) => `/producer/popup-stores/new?step=${step}`}
          preview={() => null}
        />
      </ClockProvider>
    </ChakraProvider>
  ),
});
