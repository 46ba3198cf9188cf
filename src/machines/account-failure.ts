import type { CommonFailure } from '../../contract/calls/failure.ts';

/** Why an account was not made, confirmed or let in again (R8.6). */
export type AccountFailure = CommonFailure | 'INVALID_CODE' | 'BOT_CHECK_FAILED';
