import type { DeliveryWay, PaymentWay } from '../../../../contract/stores/store-form-values.ts';

export const paymentDeliveryMessages = {
  delivery: 'Cómo llega lo que compran',
  deliveryHint: 'Envío, recogida o las dos cosas. Lo que cueste se dice aquí y no se suma al pedido.',
  payment: 'Cómo se paga',
  paymentHint:
    'Se paga a ti, fuera del mercado. Di lo que hay que saber: se lee antes de confirmar el pedido.',
  add: 'Añadir',
  remove: 'Quitar',
  removeOf: (way: string) => `Quitar ${way}`,
  price: { label: 'Cuánto cuesta (€)', hint: '0 si es gratis.' },
  freeFrom: { label: 'Gratis desde (€)' },
  days: { label: 'Días que tarda' },
};

export const deliveryWords: Record<
  DeliveryWay['kind'],
  { way: string; note: { label: string; hint: string } }
> = {
  shipping: {
    way: 'Envío',
    note: {
      label: 'Qué hay que saber',
      hint: 'Adónde llega y con quién. Por ejemplo: Península, por Correos.',
    },
  },
  pickup: {
    way: 'Recogida',
    note: { label: 'Dónde y cuándo', hint: 'Por ejemplo: calle Mayor 1, Soria, sábados de 10 a 14.' },
  },
};

export const paymentWords: Record<PaymentWay['kind'], { way: string; hint: string }> = {
  bizum: { way: 'Bizum', hint: 'A qué número y cuándo.' },
  transfer: { way: 'Transferencia', hint: 'A qué cuenta, a nombre de quién y con qué concepto.' },
  cash_on_delivery: { way: 'Contra reembolso', hint: 'Si lleva recargo y cómo se paga a quien entrega.' },
  in_person: { way: 'En mano', hint: 'Dónde, y si es en efectivo o con tarjeta.' },
  other: { way: 'Otra forma', hint: 'Cuál y cómo.' },
};

export const paymentNote = 'Qué hay que saber';
