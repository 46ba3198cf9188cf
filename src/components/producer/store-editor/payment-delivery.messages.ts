import type { DeliveryMethod, PaymentMethod } from '../../../../contract/stores/store-form-values.ts';

export const paymentDeliveryMessages = {
  delivery: 'Cómo llega lo que compran',
  deliveryHint: 'Envío, recogida o las dos cosas. Lo que cueste se dice aquí y no se suma al pedido.',
  payment: 'Cómo se paga',
  paymentHint:
    'Se paga a ti, fuera del mercado. Di lo que hay que saber: se lee antes de confirmar el pedido.',
  add: 'Añadir',
  remove: 'Quitar',
  removeOf: (label: string) => `Quitar ${label}`,
  price: { label: 'Cuánto cuesta (€)', hint: '0 si es gratis.' },
  freeFrom: { label: 'Gratis desde (€)' },
  days: { label: 'Días que tarda' },
};

export const deliveryMethodLabels: Record<
  DeliveryMethod['kind'],
  { label: string; note: { label: string; hint: string } }
> = {
  shipping: {
    label: 'Envío',
    note: {
      label: 'Qué hay que saber',
      hint: 'Adónde llega y con quién. Por ejemplo: Península, por Correos.',
    },
  },
  pickup: {
    label: 'Recogida',
    note: { label: 'Dónde y cuándo', hint: 'Por ejemplo: calle Mayor 1, Soria, sábados de 10 a 14.' },
  },
};

export const paymentMethodLabels: Record<PaymentMethod['kind'], { label: string; hint: string }> = {
  bizum: { label: 'Bizum', hint: 'A qué número y cuándo.' },
  transfer: { label: 'Transferencia', hint: 'A qué cuenta, a nombre de quién y con qué concepto.' },
  cash_on_delivery: { label: 'Contra reembolso', hint: 'Si lleva recargo y cómo se paga a quien entrega.' },
  in_person: { label: 'En mano', hint: 'Dónde, y si es en efectivo o con tarjeta.' },
  other: { label: 'Otra forma', hint: 'Cuál y cómo.' },
};

export const paymentNoteLabel = 'Qué hay que saber';
