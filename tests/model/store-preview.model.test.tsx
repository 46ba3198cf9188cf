import { screen } from '@testing-library/react';
import { createActor } from 'xstate';
import type { PopupStore } from '../../contract/stores/popup-store.ts';
import type { Product } from '../../contract/catalogue/product.ts';
import { StorePreviewView } from '../../src/components/store/StorePreviewView.tsx';
import { storePreviewMachine } from '../../src/machines/producer/stores/store-preview.machine.ts';
import { wireStorePreview } from '../../src/wiring/stores/store-preview.wiring.ts';
import { alertText, textOf, failureMessageFor } from '../support/views/failure-messages.ts';
import { NOW, sampleFailure, sampleId, sampleProduct, sampleStore } from '../support/samples/samples.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

const OWNER = sampleId(9);
const dates = { startDate: '2026-11-25T10:00:00.000Z', endDate: '2026-11-30T20:00:00.000Z' };
const draft = sampleStore({ status: 'draft', ownerId: OWNER, ...dates });
const archived = sampleStore({ status: 'archived', ownerId: sampleId(8) });
const waiting = sampleStore({ status: 'scheduled', ownerId: OWNER, pendingImages: ['heroImage'], ...dates });
const published = sampleStore({ ownerId: OWNER });
const input = { question: { idOrSlug: 'la-colmena' }, now: NOW };

const seen = () => ({
  title: screen.queryByRole('heading', { level: 1 })?.textContent ?? null,
  strip: textOf(document.querySelector('[data-part=draft-strip]')),
  stamp: document.querySelector('[data-part=stamp]')?.textContent ?? null,
  goods: screen.queryAllByRole('article').map(({ textContent }) => textContent),
  isComing: screen.queryByText('Cargando productos') !== null,
  alert: alertText(),
  reason: textOf(screen.queryByText(/no encontrado/)),
  robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
});
const NOTHING = {
  title: null,
  strip: null,
  stamp: null,
  goods: [],
  isComing: false,
  alert: null,
  reason: null,
  robots: null,
};

const STRIPS: Record<string, { strip: string | null; stamp: string }> = {
  draft: {
    strip: 'Así lo verán: todavía es un borrador. Solo lo ves tú.Editar puesto',
    stamp: 'Abre en 5 días',
  },
  archived: {
    strip: 'Así se veía: está archivado. Solo lo ven quien lo lleva y la administración.Editar puesto',
    stamp: 'Archivado',
  },
  scheduled: {
    strip: 'Así lo verán: faltan fotos por llegar. Solo lo ves tú.Editar puesto',
    stamp: 'Abre en 5 días',
  },
  active: { strip: null, stamp: 'Abierto · cierra en 10 días' },
};

const whole = ({ content }: { content: { store: PopupStore } | null }) => ({
  ...NOTHING,
  robots: 'noindex',
  title: 'La Colmena',
  goods: ['Miel de romero'],
  ...STRIPS[content?.store.status ?? ''],
});

const found = (store: typeof draft) => ({
  ok: true as const,
  value: { store, products: [sampleProduct()], pagination: null },
});

walkResource({
  name: 'the page of a store that shoppers do not see',
  proves: 'R7.9 R8.16',
  machine: storePreviewMachine,
  input,
  answers: [
    found(draft),
    found(archived),
    found(waiting),
    found(published),
    { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) },
    { ok: false, failure: sampleFailure('TIMEOUT') },
  ],
  events: [{ type: 'refresh.requested' }],
  look: ({ context }) => context,
  open: (loadStoreDraft) =>
    createActor(wireStorePreview({ loadStoreDraft, onFound: () => {} }), { input }).start(),
  view: (actorRef) => (
    <StorePreviewView
      actorRef={actorRef}
      readerId={OWNER}
      Offer={({ product }: { product: Product }) => <article>{product.name}</article>}
    />
  ),
  seen,
  oracles: {
    loading: () => ({ ...NOTHING, isComing: true }),
    ready: whole,
    refreshing: whole,
    notFound: () => ({
      ...NOTHING,
      robots: 'noindex',
      title: 'Este puesto no está',
      reason: 'Popup store "la-colmena" no encontrado o no está disponible',
    }),
    failed: ({ failure }) => ({
      ...NOTHING,
      robots: 'noindex',
      title: 'Puesto',
      alert: failureMessageFor(failure),
    }),
  },
});
