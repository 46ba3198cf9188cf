import type { Formatter } from '../../../contract/values/format.ts';
import { LENGTHS } from '../../../contract/values/lengths.ts';
import { provinceOf } from '../../../contract/values/spanish-province.ts';
import type { ShippingValues } from '../../machines/checkout/unsaved-checkout-form.ts';
import type {
  CheckoutBlockReason,
  CheckoutContext,
  CheckoutFailure,
} from '../../machines/checkout/checkout.types.ts';
import type { CartParcel } from './cart-parcels.ts';
import { failureMessages } from '../feedback/failure.messages.ts';
import { storeClosingWarnings } from './store-closing-warnings.ts';

/** Failure messages of the checkout (R8.6, R8.8, R8.9). */
const checkoutMessages = {
  ...failureMessages,
  FORBIDDEN: 'No tienes permisos de consumidor para realizar esta acción.',
  CART_EMPTY: 'Tu carrito está vacío.',
  INSUFFICIENT_STOCK: 'Algunos productos ya no están disponibles. Revisa tu carrito.',
  PRICE_CHANGED: 'Los precios han cambiado. Revisa tu carrito.',
  STORE_CLOSED: 'La tienda no está disponible para compras',
  STORE_UNCHOSEN: 'No hay una tienda seleccionada. Elige el puesto en el que compras para poder pedir.',
  IDEMPOTENCY_MISMATCH: 'Este pedido ya se había enviado con otros datos de envío.',
  INVALID_ANSWER: 'El servidor respondió algo que no entendemos.',
  INTERRUPTED: 'La página se cerró mientras enviábamos tu pedido.',
} satisfies Record<CheckoutFailure, string>;

type Facts = Pick<CheckoutContext, 'failure' | 'cart' | 'store' | 'stores' | 'now'>;

/** Failure message of the submit, or null. Closed stores appear with their names and dates (R8.9). */
export function checkoutFailureText(facts: Facts, format: Formatter): string | null {
  const { failure, cart } = facts;
  if (!failure) return null;
  if (failure.code !== 'STORE_CLOSED') return checkoutMessages[failure.code];
  const closed = storeClosingWarnings(cart ?? [], facts, format).filter(({ stuck }) => stuck.length > 0);
  // Until the closed store is identified, the server's message is the best information.
  if (closed.length === 0) return failure.message ?? checkoutMessages.STORE_CLOSED;
  return closed.map(({ text }) => text).join(' ');
}

export const checkoutFormMessages = {
  submit: 'Confirmar pedido con obligación de pago',
  takeLastAddress: 'Usar la dirección de tu último pedido',
  placing: 'Enviando pedido…',
  reconciling: 'Comprobando si tu pedido ha llegado…',
  acknowledge: 'Confirmar con los precios nuevos y obligación de pago',
  /** After a lost answer: the server has no such order. */
  notPlaced: 'Tu pedido no se ha registrado. Puedes volver a enviarlo: no se duplicará.',
  /** After a lost answer: the server could not be asked either. */
  unconfirmed: 'No sabemos todavía si tu pedido ha llegado. Si lo envías otra vez no se duplicará.',
  check: 'Comprobar otra vez',
  resend: 'Enviar otra vez',
  /** After a refusal about the cart: the receipt marks its cause. */
  seeReceipt: 'Ver qué ha cambiado',
  seeCart: 'Revisar el carrito',
  chooseStore: 'Elegir puesto',
  payment:
    'Pagas a cada puesto como él te diga; aquí no te pedimos la tarjeta ni te cobramos nada. Los gastos de envío los dice cada puesto y van aparte: no están en el total.',
  agreed: 'Encargas estos productos a cada puesto y te comprometes a pagárselos. Se aplican las ',
  terms: 'condiciones',
  and: ', con tus 14 días para desistir, y ',
  privacy: 'así cuidamos tus datos',
  /** Prefix of a store name. */
  seller: 'A quién compras en',
  /** Shown until the sale terms of the store are loaded. */
  asking: 'Estamos preguntando al puesto cómo se paga y cómo te llega…',
};

/** Reasons why the order cannot be confirmed yet. */
export const checkoutBlockTexts = {
  CART_UNKNOWN: 'Estamos trayendo tu carrito…',
  CART_SAVING: 'Estamos guardando los cambios de tu carrito…',
  CART_WAITING: 'Tu carrito tiene cambios sin enviar. En cuanto vuelva la conexión podrás confirmar.',
} satisfies Record<CheckoutBlockReason, string>;

/** Hints that explain the purpose of shipping fields. */
export const shippingHints: Partial<Record<keyof ShippingValues, string>> = {
  address: 'Calle, número, piso y puerta.',
  phone: 'Solo por si quien reparte no da con la puerta.',
  email: 'Aquí te escribirán los productores para acordar el pago y la entrega.',
  notes: 'Un horario, un portal, un vecino de confianza.',
};

/** Element id of the receipt. */
export const RECEIPT_ID = 'lo-que-te-llevas';

const UNNAMED = 'un productor';

/** Number and senders of the parcels, in words. */
export const parcelsIntro = (parcels: readonly CartParcel[]): string => {
  const [only, ...others] = parcels;
  return only && others.length === 0
    ? `Te llega en un paquete de ${only.name ?? UNNAMED}.`
    : `Te llega en ${parcels.length} paquetes: cada productor envía el suyo.`;
};

export const parcelTitle = ({ name }: CartParcel, index: number, count: number): string =>
  count === 1 ? `Paquete de ${name ?? UNNAMED}` : `Paquete ${index + 1} de ${count} · ${name ?? UNNAMED}`;

const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/**
 * Hint about an unusual postal code; null if it looks valid. It never blocks, because foreign codes are allowed.
 * While the user types, it reports only errors that further digits cannot fix.
 */
export function postalCodeHint(postalCode: string, isLeft: boolean): string | null {
  const code = postalCode.trim();
  if (code === '' || provinceOf(code) !== null) return null;
  if (/^\d{5}$/.test(code)) return `Ningún código postal español empieza por ${code.slice(0, 2)}. ¿Seguro?`;
  return isLeft ? 'Los códigos postales españoles tienen cinco cifras. ¿Seguro?' : null;
}

/** Hint about the province that matches the postal code; null if there is none. */
export function provinceHint({ postalCode, state }: ShippingValues): string | null {
  const province = provinceOf(postalCode);
  if (province === null || state.trim() === '') return null;
  return bare(state) === bare(province)
    ? 'Según tu código postal.'
    : `Por tu código postal sería ${province}.`;
}

/** Shipping fields in display order, with their autofill tokens. */
export const shippingFields = {
  fullName: {
    label: 'Nombre completo',
    autoComplete: 'shipping name',
    maxLength: LENGTHS.name,
    isRequired: true,
  },
  address: {
    label: 'Dirección',
    autoComplete: 'shipping address-line1',
    maxLength: LENGTHS.address,
    isRequired: true,
  },
  postalCode: {
    label: 'Código postal',
    autoComplete: 'shipping postal-code',
    maxLength: LENGTHS.postalCode,
    isRequired: true,
  },
  city: {
    label: 'Ciudad',
    autoComplete: 'shipping address-level2',
    maxLength: LENGTHS.city,
    isRequired: true,
  },
  state: {
    label: 'Provincia',
    autoComplete: 'shipping address-level1',
    maxLength: LENGTHS.state,
    isRequired: false,
  },
  phone: { label: 'Teléfono', autoComplete: 'tel', maxLength: LENGTHS.phone, isRequired: false },
  email: { label: 'Email', autoComplete: 'email', maxLength: LENGTHS.email, isRequired: true },
  notes: { label: 'Notas para la entrega', autoComplete: 'off', maxLength: LENGTHS.notes, isRequired: false },
} satisfies Record<
  keyof ShippingValues,
  { label: string; autoComplete: string; maxLength: number; isRequired: boolean }
>;
