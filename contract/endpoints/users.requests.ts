import { object } from 'superstruct';
import { Id } from '../values/id.ts';
import { EmailConfirmation } from '../auth/auth.ts';
import { AccountDeletion, AdminUserUpdate, PasswordChange, ProfileUpdate } from '../account/user.ts';
import { UsersQuery } from '../admin/users-query.ts';
import type { RequestSchemas } from '../api/request-schemas.ts';
import type { userEndpoints } from './users.ts';

const Params = object({ id: Id });

/** Request schemas of the calls in `users.ts`. */
export const userRequests = {
  listUsers: { query: UsersQuery },
  getUserStats: {},
  getMarketStats: {},
  changePassword: { body: PasswordChange },
  updateProfile: { body: ProfileUpdate },
  confirmEmail: { body: EmailConfirmation },
  exportAccount: {},
  deleteAccount: { body: AccountDeletion },
  listSessions: {},
  endOtherSessions: {},
  endSession: { params: Params },
  getUser: { params: Params },
  updateUser: { params: Params, body: AdminUserUpdate },
  deleteUser: { params: Params },
} as const satisfies Record<keyof typeof userEndpoints, RequestSchemas>;
