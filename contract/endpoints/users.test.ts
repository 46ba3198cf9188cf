import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { UsersQuery } from '../admin/users-query.ts';
import { describeCalls } from '../../tests/support/samples/describe-calls.ts';
import { userEndpoints } from './users.ts';
import { userRequests } from './users.requests.ts';

test('R1.4 R1.5 R7.20 R7.21 R7.22 R7.23 R7.24 the calls of users', () => {
  const calls = describeCalls(userEndpoints, userRequests);
  expect(calls).toEqual([
    [
      'listUsers',
      'admin',
      'GET /users/v1/users',
      'users, 30 s',
      '&filter? &attributesToGet? &role? &sortBy? &sortOrder? &limit? &offset? &asOf?',
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
      'getMarketStats',
      'admin',
      'GET /market/stats',
      'users, 30 s',
      '',
      'orders stores approvals messages mails',
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
    ['exportAccount', 'signedIn', 'GET /users/v1/users/profile/export', 'users, 30 s', '', 'export', ''],
    [
      'deleteAccount',
      'signedIn',
      'DELETE /users/v1/users/profile',
      'users, 30 s',
      'currentPassword',
      'unknown?|null',
      'WRONG_PASSWORD CONFLICT',
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
    ['getUser', 'admin', 'GET /users/v1/users/{id}', 'users, 30 s', '/id', 'user holdings?', 'NOT_FOUND'],
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

test.each(['getUser', 'updateUser', 'deleteUser'] as const)(
  'R5.22 %s is not asked without the id of a user',
  (name) => {
    const id = '0190b6d0-0000-7000-8000-000000000001';
    const { params } = userRequests[name];
    expect(validateInput({ id }, params)).toEqual({ ok: true, value: { id } });
    const refused = { ok: false, errors: [{ field: 'id', message: 'El identificador no es válido' }] };
    expect([{}, { id: '' }, { id: ' ' }, { id: null }].map((input) => validateInput(input, params))).toEqual(
      Array.from({ length: 4 }, () => refused),
    );
  },
);

describe('what a list of users is asked', () => {
  const asked = (query: object) => {
    const checked = validateInput(query, UsersQuery);
    return checked.ok ? checked.value : checked.errors.map(({ field, message }) => [field, message]);
  };

  test('R7.20, R3.1 its words are understood', () => {
    expect(
      asked({
        filter: ' email ^= "ana" ',
        attributesToGet: 'email, phone,custom:role',
        role: 'customer',
        sortBy: 'lastLogin',
        sortOrder: 'asc',
        limit: '9000',
      }),
    ).toEqual({
      filter: 'email ^= "ana"',
      attributesToGet: ['email', 'phone', 'custom:role'],
      role: 'consumer',
      sortBy: 'lastLogin',
      sortOrder: 'asc',
      limit: 5_000,
    });
  });

  test.each([
    [{ filter: 'password = "a"' }, [['filter', 'El filtro no es válido']]],
    [{ filter: 'a'.repeat(1_001) }, [['filter', 'No puede superar los 1000 caracteres']]],
    [{ role: 'root' }, [['role', 'Rol inválido']]],
  ])('R7.20, battery 18 %j is refused', (query, errors) => {
    expect(asked(query)).toEqual(errors);
  });

  test('R5.22 a search for an address is not asked without a term', () => {
    expect(asked({ filter: 'email ^= "a"' })).toEqual({ filter: 'email ^= "a"' });
    expect(asked({ filter: 'email ^= ""' })).toEqual([['filter', 'El filtro no es válido']]);
  });

  test.each([{ attributesToGet: 'email,passwordHash' }, { sortBy: 'password' }, { sortOrder: 'up' }])(
    'R7.20, battery 18 %j is no word of it',
    (query) => {
      expect(is(query, UsersQuery)).toBe(false);
    },
  );
});
