import type { Formatter } from '../values/format.ts';
import type { PublicOwner } from './popup-store.ts';

type Writing = Pick<Formatter, 'price' | 'count'>;
type Payment = NonNullable<PublicOwner['payment']>[number];
type Delivery = NonNullable<PublicOwner['delivery']>[number];

/** Line of the sale terms; `href` for a contact link. */
export interface SaleTermsLine {
  text: string;
  href?: string;
}

/** Section of the sale terms: seller, payment, delivery or returns. */
export interface SaleTermsSection {
  name: 'owner' | 'payment' | 'delivery' | 'returns';
  title: string;
  lines: SaleTermsLine[];
}

/** Legal right of withdrawal in distance selling, shown for every store. */
export const WITHDRAWAL_RIGHT_MESSAGE =
  'Tienes 14 días para desistir sin dar motivos, salvo en lo perecedero y lo hecho a tu medida.';

const UNSAID = {
  owner: 'Este puesto todavía no ha dicho quién vende.',
  payment: 'Este puesto todavía no ha dicho cómo se paga: te lo dirá al recibir tu pedido.',
  delivery: 'Este puesto todavía no ha dicho cómo ni por cuánto lo envía: te lo dirá al recibir tu pedido.',
};

const PAYMENT_WORDS: Record<string, { word: string; unsaid: string }> = {
  bizum: { word: 'Bizum', unsaid: 'Te dirá a qué número al recibir tu pedido.' },
  transfer: { word: 'Transferencia', unsaid: 'Te dirá a qué cuenta al recibir tu pedido.' },
  cash_on_delivery: { word: 'Contra reembolso', unsaid: 'Pagas cuando te llega el paquete.' },
  in_person: { word: 'En mano', unsaid: 'Pagas al recogerlo.' },
};
const OTHERWISE = { word: 'De otra forma', unsaid: 'Te dirá cuál al recibir tu pedido.' };

function paymentText({ kind, note }: Payment): string {
  const { word, unsaid } = PAYMENT_WORDS[kind] ?? OTHERWISE;
  return `${word}. ${note || unsaid}`;
}

function costText({ price, freeFrom }: Delivery, format: Writing): string {
  if (price === undefined) return 'te dirá cuánto cuesta al recibir tu pedido';
  if (price === 0) return 'gratis';
  return freeFrom === undefined
    ? format.price(price)
    : `${format.price(price)}, gratis desde ${format.price(freeFrom)}`;
}

function daysText({ days }: Delivery, format: Writing): string {
  if (days === undefined) return '';
  return days === 0 ? ', el mismo día' : `, en ${format.count(days, 'día', 'días')}`;
}

function deliveryText(delivery: Delivery, format: Writing): string {
  const { kind, note, price } = delivery;
  if (kind === 'shipping') {
    const facts = `Envío: ${costText(delivery, format)}${daysText(delivery, format)}.`;
    return note ? `${facts} ${note}` : facts;
  }
  const cost = price ? `: ${format.price(price)}` : '';
  return `Recogida${cost}. ${note || 'Te dirá dónde al recibir tu pedido.'}`;
}

const saying = (...texts: (string | false | undefined)[]): SaleTermsLine[] =>
  texts.flatMap((text) => (text ? [{ text }] : []));

/** Text for seller data that the law requires and the store has not given. */
function ownerGapText({ taxId, address, email, telephone }: PublicOwner): string | undefined {
  const gaps = [!taxId && 'su NIF', !address && 'su dirección', !email && !telephone && 'cómo localizarle'];
  const said = gaps.filter((gap) => gap !== false);
  const last = said.pop();
  if (last === undefined) return undefined;
  return `Todavía no ha dicho ${said.length > 0 ? `${said.join(', ')} ni ${last}` : last}.`;
}

function ownerLines(owner: PublicOwner | null): SaleTermsLine[] {
  if (!owner) return saying(UNSAID.owner);
  const { name, legalName, taxId, address, email, telephone } = owner;
  return [
    ...saying(legalName || name, taxId && `NIF ${taxId}`, address),
    ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
    ...(telephone ? [{ text: telephone, href: `tel:${telephone.replace(/[^\d+]/g, '')}` }] : []),
    ...saying(ownerGapText(owner)),
  ];
}

/**
 * Sale terms of a store by section, in form order, with a text for each missing part (R5.4). Amounts are informative,
 * never added to an order (R9.11).
 */
export function saleTermsOf(owner: PublicOwner | null, format: Writing): SaleTermsSection[] {
  const payment = owner?.payment ?? [];
  const delivery = owner?.delivery ?? [];
  return [
    { name: 'owner', title: 'Quién vende', lines: ownerLines(owner) },
    {
      name: 'payment',
      title: 'Cómo se paga',
      lines: payment.length > 0 ? saying(...payment.map(paymentText)) : saying(UNSAID.payment),
    },
    {
      name: 'delivery',
      title: 'Cómo te llega',
      lines:
        delivery.length > 0
          ? saying(...delivery.map((method) => deliveryText(method, format)))
          : saying(UNSAID.delivery),
    },
    { name: 'returns', title: 'Si lo devuelves', lines: saying(owner?.returns, WITHDRAWAL_RIGHT_MESSAGE) },
  ];
}
