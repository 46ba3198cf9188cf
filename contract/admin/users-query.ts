import { enums, type Infer, object, optional } from 'superstruct';
import { pageQuery, SortOrder } from '../api/pagination.ts';
import { coerceFromText } from '../api/coerce-value.ts';
import { listOf } from '../values/list-of.ts';
import { ADMIN_LIMITS } from './admin-limits.ts';
import { RoleField } from '../account/role-fields.ts';
import { User } from '../account/user.ts';
import { UserFilterText } from './user-filter.ts';

const ATTRIBUTES = Object.keys(User.schema) as (keyof typeof User.schema)[];
export type UserAttribute = (typeof ATTRIBUTES)[number];

/** Struct of a comma-separated list of user field names. */
const UserAttributes = coerceFromText(
  listOf(enums(ATTRIBUTES), { max: ATTRIBUTES.length, message: 'Hay demasiados atributos' }),
  (text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
);

export const USER_SORTS = ['createdAt', 'lastLogin', 'fullName', 'email'] as const;
export type UserSort = (typeof USER_SORTS)[number];
/** Default sort direction by key: names ascending, timestamps descending. */
export const USER_SORT_ORDERS = {
  createdAt: 'desc',
  lastLogin: 'desc',
  fullName: 'asc',
  email: 'asc',
} as const;

/**
 * User list query (R7.20). Without `attributesToGet` answers contain all fields; with it, id, fullName, email and role
 * are always included. «extension» `role`, `sortBy` (default: newest first) and pagination.
 */
export const UsersQuery = object({
  filter: optional(UserFilterText),
  attributesToGet: optional(UserAttributes),
  role: optional(RoleField),
  sortBy: optional(enums(USER_SORTS)),
  sortOrder: optional(SortOrder),
  ...pageQuery(ADMIN_LIMITS.userExport),
});
export type UsersQuery = Infer<typeof UsersQuery>;
