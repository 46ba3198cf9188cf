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
      '&filter? &attributesToGet? &limit? &offset? &asOf?',
      'users totalUsers queryInfo?|null pagination?',
      '',
    ],
    ['getUserStats', 'admin', 'GET /users/v1/users/stats', '', 'totalUsers usersByRole recentActivity', ''],
    [
      'changePassword',
      'signedIn',
      'POST /users/v1/users/change-password',
      'oldPassword newPassword',
      'unknown?|null',
      'WRONG_PASSWORD',
    ],
    [
      'updateProfile',
      'signedIn',
      'PUT /users/v1/users/profile',
      'fullName? email? phoneNumber? phone? address? city? state? postalCode? requestUploadUrls? imageTypes?',
      'user updated? uploadUrls?',
      'CONFLICT',
    ],
    ['getUser', 'admin', 'GET /users/v1/users/{id}', '', 'user', 'NOT_FOUND'],
    [
      'updateUser',
      'admin',
      'PUT /users/v1/users/{id}',
      'fullName? role? isActive? email? requestUploadUrls? imageTypes?',
      'user updated? uploadUrls?',
      'NOT_FOUND CONFLICT',
    ],
    ['deleteUser', 'admin', 'DELETE /users/v1/users/{id}', '', 'unknown?|null', 'NOT_FOUND CONFLICT'],
  ]);
});
