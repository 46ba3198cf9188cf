import type { FailureOf } from '../../../contract/api/call-types.ts';

type Call = 'signup' | 'confirmAccount' | 'resendConfirmation' | 'forgotPassword' | 'resetPassword';

/** Why an account was not made, confirmed or let in again (R8.6). */
export type AccountFailure = FailureOf<Call>['code'];
