import { coerce, define, string } from 'superstruct';
import { type Role, ROLES } from './role.ts';
import { roleFromName } from './role-from-name.ts';

/** Struct of a role: accepts every alias and returns the canonical role (R5.20). */
export const RoleField = coerce(
  define<Role>('rol', (value) => ROLES.includes(value as Role) || 'Rol inválido'),
  string(),
  (name) => roleFromName(name) ?? name,
);

/** Struct of the roles allowed at sign-up: consumer or producer, never admin (R7.3). */
export const SignupRole = coerce(
  define<'consumer' | 'producer'>(
    'rol',
    (value) => value === 'consumer' || value === 'producer' || 'Rol inválido',
  ),
  string(),
  (name) => roleFromName(name) ?? name,
);
