import type { NotificationsFailure } from '../../machines/notifications/notifications.machine.ts';
import { failureMessages } from '../feedback/failure.messages.ts';

const byCode: Readonly<Partial<Record<NotificationsFailure['code'], string>>> = {
  TIMEOUT_ERROR: failureMessages.TIMEOUT,
  NETWORK_ERROR: failureMessages.NO_RESPONSE,
};

const byStatus: Readonly<Record<number, string>> = {
  400: failureMessages.VALIDATION_FAILED,
  401: failureMessages.UNAUTHENTICATED,
  403: failureMessages.FORBIDDEN,
  404: failureMessages.NOT_FOUND,
  409: failureMessages.CONFLICT,
  422: failureMessages.VALIDATION_FAILED,
  429: failureMessages.TOO_MANY_REQUESTS,
  503: failureMessages.UNAVAILABLE,
};

/** Failure message of a notification call: by code if it did not arrive (R8.12), otherwise by HTTP status. */
export const notificationFailureText = ({ code, status }: NotificationsFailure): string =>
  byCode[code] ?? byStatus[status] ?? failureMessages.INTERNAL;
