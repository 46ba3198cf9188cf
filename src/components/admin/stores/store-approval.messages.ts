import type { KnownFailure } from '../../../../contract/api/failure.ts';
import type { ApprovalState } from '../../../../contract/stores/store-approval.ts';
import type { ApprovalFailure } from '../../../machines/admin/stores/store-approval.machine.ts';
import { producerFailures } from '../../back-office/producer-failure.messages.ts';

export const approvalMessages = {
  ask: 'Pedir el visto bueno',
  askAgain: 'Volver a pedirlo',
  asking: 'Pidiéndolo…',
  note: 'Lo que nos han dicho',
  office: 'Visto bueno',
  send: 'Enviar la respuesta',
  sending: 'Enviando…',
  decision: 'Respuesta',
  grant: 'Dar el visto bueno',
  refuse: 'Pedir cambios',
  noteHint: 'La leerá en su puesto, en su página de hoy y en el correo que le llega.',
} as const;

export const approvalLabels = { state: approvalMessages.decision, note: 'Nota para quien vende' } as const;

/** Approval texts for the producer, by state. */
export const approvalProducerTexts: Readonly<Record<ApprovalState, { title: string; lead: string }>> = {
  notAsked: {
    title: 'Antes de publicar tu primer puesto',
    lead: 'Alguien del mercado le echa un vistazo. Cuando lo tengas listo, pide el visto bueno: te contestamos por correo.',
  },
  waiting: {
    title: 'Tu puesto espera el visto bueno',
    lead: 'Ya nos ha llegado. Te escribiremos en cuanto lo hayamos mirado; mientras tanto puedes seguir preparándolo.',
  },
  refused: {
    title: 'Falta algo para publicarlo',
    lead: 'Cuando lo hayas cambiado, vuelve a pedir el visto bueno.',
  },
  granted: { title: 'Tu puesto tiene el visto bueno', lead: 'Publícalo cuando quieras.' },
};

/** Approval texts for the admin, by state. */
export const approvalAdminLabels: Readonly<Record<ApprovalState, string>> = {
  notAsked: 'Es su primer puesto y todavía no ha pedido el visto bueno. Puedes dárselo ya.',
  waiting: 'Es su primer puesto y espera el visto bueno: hasta que lo tenga no se puede publicar.',
  refused: 'Le hemos pedido cambios y todavía no ha vuelto a pedirlo.',
  granted: 'Tiene el visto bueno: ya se puede publicar.',
};

/** Short label of the approval state, shown beside the store's status. */
export const approvalBadgeLabels: Readonly<Record<ApprovalState, string>> = {
  notAsked: 'Sin pedir el visto bueno',
  waiting: 'Espera el visto bueno',
  refused: 'Con cambios pedidos',
  granted: 'Con el visto bueno',
};

const failures = {
  ...producerFailures,
  NOT_OWNER: 'Este puesto es de otra persona.',
  POPUP_STORE_NOT_FOUND: 'Este puesto ya no existe.',
  INVALID_TRANSITION: 'Este puesto ya no espera el visto bueno. Vuelve a cargar la página.',
  BOT_CHECK_FAILED: producerFailures.INTERNAL,
} satisfies Record<ApprovalFailure | 'BOT_CHECK_FAILED', string>;

/** Failure message of an approval call. CONFLICT and INVALID_TRANSITION use the server's message. */
export const approvalFailureText = ({ code, message }: KnownFailure<keyof typeof failures>): string =>
  ((code === 'CONFLICT' || code === 'INVALID_TRANSITION') && message) || failures[code];
