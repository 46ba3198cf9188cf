import type { FailureOf } from '../api/call-types.ts';
import type { KnownFailure } from '../api/failure.ts';

/** Failures of the notification calls that are shown to the user. */
type Failed = FailureOf<
  | 'listNotifications'
  | 'sendContactMessage'
  | 'createNotification'
  | 'changeNotificationStatus'
  | 'deleteNotification'
>;

const OWN = [
  'INVALID_NAME',
  'INVALID_EMAIL',
  'INVALID_EMAIL_FORMAT',
  'INVALID_SUBJECT',
  'INVALID_MESSAGE',
  'INVALID_TITLE',
  'INVALID_TYPE',
  'INVALID_NOTIFICATION_ID',
  'BOT_CHECK_FAILED',
] as const satisfies readonly Failed['code'][];

type OwnCode = (typeof OWN)[number];

/** Error code of a notification call (R8.12): an own field code, or a transport or HTTP code. */
export type NotificationFailureCode =
  | OwnCode
  | 'TIMEOUT_ERROR'
  | 'NETWORK_ERROR'
  | 'UNKNOWN_ERROR'
  | `HTTP_${number}`;
export type NotificationFailure = KnownFailure<NotificationFailureCode>;

const ownOf = (code: string): OwnCode | undefined => OWN.find((own) => own === code);

function codeOf({ code, status }: Failed): NotificationFailureCode {
  if (code === 'TIMEOUT') return 'TIMEOUT_ERROR';
  if (code === 'NO_RESPONSE') return 'NETWORK_ERROR';
  return ownOf(code) ?? (status >= 400 ? `HTTP_${status}` : 'UNKNOWN_ERROR');
}

/** Failure of a notification call with its code of R8.12; without an error status it is UNKNOWN_ERROR. */
export const notificationFailureOf = (failure: Failed): NotificationFailure => ({
  ...failure,
  code: codeOf(failure),
});
