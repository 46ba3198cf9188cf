import { describe, expect, test } from 'vitest';
import { check } from '../calls/checking.ts';
import { AdminUserUpdate } from './user.ts';

const saidOf = (update: object) => {
  const checked = check(update, AdminUserUpdate);
  return checked.ok
    ? checked.value
    : Object.fromEntries(checked.errors.map((error) => [error.field, error.message]));
};
const NOTHING = { '': 'Debe proporcionar al menos un campo para actualizar' };

describe('AdminUserUpdate', () => {
  test.each([
    [{ fullName: ' Ana Ruiz ' }, { fullName: 'Ana Ruiz' }],
    [{ fullName: 'a'.repeat(100) }, { fullName: 'a'.repeat(100) }],
    [{ role: 'customer' }, { role: 'consumer' }],
    [{ role: 'vendor' }, { role: 'producer' }],
    [{ role: 'super_admin' }, { role: 'admin' }],
    [{ isActive: false }, { isActive: false }],
    [{ email: ' ANA@Example.com ' }, { email: 'ana@example.com' }],
  ])('R5.20 %j alone is enough', (update, read) => {
    expect(saidOf(update)).toEqual(read);
  });

  test.each([
    [{}, NOTHING],
    [{ id: 'x', password: 'Azafran-2026!' }, NOTHING],
    [{ requestUploadUrls: true }, NOTHING],
    [{ requestUploadUrls: true, imageTypes: [] }, NOTHING],
    [{ imageTypes: [{ filename: 'a.webp', contentType: 'image/webp' }] }, NOTHING],
    [{ fullName: '' }, { fullName: 'El nombre es requerido' }],
    [
      { fullName: 'a'.repeat(101) },
      { fullName: 'El nombre solo puede contener letras, apóstrofos y espacios' },
    ],
    [{ fullName: 'Ana 2' }, { fullName: 'El nombre solo puede contener letras, apóstrofos y espacios' }],
    [{ role: 'root' }, { role: 'Rol inválido' }],
    [{ role: 1 }, { role: 'Rol inválido' }],
    [{ isActive: 'true' }, { isActive: 'El valor no es válido' }],
    [{ isActive: null }, { isActive: 'El valor no es válido' }],
    [{ email: 'ana@' }, { email: 'Formato de email inválido' }],
  ])('R5.20 %j is refused', (update, errors) => {
    expect(saidOf(update)).toEqual(errors);
  });
});
