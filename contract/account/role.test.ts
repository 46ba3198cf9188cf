import { describe, expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { RoleField, SignupRole } from './role-fields.ts';
import { userApiRole } from './role.ts';
import { roleFromName, roleOf } from './role-from-name.ts';

const ALIASES = {
  admin: ['admin', 'administrator', 'super_admin', 'ADMIN'],
  producer: ['producer', 'seller', 'vendor', 'Vendor'],
  consumer: ['consumer', 'customer', 'client', 'buyer'],
} as const;
const OTHERS = ['root', 'admin ', '', '__proto__', 'constructor', ['admin'], { $ne: 1 }, null, undefined, 1];

describe(roleFromName, () => {
  test('R3.1, battery 9 every alias stands for its role, in any case, and nothing else for any', () => {
    for (const [role, names] of Object.entries(ALIASES))
      expect(names.map(roleFromName)).toEqual(names.map(() => role));
    expect(OTHERS.map(roleFromName)).toEqual(OTHERS.map(() => null));
  });
});

describe(roleOf, () => {
  test('R6.1, R2.12 the first that names a role counts, and a consumer is who has none', () => {
    expect([
      roleOf(undefined, 'vendor', 'admin'),
      roleOf('root', 7, 'ADMIN'),
      roleOf(),
      roleOf(null, 'x'),
    ]).toEqual(['producer', 'admin', 'consumer', 'consumer']);
  });
});

describe(userApiRole, () => {
  test('R3.1 the calls about users say customer', () => {
    expect((['admin', 'producer', 'consumer'] as const).map(userApiRole)).toEqual([
      'admin',
      'producer',
      'customer',
    ]);
  });
});

describe('role fields', () => {
  test('R7.3, R5.20, battery 9 one signs up as consumer or producer by any of their names; an admin may give any role', () => {
    const read = (struct: typeof RoleField | typeof SignupRole) => (value: unknown) => {
      const checked = validateInput(value, struct as typeof RoleField);
      return checked.ok ? checked.value : checked.errors[0]?.message;
    };
    const names = ['buyer', 'seller', 'super_admin', 'root', 1];
    expect([names.map(read(SignupRole)), names.map(read(RoleField))]).toEqual([
      ['consumer', 'producer', 'Rol inválido', 'Rol inválido', 'Rol inválido'],
      ['consumer', 'producer', 'admin', 'Rol inválido', 'Rol inválido'],
    ]);
  });
});
