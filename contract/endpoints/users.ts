import { array, object, optional, string, unknown } from 'superstruct';
import { MarketStats } from '../admin/market-stats.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { TIMEOUTS } from '../limits.ts';
import { UploadUrls } from '../uploads/upload.ts';
import { AccountExport } from '../account/account-export.ts';
import { OpenSessionList } from '../account/open-session.ts';
import { UserHoldings } from '../admin/user-holdings.ts';
import { User, UserList, UserStats } from '../account/user.ts';

const users = { service: 'users', timeout: TIMEOUTS.default } as const;
const Updated = object({
  user: User,
  updated: optional(object({ fields: array(string()) })),
  uploadUrls: UploadUrls,
});
const ProfileUpdated = object({
  ...Updated.schema,
  /** New e-mail address that was sent a confirmation code. The account changes to it once the code is confirmed. */
  pendingEmail: optional(string()),
});

/** User calls (R7.20–R7.24). */
export const userEndpoints = {
  listUsers: {
    ...users,
    method: 'GET',
    path: '/users/v1/users',
    access: ['admin'],
    answer: UserList,
    fieldCodes: {
      filter: 'MALFORMED_REQUEST',
      attributesToGet: 'MALFORMED_REQUEST',
      role: 'MALFORMED_REQUEST',
      sortBy: 'MALFORMED_REQUEST',
      sortOrder: 'MALFORMED_REQUEST',
    },
  },
  getUserStats: {
    ...users,
    method: 'GET',
    path: '/users/v1/users/stats',
    access: ['admin'],
    answer: UserStats,
  },
  /** «extension» Counts for the admins' first screen beside the user statistics, in one call instead of about twenty. */
  getMarketStats: {
    ...users,
    method: 'GET',
    path: '/market/stats',
    access: ['admin'],
    answer: MarketStats,
  },
  changePassword: {
    ...users,
    method: 'POST',
    path: '/users/v1/users/change-password',
    access: 'signedIn',
    answer: optional(unknown()),
    refusals: ['WRONG_PASSWORD'],
  },
  updateProfile: {
    ...users,
    method: 'PUT',
    path: '/users/v1/users/profile',
    access: 'signedIn',
    answer: ProfileUpdated,
    refusals: ['CONFLICT', 'WRONG_PASSWORD'],
  },
  /**
   * «extension» Confirms the code sent to the new e-mail address. Success changes the account's address and ends its
   * other sessions.
   */
  confirmEmail: {
    ...users,
    method: 'POST',
    path: '/users/v1/users/profile/email',
    access: 'signedIn',
    answer: object({ user: User }),
    refusals: ['INVALID_CODE', 'CONFLICT'],
  },
  /** «extension» Data export of the account's owner. */
  exportAccount: {
    ...users,
    method: 'GET',
    path: '/users/v1/users/profile/export',
    access: 'signedIn',
    answer: object({ export: AccountExport }),
  },
  /** «extension» Account deletion by its owner, with the password. CONFLICT for an admin's account (R6.6). */
  deleteAccount: {
    ...users,
    method: 'DELETE',
    path: '/users/v1/users/profile',
    access: 'signedIn',
    endsSession: true,
    answer: optional(unknown()),
    refusals: ['WRONG_PASSWORD', 'CONFLICT'],
  },
  /** «extension» Active sessions of the own account. */
  listSessions: {
    ...users,
    method: 'GET',
    path: '/users/v1/users/profile/sessions',
    access: 'signedIn',
    answer: OpenSessionList,
  },
  /** «extension» Ends all sessions of the own account except the current one. */
  endOtherSessions: {
    ...users,
    method: 'DELETE',
    path: '/users/v1/users/profile/sessions',
    access: 'signedIn',
    answer: optional(unknown()),
  },
  /** «extension» Ends one session of the own account. */
  endSession: {
    ...users,
    method: 'DELETE',
    path: '/users/v1/users/profile/sessions/{id}',
    access: 'signedIn',
    answer: optional(unknown()),
    refusals: ['NOT_FOUND'],
  },
  getUser: {
    ...users,
    method: 'GET',
    path: '/users/v1/users/{id}',
    access: ['admin'],
    answer: object({ user: User, holdings: optional(UserHoldings) }),
    refusals: ['NOT_FOUND'],
  },
  updateUser: {
    ...users,
    method: 'PUT',
    path: '/users/v1/users/{id}',
    access: ['admin'],
    answer: Updated,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  },
  deleteUser: {
    ...users,
    method: 'DELETE',
    path: '/users/v1/users/{id}',
    access: ['admin'],
    answer: optional(unknown()),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
