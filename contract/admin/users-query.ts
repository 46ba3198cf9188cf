import { enums, type Infer, object, optional } from 'superstruct';
import { pageQuery, SortOrder } from '../api/pagination.ts';
import { readText } from '../api/read-value.ts';
import { listOf } from '../values/list-of.ts';
import { ADMIN } from './admin-limits.ts';
import { RoleField } from '../account/role-fields.ts';
import { User } from '../account/user.ts';
import { UserFilterText } from './user-filter.ts';

const ATTRIBUTES = Object.keys(User.schema) as (keyof typeof User.schema)[];
export type UserAttribute = (typeof ATTRIBUTES)[number];

/** Names of a user's fields, parted by commas. */
const UserAttributes = readText(
  listOf(enums(ATTRIBUTES), { max: ATTRIBUTES.length, message: 'Hay demasiados atributos' }),
  (text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
);

export const USER_SORTS = ['createdAt', 'lastLogin', 'fullName', 'email'] as const;
export type UserSort = (typeof USER_SORTS)[number];
/** The way in which each is read first: names from A on, moments from the last one back. */
export const USER_SORT_ORDERS = {
  createdAt: 'desc',
  lastLogin: 'desc',
  fullName: 'asc',
  email: 'asc',
} as const;

/**
 * R7.20. Without `attributesToGet` users are told whole; with it id, fullName, email and role stay. «extension» `role`, `sortBy` (the
 * newest first unless said) and the page.
 */
export const UsersQuery = object({
  filter: optional(UserFilterText),
  attributesToGet: optional(UserAttributes),
  role: optional(RoleField),
  sortBy: optional(enums(USER_SORTS)),
  sortOrder: optional(SortOrder),
  ...pageQuery(ADMIN.userExport),
});
export type UsersQuery = Infer<typeof UsersQuery>;
