import { expect, test } from 'vitest';
import { describeCalls } from '../../tests/support/samples/describe-calls.ts';
import { authEndpoints } from './auth.ts';
import { authRequests } from './auth.requests.ts';

test('R7.1 R7.2 R7.3 R7.4 R7.5 R7.6 R7.7 R7.8 the calls of auth', () => {
  const calls = describeCalls(authEndpoints, authRequests);
  expect(calls).toEqual([
    [
      'login',
      'anyone, bearer never, flat, told, as login',
      'POST /auth/login',
      'auth, 15 s',
      'username password',
      'access_token refresh_token id_token? expires_in',
      'INVALID_CREDENTIALS USER_NOT_CONFIRMED BOT_CHECK_FAILED',
    ],
    [
      'signup',
      'anyone, bearer never, as signup',
      'POST /auth/signup',
      'auth, 15 s',
      'username password fullName phone? role',
      'unknown?|null',
      'BOT_CHECK_FAILED',
    ],
    [
      'confirmAccount',
      'anyone, bearer never, as confirm_signup',
      'POST /auth/confirm',
      'auth, 15 s',
      'username confirmationCode',
      'unknown?|null',
      'INVALID_CODE BOT_CHECK_FAILED',
    ],
    [
      'resendConfirmation',
      'anyone, bearer never, as confirm_signup',
      'POST /auth/resend-confirmation',
      'auth, 15 s',
      'username',
      'unknown?|null',
      'BOT_CHECK_FAILED',
    ],
    [
      'forgotPassword',
      'anyone, bearer never, as forgot_password',
      'POST /auth/forgot-password',
      'auth, 15 s',
      'username',
      'unknown?|null',
      'BOT_CHECK_FAILED',
    ],
    [
      'resetPassword',
      'anyone, bearer never, as reset_password',
      'POST /auth/reset-password',
      'auth, 15 s',
      'username confirmationCode newPassword',
      'unknown?|null',
      'INVALID_CODE BOT_CHECK_FAILED',
    ],
    [
      'refreshToken',
      'anyone, bearer never, flat, told',
      'POST /auth/refresh-token',
      'auth, 15 s',
      'refresh_token',
      'access_token refresh_token? id_token? expires_in?',
      'INVALID_REFRESH_TOKEN',
    ],
    [
      'verifyBotCheck',
      'anyone, bearer never, flat, error',
      'POST /auth/recaptcha/verify',
      'auth, 15 s',
      'token action',
      'success score valid risk_level action? error?',
      '',
    ],
    [
      'botCheckChallenge',
      'anyone, bearer never, flat',
      'GET /auth/recaptcha/challenge',
      'auth, 15 s',
      '&action',
      'challenge',
      '',
    ],
    ['logout', 'signedIn', 'POST /auth/logout', 'auth, 15 s', '', 'unknown?|null', ''],
    ['userInfo', 'signedIn, told', 'GET /auth/user-info', 'auth, 15 s', '', 'user', 'INVALID_TOKEN'],
    ['authProfile', 'signedIn', 'GET /auth/profile', 'auth, 15 s', '', 'user', ''],
  ]);
});
