import { screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { WITHDRAWAL_RIGHT_MESSAGE } from '../../contract/stores/sale-terms-text.ts';
import { SaleTermsView } from '../../src/components/store/SaleTermsView.tsx';
import { StoreNotFound } from '../../src/components/store/StoreNotFound.tsx';
import { type SaleTerms, saleTermsMachine } from '../../src/machines/stores/sale-terms.machine.ts';
import { wireSaleTerms } from '../../src/wiring/stores/sale-terms-screen.ts';
import { alertText, textOf, failureMessageFor } from '../support/views/failure-messages.ts';
import { NOW, sampleFailure } from '../support/samples/samples.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

const input = { question: { idOrSlug: 'la-colmena' }, now: NOW };
const told: SaleTerms = {
  name: 'La Colmena',
  slug: 'la-colmena',
  ownerInfo: {
    name: 'Ana Ruiz',
    taxId: '00000001R',
    address: 'Camino de la Ermita, 14',
    telephone: '+34 600 100 100',
    payment: [{ kind: 'bizum', note: 'Al 600 100 100.' }],
    delivery: [{ kind: 'shipping', price: 0 }],
  },
};
const untold: SaleTerms = { name: 'La Colmena', slug: 'la-colmena', ownerInfo: null };

const seen = () => ({
  title: screen.queryByRole('heading', { level: 1 })?.textContent ?? null,
  parts: [...document.querySelectorAll('dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  ),
  links: screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  isComing: screen.queryByText('Cargando las condiciones de venta') !== null,
  alert: alertText(),
  reason: textOf(screen.queryByText(/no encontrado/)),
  robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
});
const NOTHING = {
  title: null,
  parts: [],
  links: [],
  isComing: false,
  alert: null,
  reason: null,
  robots: null,
};

const TOLD = [
  ['Quién vende', 'Ana Ruiz', 'NIF 00000001R', 'Camino de la Ermita, 14', '+34 600 100 100'],
  ['Cómo se paga', 'Bizum. Al 600 100 100.'],
  ['Cómo te llega', 'Envío: gratis.'],
  ['Si lo devuelves', WITHDRAWAL_RIGHT_MESSAGE],
];
const UNTOLD = [
  ['Quién vende', 'Este puesto todavía no ha dicho quién vende.'],
  ['Cómo se paga', 'Este puesto todavía no ha dicho cómo se paga: te lo dirá al recibir tu pedido.'],
  [
    'Cómo te llega',
    'Este puesto todavía no ha dicho cómo ni por cuánto lo envía: te lo dirá al recibir tu pedido.',
  ],
  ['Si lo devuelves', WITHDRAWAL_RIGHT_MESSAGE],
];

const whole = ({ content }: { content: SaleTerms | null }) => ({
  ...NOTHING,
  robots: 'noindex',
  title: 'Comprar en La Colmena',
  parts: content?.ownerInfo ? TOLD : UNTOLD,
  links: [
    ['Inicio', '/'],
    ['La Colmena', '/tienda/la-colmena'],
    ...(content?.ownerInfo ? [['+34 600 100 100', 'tel:+34600100100']] : []),
    ['Ver el puesto', '/tienda/la-colmena'],
  ],
});

walkResource({
  name: 'the terms of a store’s sale',
  proves: 'R5.4 R8.16',
  machine: saleTermsMachine,
  input,
  answers: [
    { ok: true, value: told },
    { ok: true, value: untold },
    { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) },
    { ok: false, failure: sampleFailure('TIMEOUT') },
  ],
  events: [{ type: 'refresh.requested' }],
  look: ({ context }) => context,
  open: (loadSaleTerms) => createActor(wireSaleTerms({ loadSaleTerms }), { input }).start(),
  view: (actorRef) => <SaleTermsView actorRef={actorRef} Missing={StoreNotFound} />,
  seen,
  oracles: {
    loading: () => ({ ...NOTHING, isComing: true }),
    ready: whole,
    refreshing: whole,
    notFound: () => ({
      ...NOTHING,
      robots: 'noindex',
      title: 'Este puesto no está',
      links: [['Ver los puestos abiertos', '/tiendas']],
      reason: 'Popup store "la-colmena" no encontrado o no está disponible',
    }),
    failed: ({ failure }) => ({
      ...NOTHING,
      robots: 'noindex',
      title: 'Condiciones de venta',
      alert: failureMessageFor(failure),
    }),
  },
});
