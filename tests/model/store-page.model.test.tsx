import { screen } from '@testing-library/react';
import { type AnyEventObject, createActor } from 'xstate';
import type { Product } from '../../contract/catalogue/product.ts';
import { StoreNotFound } from '../../src/components/store/StoreNotFound.tsx';
import { StorePageView } from '../../src/components/store/StorePageView.tsx';
import { storePageMachine } from '../../src/machines/stores/store-page.machine.ts';
import { wireStorePage } from '../../src/wiring/stores/store-screen.ts';
import { alertText, textOf, failureMessageFor } from '../support/views/failure-messages.ts';
import { NOW, sampleFailure, sampleProduct, sampleStore } from '../support/samples/samples.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

const store = sampleStore({
  config: { categories: ['Miel', 'Conservas'] },
  ownerInfo: { name: 'Ana Ruiz', telephone: '+34 600 100 100' },
});
const input = { question: { idOrSlug: 'la-colmena' }, now: NOW };

const isTick = ({ type }: AnyEventObject) => type === 'clock.ticked';

const seen = () => ({
  title: screen.queryByRole('heading', { level: 1 })?.textContent ?? null,
  stamp: document.querySelector('[data-part=stamp]')?.textContent ?? null,
  goods: screen.queryAllByRole('article').map(({ textContent }) => textContent),
  links: screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  isComing: screen.queryByText('Cargando productos') !== null,
  alert: alertText(),
  reason: textOf(screen.queryByText(/no encontrado/)),
});
const NOTHING = {
  title: null,
  stamp: null,
  goods: [],
  links: [],
  isComing: false,
  alert: null,
  reason: null,
};

const whole = (_: unknown, past: readonly AnyEventObject[]) => ({
  ...NOTHING,
  title: 'La Colmena',
  stamp: past.some(isTick) ? 'Cerró ayer' : 'Abierto · cierra en 10 días',
  goods: ['Miel de romero'],
  links: [
    ...(past.some(isTick)
      ? [
          ['Ver puestos abiertos', '/tiendas'],
          ['Avísame cuando vuelva La Colmena', '/avisame/la-colmena'],
        ]
      : []),
    ['Miel', '/tiendas?category=Miel'],
    ['Conservas', '/tiendas?category=Conservas'],
    ['Ver todo el puesto', '/products?popups=la-colmena'],
    ['Quién vende, cómo se paga, cómo te llega y qué pasa si lo devuelves', '/condiciones/la-colmena'],
    ['Ver otros puestos', '/tiendas'],
  ],
});

walkResource({
  name: 'the page of a store',
  proves: 'R2.17 R8.16',
  machine: storePageMachine,
  input,
  answers: [
    { ok: true, value: { store, products: [sampleProduct()], pagination: { total: 30, hasMore: true } } },
    { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) },
    { ok: false, failure: sampleFailure('TIMEOUT') },
  ],
  events: [
    { type: 'clock.ticked', now: Date.parse('2026-12-01T00:00:00.000Z') },
    { type: 'refresh.requested' },
  ],
  look: ({ context }) => context,
  open: (loadStorePage) => createActor(wireStorePage({ loadStorePage }), { input }).start(),
  view: (actorRef) => (
    <StorePageView
      actorRef={actorRef}
      Offer={({ product }: { product: Product }) => <article>{product.name}</article>}
      Missing={StoreNotFound}
    />
  ),
  seen,
  oracles: {
    loading: () => ({ ...NOTHING, isComing: true }),
    ready: whole,
    refreshing: whole,
    notFound: () => ({
      ...NOTHING,
      title: 'Este puesto no está',
      links: [['Ver los puestos abiertos', '/tiendas']],
      reason: 'Popup store "la-colmena" no encontrado o no está disponible',
    }),
    failed: ({ failure }) => ({ ...NOTHING, title: 'Puesto', alert: failureMessageFor(failure) }),
  },
});
