import { expect, test } from 'vitest';
import { callInWords } from '../../tests/support/call-in-words.ts';
import { authEndpoints } from './auth.ts';

test('R7.1–R7.8 the calls of auth', () => {
  const calls = Object.entries(authEndpoints).map(([name, row]) => [name, ...callInWords(row)]);
  expect(calls).toEqual([
    [
      'login',
      'anyone, bearer never, flat, told, as login',
      'POST /auth/login',
      'username password',
      'access_token refresh_token id_token? expires_in',
      'INVALID_CREDENTIALS USER_NOT_CONFIRMED BOT_CHECK_FAILED',
    ],
    [
      'signup',
      'anyone, bearer never, as signup',
      'POST /auth/signup',
      'username password fullName phone? role',
      'unknown?|null',
      'BOT_CHECK_FAILED',
    ],
    [
      'confirmAccount',
      'anyone, bearer never, as confirm_signup',
      'POST /auth/confirm',
      'username confirmationCode',
      'unknown?|null',
      'INVALID_CODE BOT_CHECK_FAILED',
    ],
    [
      'resendConfirmation',
      'anyone, bearer never, as confirm_signup',
      'POST /auth/resend-confirmation',
      'username',
      'unknown?|null',
      'BOT_CHECK_FAILED',
    ],
    [
      'forgotPassword',
      'anyone, bearer never, as forgot_password',
      'POST /auth/forgot-password',
      'username',
      'unknown?|null',
      'BOT_CHECK_FAILED',
    ],
    [
      'resetPassword',
      'anyone, bearer never, as reset_password',
      'POST /auth/reset-password',
      'username confirmationCode newPassword',
      'unknown?|null',
      'INVALID_CODE BOT_CHECK_FAILED',
    ],
    [
      'refreshToken',
      'anyone, bearer never, flat, told',
      'POST /auth/refresh-token',
      'refresh_token',
      'access_token refresh_token? id_token? expires_in?',
      'INVALID_REFRESH_TOKEN',
    ],
    [
      'verifyBotCheck',
      'anyone, bearer never, flat, error',
      'POST /auth/recaptcha/verify',
      'token action',
      'success score valid risk_level action? error?',
      '',
    ],
    [
      'botCheckChallenge',
      'anyone, bearer never, flat',
      'GET /auth/recaptcha/challenge',
      '&action',
      'challenge',
      '',
    ],
    ['logout', 'signedIn', 'POST /auth/logout', '', 'unknown?|null', ''],
    ['userInfo', 'signedIn, told', 'GET /auth/user-info', '', 'user', 'INVALID_TOKEN'],
    ['authProfile', 'signedIn', 'GET /auth/profile', '', 'user', ''],
  ]);
});
