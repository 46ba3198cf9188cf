import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { callInWords } from '../../tests/support/call-in-words.ts';
import { userEndpoints } from './users.ts';

test('R7.20–R7.24 the calls of users', () => {
  const calls = Object.entries(userEndpoints).map(([name, row]) => [name, ...callInWords(row)]);
  expect(calls).toEqual([
    [
      'listUsers',
      'admin',
      'GET /users/v1/users',
      'users, 30 s',
      '&filter? &attributesToGet? &limit? &offset? &asOf?',
      'users totalUsers queryInfo?|null pagination?',
      '',
    ],
    [
      'getUserStats',
      'admin',
      'GET /users/v1/users/stats',
      'users, 30 s',
      '',
      'totalUsers usersByRole recentActivity',
      '',
    ],
    [
      'changePassword',
      'signedIn',
      'POST /users/v1/users/change-password',
      'users, 30 s',
      'oldPassword newPassword',
      'unknown?|null',
      'WRONG_PASSWORD',
    ],
    [
      'updateProfile',
      'signedIn',
      'PUT /users/v1/users/profile',
      'users, 30 s',
      'fullName? email? phoneNumber? phone? address? city? state? postalCode? currentPassword? requestUploadUrls? imageTypes?',
      'user updated? uploadUrls? pendingEmail?',
      'CONFLICT WRONG_PASSWORD',
    ],
    [
      'confirmEmail',
      'signedIn',
      'POST /users/v1/users/profile/email',
      'users, 30 s',
      'confirmationCode',
      'user',
      'INVALID_CODE CONFLICT',
    ],
    ['listSessions', 'signedIn', 'GET /users/v1/users/profile/sessions', 'users, 30 s', '', 'sessions', ''],
    [
      'endOtherSessions',
      'signedIn',
      'DELETE /users/v1/users/profile/sessions',
      'users, 30 s',
      '',
      'unknown?|null',
      '',
    ],
    [
      'endSession',
      'signedIn',
      'DELETE /users/v1/users/profile/sessions/{id}',
      'users, 30 s',
      '/id',
      'unknown?|null',
      'NOT_FOUND',
    ],
    ['getUser', 'admin', 'GET /users/v1/users/{id}', 'users, 30 s', '/id', 'user', 'NOT_FOUND'],
    [
      'updateUser',
      'admin',
      'PUT /users/v1/users/{id}',
      'users, 30 s',
      '/id fullName? role? isActive? email? requestUploadUrls? imageTypes?',
      'user updated? uploadUrls?',
      'NOT_FOUND CONFLICT',
    ],
    [
      'deleteUser',
      'admin',
      'DELETE /users/v1/users/{id}',
      'users, 30 s',
      '/id',
      'unknown?|null',
      'NOT_FOUND CONFLICT',
    ],
  ]);
});

test.each(['filter', 'attributesToGet'])('R7.20 %s takes a thousand letters and no more', (name) => {
  const takes = (letters: number) => is({ [name]: 'ñ'.repeat(letters) }, userEndpoints.listUsers.query);
  expect([takes(1_000), takes(1_001)]).toEqual([true, false]);
});
