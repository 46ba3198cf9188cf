import {
  array,
  boolean,
  type Infer,
  nullable,
  number,
  object,
  optional,
  refine,
  string,
  unknown,
} from 'superstruct';
import { PageInfo } from '../api/pagination.ts';
import { Email } from '../values/email.ts';
import { Id } from '../values/id.ts';
import { hasChanges } from '../uploads/has-changes.ts';
import { ImageUploadRequest } from '../uploads/upload.ts';
import { LENGTHS } from '../values/lengths.ts';
import { canonicalPassword, GivenPassword, NewPassword } from '../auth/password.ts';
import { FullName } from '../values/person-name.ts';
import { Phone } from '../values/phone.ts';
import { RoleField } from './role-fields.ts';
import { listOf } from '../values/list-of.ts';
import { freeText } from '../values/text.ts';

/** User account in API answers (R3.4). */
export const User = object({
  id: Id,
  fullName: string(),
  name: optional(string()),
  email: string(),
  role: RoleField,
  isActive: optional(boolean()),
  createdAt: optional(string()),
  lastLogin: optional(nullable(string())),
  phone: optional(nullable(string())),
  phoneNumber: optional(nullable(string())),
  address: optional(nullable(string())),
  city: optional(nullable(string())),
  state: optional(nullable(string())),
  postalCode: optional(nullable(string())),
  profileImage: optional(nullable(string())),
  'custom:role': optional(string()),
});
export type User = Infer<typeof User>;

/** User of a session. The role may be in `role`, in `custom:role` or only in the token, under any alias (R2.12, R6.1). */
export const SessionUser = object({
  ...User.schema,
  role: optional(unknown()),
  'custom:role': optional(unknown()),
});
export type SessionUser = Infer<typeof SessionUser>;

const profileFields = {
  fullName: optional(FullName),
  email: optional(Email),
  phoneNumber: optional(Phone),
  phone: optional(Phone),
  address: optional(freeText({ max: LENGTHS.address })),
  city: optional(freeText({ max: LENGTHS.city })),
  state: optional(freeText({ max: LENGTHS.state })),
  postalCode: optional(freeText({ max: LENGTHS.postalCode })),
};

/** Profile picture fields: at most one picture (R3.16). */
const profileImages = {
  requestUploadUrls: optional(boolean()),
  imageTypes: optional(
    listOf(ImageUploadRequest, { max: 1, message: 'Solo puedes subir una imagen de perfil' }),
  ),
};

const NOTHING_SAID = 'Debe proporcionar al menos un campo para actualizar';

/**
 * Profile update (R5.18, R5.19, R7.23). A new e-mail needs the current password and takes effect after its mailbox
 * confirms it.
 */
export const ProfileUpdate = refine(
  object({ ...profileFields, currentPassword: optional(GivenPassword), ...profileImages }),
  'perfil',
  ({ currentPassword: _, ...value }) => hasChanges(value) || NOTHING_SAID,
);
export type ProfileUpdate = Infer<typeof ProfileUpdate>;

/** E-mail change of an account: new address and current password. */
export const EmailChange = object({ email: Email, currentPassword: GivenPassword });
export type EmailChange = Infer<typeof EmailChange>;

/** Account deletion by its owner; needs the current password. */
export const AccountDeletion = object({ currentPassword: GivenPassword });

/** Password change (R5.17, R7.22). */
export const PasswordChange = refine(
  object({ oldPassword: GivenPassword, newPassword: NewPassword }),
  'contraseñas',
  ({ oldPassword, newPassword }) =>
    canonicalPassword(oldPassword) !== canonicalPassword(newPassword) ||
    'La nueva contraseña debe ser diferente a la actual',
);
export type PasswordChange = Infer<typeof PasswordChange>;

/** Account update by an admin (R5.20, R7.21). */
export const AdminUserUpdate = refine(
  object({
    fullName: optional(FullName),
    role: optional(RoleField),
    isActive: optional(boolean()),
    email: optional(Email),
    ...profileImages,
  }),
  'usuario',
  (value) => hasChanges(value) || NOTHING_SAID,
);

/** User statistics for admins (R3.4). */
export const UserStats = object({
  totalUsers: number(),
  usersByRole: object({ admin: number(), producer: number(), customer: number() }),
  recentActivity: object({ usersRegisteredLastWeek: number(), usersLoggedInLastDay: number() }),
});
export type UserStats = Infer<typeof UserStats>;

/** List of users for admins (R3.4, R7.20). */
export const UserList = object({
  users: array(User),
  totalUsers: number(),
  queryInfo: optional(unknown()),
  pagination: optional(PageInfo),
});
