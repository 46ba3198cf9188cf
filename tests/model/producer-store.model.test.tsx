import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { screen } from '@testing-library/react';
import { createActor, type SnapshotFrom } from 'xstate';
import { missingToPublish } from '../../contract/stores/missing-to-publish.ts';
import { STEP_BY_MISSING_DATA, type StoreStep } from '../../contract/stores/store-form-steps.ts';
import { missingToPublishLabels } from '../../src/components/producer/store-editor/store-editor.messages.ts';
import { ProducerStoreView } from '../../src/components/producer/store/ProducerStoreView.tsx';
import { ClockProvider } from '../../src/components/market/clock-context.ts';
import { producerStoreMachine } from '../../src/machines/producer/stores/producer-store.machine.ts';
import { storeApprovalMachine } from '../../src/machines/admin/stores/store-approval.machine.ts';
import { storeDeletionMachine } from '../../src/machines/producer/stores/store-deletion.machine.ts';
import { storeEmptyingMachine } from '../../src/machines/producer/stores/store-emptying.machine.ts';
import { storeStatusMachine } from '../../src/machines/producer/stores/store-status.machine.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { producerProductsHref } from '../../src/wiring/producer/products/producer-products-href.ts';
import { wireProducerStore } from '../../src/wiring/producer/stores/producer-store-screen.ts';
import { alertText, failureMessageFor } from '../support/views/failure-messages.ts';
import { NOW, sampleFailure, sampleId, sampleProduct, sampleStore } from '../support/samples/samples.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

type Content = SnapshotFrom<typeof producerStoreMachine>['context']['content'];

const store = sampleStore();
const input = { question: { id: store.id }, now: NOW };
const editAddressOf = (id: string, step: StoreStep) =>
  `/producer/popup-stores/${id}/edit?step=${step}` as const;
const hidden = sampleProduct({ id: sampleId(7), name: 'Polen', stock: 0, isActive: false });

const seen = () => ({
  title: screen.queryByRole('heading', { level: 1 })?.textContent ?? null,
  stamp: document.querySelector('[data-part=producer-store] [data-part=stamp]')?.textContent ?? null,
  goods: [...document.querySelectorAll('[data-part=goods]')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  ),
  buttons: screen
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((word) => word !== 'Reintentar'),
  links: screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  isComing: screen.queryByText('Cargando tu puesto') !== null,
  alert: alertText(),
});
const NOTHING = {
  title: 'Tu puesto',
  stamp: null,
  goods: [],
  buttons: [],
  links: [['Puestos', '/producer/popup-stores']],
  isComing: false,
  alert: null,
};

const whole = ({ content }: { content: Content }) => {
  const isBare = content?.total === 0;
  const isAll = content?.total === 2;
  return {
    ...NOTHING,
    title: 'La Colmena',
    stamp: 'Abierto · cierra en 10 días',
    goods: isBare ? [] : ['Miel de romeroQuedan 49,50 €', 'PolenOcultoAgotado9,50 €'],
    buttons: [
      'Pausar',
      'Cambiar estado',
      ...(isBare ? [] : ['Borrar todos los productos']),
      'Borrar el puesto',
    ],
    links: [
      ['Puestos', '/producer/popup-stores'],
      ['Editar', `/producer/popup-stores/${store.id}/edit`],
      ['Estadísticas', `/producer/popup-stores/${store.id}/analytics`],
      ['Cartel para imprimir', `/producer/popup-stores/${store.id}/poster`],
      ['Ver puesto', '/tienda/la-colmena'],
      ...missingToPublish(store).map((gap) => [
        missingToPublishLabels[gap],
        editAddressOf(store.id, STEP_BY_MISSING_DATA[gap]),
      ]),
      ['Subir muchos de una vez', `/producer/popup-stores/${store.id}/import`],
      [
        isBare ? 'Pon tu primer producto' : 'Producto nuevo',
        `/producer/products/new?popupStoreId=${store.id}`,
      ],
      ...(isBare
        ? []
        : [
            ['Miel de romero', `/producer/products/${sampleId(2)}/edit`],
            ['Polen', `/producer/products/${sampleId(7)}/edit`],
            [isAll ? 'Ver sus productos' : 'Ver sus 48 productos', `/producer/products?store=${store.id}`],
          ]),
    ],
  };
};

walkResource({
  name: 'the page of an own store',
  proves: 'R2.6 R6.4',
  machine: producerStoreMachine,
  input,
  answers: [
    { ok: true, value: { store, products: [sampleProduct(), hidden], total: 48 } },
    { ok: true, value: { store, products: [sampleProduct(), hidden], total: 2 } },
    { ok: true, value: { store, products: [], total: 0 } },
    { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) },
    { ok: false, failure: sampleFailure('TIMEOUT') },
  ],
  events: [{ type: 'refresh.requested' }],
  look: ({ context }) => context,
  open: (loadProducerStore) => createActor(wireProducerStore({ loadProducerStore }), { input }).start(),
  view: (actorRef) => (
    <ChakraProvider value={backOfficeSystem}>
      <ClockProvider value={NOW}>
        <ProducerStoreView
          producerStore={actorRef}
          storeStatus={createActor(storeStatusMachine).start()}
          storeEmptying={createActor(storeEmptyingMachine, { input: { id: store.id } }).start()}
          storeApproval={createActor(storeApprovalMachine, {
            input: { values: { state: 'waiting', note: '' } },
          }).start()}
          storeDeletion={createActor(storeDeletionMachine).start()}
          Share={() => null}
          editAddressOf={editAddressOf}
          productsAt={(store) => producerProductsHref({ store })}
        />
      </ClockProvider>
    </ChakraProvider>
  ),
  seen,
  oracles: {
    loading: () => ({ ...NOTHING, isComing: true }),
    ready: whole,
    refreshing: whole,
    notFound: () => ({
      ...NOTHING,
      alert: 'Puede que lo hayas borrado desde otro sitio, o que sea de otra persona.',
    }),
    failed: ({ failure }) => ({
      ...NOTHING,
      alert: failureMessageFor(failure),
    }),
  },
});
