import { coerce, define, string } from 'superstruct';
import { type Role, ROLES } from './role.ts';
import { roleNamed } from './role-named.ts';

/** A role by any of its names, read as the canonical one (R5.20). */
export const RoleField = coerce(
  define<Role>('rol', (value) => ROLES.includes(value as Role) || 'Rol inválido'),
  string(),
  (name) => roleNamed(name) ?? name,
);

/** The roles one may sign up with; never admin (R7.3). */
export const SignupRole = coerce(
  define<'consumer' | 'producer'>(
    'rol',
    (value) => value === 'consumer' || value === 'producer' || 'Rol inválido',
  ),
  string(),
  (name) => roleNamed(name) ?? name,
);
