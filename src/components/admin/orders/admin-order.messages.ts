import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { adminFailures } from '../../back-office/admin-failure.messages.ts';
import { createFailureText } from '../../back-office/producer-failure.messages.ts';

export const adminOrderMessages = {
  order: 'Pedido',
  orders: 'Pedidos',
  coming: 'Cargando el pedido',
  unavailable: 'El pedido no ha cargado',
  gone: 'Este pedido no está',
  goneHint: 'Puede que la dirección esté incompleta.',
  placed: 'Hecho el',
  parcels: ['paquete', 'paquetes'],
  state: 'Estado',
  lead: 'Cambia el estado de todo el pedido a la vez. Quien compró y quien vende lo ven al guardarlo.',
  ended: 'El pedido ha terminado: ya no cambia de estado.',
  people: 'Quién vende',
  account: (name: string) => `Ver la cuenta de ${name}`,
  unnamed: 'Sin nombre',
} as const;

const failures = {
  ...adminFailures,
  NOT_FOUND: adminOrderMessages.gone,
  NOT_OWNER: adminOrderMessages.gone,
} satisfies Record<FailureOf<'getOrder'>['code'], string>;

/** Failure message of loading one order (R8.6). */
export const adminOrderFailureText = createFailureText(failures);
