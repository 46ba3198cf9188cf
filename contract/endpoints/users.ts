import { array, object, optional, string, unknown } from 'superstruct';
import type { Endpoint } from '../calls/endpoint.ts';
import { Id } from '../values/id.ts';
import { EmailConfirmation } from '../users/auth.ts';
import { ADMIN } from '../users/admin-limits.ts';
import { TIMEOUTS } from '../limits.ts';
import { pageQuery } from '../calls/pagination.ts';
import { freeText } from '../values/text.ts';
import { UploadUrls } from '../uploads/upload.ts';
import { OpenSessionList } from '../users/open-session.ts';
import { AdminUserUpdate, PasswordChange, ProfileUpdate, User, UserList, UserStats } from '../users/user.ts';

const Params = object({ id: Id });
const users = { service: 'users', timeout: TIMEOUTS.default } as const;
const Updated = object({
  user: User,
  updated: optional(object({ fields: array(string()) })),
  uploadUrls: UploadUrls,
});
const ProfileUpdated = object({
  ...Updated.schema,
  /** The address to which a code was mailed, and which the account has from when that is typed. */
  pendingEmail: optional(string()),
});

/** R7.20. */
const Query = object({
  filter: optional(freeText({ max: 1_000 })),
  attributesToGet: optional(freeText({ max: 1_000 })),
  ...pageQuery(ADMIN.userExport),
});

/** R7.20–R7.24. */
export const userEndpoints = {
  listUsers: {
    ...users,
    method: 'GET',
    path: '/users/v1/users',
    access: ['admin'],
    query: Query,
    answer: UserList,
  },
  getUserStats: {
    ...users,
    method: 'GET',
    path: '/users/v1/users/stats',
    access: ['admin'],
    answer: UserStats,
  },
  changePassword: {
    ...users,
    method: 'POST',
    path: '/users/v1/users/change-password',
    access: 'signedIn',
    body: PasswordChange,
    answer: optional(unknown()),
    refusals: ['WRONG_PASSWORD'],
  },
  updateProfile: {
    ...users,
    method: 'PUT',
    path: '/users/v1/users/profile',
    access: 'signedIn',
    body: ProfileUpdate,
    answer: ProfileUpdated,
    refusals: ['CONFLICT', 'WRONG_PASSWORD'],
  },
  /** «extension» The code that was mailed to the new address: from here on the account has it, and its other sessions are over. */
  confirmEmail: {
    ...users,
    method: 'POST',
    path: '/users/v1/users/profile/email',
    access: 'signedIn',
    body: EmailConfirmation,
    answer: object({ user: User }),
    refusals: ['INVALID_CODE', 'CONFLICT'],
  },
  /** «extension» Where the own account is open. */
  listSessions: {
    ...users,
    method: 'GET',
    path: '/users/v1/users/profile/sessions',
    access: 'signedIn',
    answer: OpenSessionList,
  },
  /** «extension» Ends every session of the own account but the one that asks. */
  endOtherSessions: {
    ...users,
    method: 'DELETE',
    path: '/users/v1/users/profile/sessions',
    access: 'signedIn',
    answer: optional(unknown()),
  },
  /** «extension» Ends a session of the own account. */
  endSession: {
    ...users,
    method: 'DELETE',
    path: '/users/v1/users/profile/sessions/{id}',
    access: 'signedIn',
    params: Params,
    answer: optional(unknown()),
    refusals: ['NOT_FOUND'],
  },
  getUser: {
    ...users,
    method: 'GET',
    path: '/users/v1/users/{id}',
    access: ['admin'],
    params: Params,
    answer: object({ user: User }),
    refusals: ['NOT_FOUND'],
  },
  updateUser: {
    ...users,
    method: 'PUT',
    path: '/users/v1/users/{id}',
    access: ['admin'],
    params: Params,
    body: AdminUserUpdate,
    answer: Updated,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  },
  deleteUser: {
    ...users,
    method: 'DELETE',
    path: '/users/v1/users/{id}',
    access: ['admin'],
    params: Params,
    answer: optional(unknown()),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
