import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { POPUP_STORE_STATUS_LABELS, type PopupStoreStatus } from '../../../../contract/stores/popup-store.ts';
import { producerFailures } from '../../back-office/producer-failure.messages.ts';

/** Effect of each status for shoppers. */
const MEANINGS: Record<PopupStoreStatus, string> = {
  draft: 'Dejará de verse en el mercado: solo lo verás tú.',
  scheduled: 'Se verá en el mercado, y abrirá y cerrará solo en sus fechas.',
  active: 'Se podrá comprar en él, siempre dentro de sus fechas.',
  paused: 'Seguirá a la vista, pero nadie podrá comprar hasta que lo abras de nuevo.',
  ended: 'Se cerrará: nadie podrá comprar en él.',
  archived: 'Desaparecerá del mercado. Los pedidos que ya tiene se conservan.',
};

export const storeStatusMessages = {
  change: 'Cambiar estado',
  changeOf: (name: string) => `Cambiar el estado de ${name}`,
  question: (name: string, status: PopupStoreStatus) =>
    `¿Cambiar «${name}» a «${POPUP_STORE_STATUS_LABELS[status]}»?`,
  meaning: (status: PopupStoreStatus) => MEANINGS[status],
  confirm: (status: PopupStoreStatus) => `Cambiar a ${POPUP_STORE_STATUS_LABELS[status]}`,
  dismiss: 'Dejarlo como está',
  done: (name: string, status: PopupStoreStatus) =>
    `«${name}» ahora está ${POPUP_STORE_STATUS_LABELS[status]}`,
};

/** Usual next status for each status, with the label of its button. */
export const NEXT_STATUS: Record<PopupStoreStatus, { status: PopupStoreStatus; word: string }> = {
  draft: { status: 'scheduled', word: 'Publicar' },
  scheduled: { status: 'active', word: 'Abrir ya' },
  active: { status: 'paused', word: 'Pausar' },
  paused: { status: 'active', word: 'Volver a abrir' },
  ended: { status: 'archived', word: 'Archivar' },
  archived: { status: 'draft', word: 'Recuperar' },
};

type StatusRefusal = FailureOf<'changePopupStoreStatus'>;

const refusals = {
  ...producerFailures,
  NOT_OWNER: 'Este puesto es de otra persona.',
  POPUP_STORE_NOT_FOUND: 'Este puesto ya no existe.',
  INVALID_TRANSITION: 'Este puesto no puede pasar a ese estado.',
} satisfies Record<StatusRefusal['code'], string>;

/** Refusal message of a store's status change. INVALID_TRANSITION uses the server's message (R4.9). */
export const storeStatusRefusalText = ({ code, message }: StatusRefusal): string =>
  (code === 'INVALID_TRANSITION' && message) || refusals[code];
