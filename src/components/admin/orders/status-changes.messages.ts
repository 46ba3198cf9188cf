import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { adminFailures } from '../../back-office/admin-failure.messages.ts';

const orders = (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`);
const changes = (count: number) => (count === 1 ? '1 cambio' : `${count} cambios`);

export const statusChangesMessages = {
  unsaved: 'Sin guardar',
  partly: (to: string, becomes: string) => `${to} (quedará ${becomes})`,
  was: (before: string) => `Estaba: ${before}`,
  stateOf: (number: string) => `Estado del pedido ${number}`,
  region: 'Pedidos sin guardar',
  waiting: (count: number) => `${orders(count)} sin guardar`,
  save: 'Guardar',
  saveAll: (count: number) => `Guardar ${changes(count)}`,
  discard: 'Descartar',
  progress: 'Pedidos guardados',
  under: (done: string, total: string) => `${done} de ${total} pedidos`,
  paused: (done: string, total: string) => `En pausa: ${done} de ${total} pedidos`,
  saved: (count: number) => (count === 1 ? '1 pedido guardado' : `${count} pedidos guardados`),
  cancelling: {
    title: (count: number) => (count === 1 ? '¿Cancelar 1 pedido?' : `¿Cancelar ${count} pedidos?`),
    message:
      'Lo que no se ha enviado vuelve a la venta y quien compró recibe un correo. Un pedido cancelado no se puede recuperar.',
    confirm: (count: number) => `Guardar ${changes(count)}`,
    dismiss: 'No guardar',
  },
  /** Confirmation texts for orders that will not get the chosen status, shown before saving. */
  partial: {
    title: (count: number) => `¿Guardar ${changes(count)}?`,
    named: (number: string, notice: string) => `Pedido ${number}. ${notice}`,
    others: (count: number) => (count === 1 ? 'Y otro pedido más.' : `Y otros ${count} pedidos más.`),
  },
  leave: (count: number) => ({
    title: '¿Salir sin guardar?',
    question: `Tienes ${orders(count)} con el estado cambiado y sin guardar. Si sales ahora, se pierde.`,
    confirm: 'Salir sin guardar',
    dismiss: 'Seguir aquí',
  }),
};

type MoveRefusal = FailureOf<'changeOrderStatus'>;

const refusals = {
  ...adminFailures,
  NOT_FOUND: 'Este pedido ya no existe.',
  NOT_OWNER: 'Este pedido no es tuyo.',
  INVALID_TRANSITION: 'El pedido ya no puede pasar a ese estado.',
} satisfies Record<MoveRefusal['code'], string>;

/**
 * Refusal message of a status change. INVALID_TRANSITION, VALIDATION_FAILED and CONFLICT use the server's message (R8.10).
 */
export const statusChangeRefusalText = ({ code, message }: MoveRefusal): string =>
  (['INVALID_TRANSITION', 'VALIDATION_FAILED', 'CONFLICT'].includes(code) && message) || refusals[code];
