import type { FailureOf } from '../../../contract/api/call-types.ts';

type Call = 'signup' | 'confirmAccount' | 'resendConfirmation' | 'forgotPassword' | 'resetPassword';

/** Failure codes of sign-up, confirmation and password reset (R8.6). */
export type AccountFailure = FailureOf<Call>['code'];
