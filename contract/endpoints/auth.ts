import { object, optional, unknown } from 'superstruct';
import { RefreshedTokens, Tokens } from '../auth/auth.ts';
import { BotChallenge, BotCheckAnswer } from '../auth/bot-check.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { TIMEOUTS } from '../limits.ts';
import { SessionUser, User } from '../account/user.ts';

const Nothing = optional(unknown());
const auth = { service: 'auth', timeout: TIMEOUTS.auth } as const;
const open = { ...auth, method: 'POST', access: 'anyone', bearer: 'never' } as const;

/** Auth calls (R7.1–R7.8), and an own call to request another confirmation code. */
export const authEndpoints = {
  login: {
    ...open,
    path: '/auth/login',
    answer: Tokens,
    envelope: 'flat',
    botCheck: 'login',
    invalidAnswer: 'told',
    refusals: ['INVALID_CREDENTIALS', 'USER_NOT_CONFIRMED', 'BOT_CHECK_FAILED'],
  },
  signup: {
    ...open,
    path: '/auth/signup',
    answer: Nothing,
    botCheck: 'signup',
    refusals: ['BOT_CHECK_FAILED'],
  },
  confirmAccount: {
    ...open,
    path: '/auth/confirm',
    answer: Nothing,
    botCheck: 'confirm_signup',
    refusals: ['INVALID_CODE', 'BOT_CHECK_FAILED'],
  },
  /** «extension» Sends another confirmation code. The answer is the same if no account waits for one. */
  resendConfirmation: {
    ...open,
    path: '/auth/resend-confirmation',
    answer: Nothing,
    botCheck: 'confirm_signup',
    refusals: ['BOT_CHECK_FAILED'],
  },
  forgotPassword: {
    ...open,
    path: '/auth/forgot-password',
    answer: Nothing,
    botCheck: 'forgot_password',
    refusals: ['BOT_CHECK_FAILED'],
  },
  resetPassword: {
    ...open,
    path: '/auth/reset-password',
    answer: Nothing,
    botCheck: 'reset_password',
    refusals: ['INVALID_CODE', 'BOT_CHECK_FAILED'],
  },
  refreshToken: {
    ...open,
    path: '/auth/refresh-token',
    answer: RefreshedTokens,
    envelope: 'flat',
    invalidAnswer: 'told',
    refusals: ['INVALID_REFRESH_TOKEN'],
  },
  verifyBotCheck: {
    ...open,
    path: '/auth/recaptcha/verify',
    answer: BotCheckAnswer,
    envelope: 'flat',
    failure: 'error',
  },
  botCheckChallenge: {
    ...auth,
    method: 'GET',
    path: '/auth/recaptcha/challenge',
    access: 'anyone',
    bearer: 'never',
    answer: BotChallenge,
    envelope: 'flat',
  },
  logout: { ...auth, method: 'POST', path: '/auth/logout', access: 'signedIn', answer: Nothing },
  userInfo: {
    ...auth,
    method: 'GET',
    path: '/auth/user-info',
    access: 'signedIn',
    answer: object({ user: SessionUser }),
    invalidAnswer: 'told',
    refusals: ['INVALID_TOKEN'],
  },
  authProfile: {
    ...auth,
    method: 'GET',
    path: '/auth/profile',
    access: 'signedIn',
    answer: object({ user: User }),
  },
} as const satisfies Record<string, Endpoint>;
