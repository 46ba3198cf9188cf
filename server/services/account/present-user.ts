import { pictureUrl } from '../../../contract/uploads/picture.ts';
import type { users } from '../../db/schema-auth.ts';
import { canSignIn } from './can-sign-in.ts';

type UserRow = typeof users.$inferSelect;

/** User answer for its owner and admins (R3.4), without the password hash. */
export function presentUser(row: UserRow) {
  const { id, fullName, email, role, phone, address, city, state, postalCode, profileImage } = row;
  return {
    id,
    fullName,
    name: fullName,
    email,
    role,
    isActive: canSignIn(row),
    createdAt: row.createdAt.toISOString(),
    lastLogin: row.lastLogin?.toISOString() ?? null,
    phone,
    phoneNumber: phone,
    address,
    city,
    state,
    postalCode,
    profileImage: profileImage === null ? null : pictureUrl(profileImage),
    'custom:role': role,
  };
}
