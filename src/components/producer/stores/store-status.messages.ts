import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { POPUP_STORE_STATUS_LABELS, type PopupStoreStatus } from '../../../../contract/stores/popup-store.ts';
import { producerFailures } from '../../back-office/producer-failure.messages.ts';

/** Effect of each status for shoppers; follows "Quedará programado: ". */
const EFFECTS: Record<PopupStoreStatus, string> = {
  draft: 'dejará de verse en el mercado y solo lo verás tú.',
  scheduled: 'se verá en el mercado, y abrirá y cerrará solo en sus fechas.',
  active: 'se podrá comprar en él, siempre dentro de sus fechas.',
  paused: 'seguirá a la vista, pero nadie podrá comprar hasta que lo abras de nuevo.',
  ended: 'se cerrará y nadie podrá comprar en él.',
  archived: 'desaparecerá del mercado. Los pedidos que ya tiene se conservan.',
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

/** Action that leads to a status, where it is not the usual next one. */
const ACTIONS: Record<PopupStoreStatus, string> = {
  draft: 'Pasar a borrador',
  scheduled: 'Programar',
  active: 'Abrir',
  paused: 'Pausar',
  ended: 'Cerrar',
  archived: 'Archivar',
};

const actionOf = (from: PopupStoreStatus, to: PopupStoreStatus): string =>
  NEXT_STATUS[from].status === to ? NEXT_STATUS[from].word : ACTIONS[to];

/** "en borrador", "programado": a status inside a sentence. */
const stateIn = (status: PopupStoreStatus): string =>
  `${status === 'draft' ? 'en ' : ''}${POPUP_STORE_STATUS_LABELS[status]}`;

/** Texts of a store's status change; its confirmation names the new status (R4.8). */
export const storeStatusMessages = {
  change: 'Cambiar estado',
  changeOf: (name: string) => `Cambiar el estado de ${name}`,
  question: (name: string, from: PopupStoreStatus, to: PopupStoreStatus) =>
    `¿${actionOf(from, to)} «${name}»?`,
  effect: (status: PopupStoreStatus) => `Quedará ${stateIn(status)}: ${EFFECTS[status]}`,
  confirm: actionOf,
  dismiss: 'Dejarlo como está',
  done: (name: string, status: PopupStoreStatus) => `«${name}» ahora está ${stateIn(status)}`,
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
