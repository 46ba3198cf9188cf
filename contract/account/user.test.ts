import { describe, expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { AdminUserUpdate, ProfileUpdate } from './user.ts';

const saidOf = (update: object) => {
  const checked = validateInput(update, AdminUserUpdate);
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
    [{ fullName: 'a'.repeat(101) }, { fullName: 'No puede superar los 100 caracteres' }],
    [
      { fullName: 'Ana 2' },
      {
        fullName:
          'El nombre solo puede contener letras, espacios, apóstrofos, guiones, puntos y el punto medio (·)',
      },
    ],
    [{ role: 'root' }, { role: 'Rol inválido' }],
    [{ role: 1 }, { role: 'Rol inválido' }],
    [{ isActive: 'true' }, { isActive: 'El valor no es válido' }],
    [{ isActive: null }, { isActive: 'El valor no es válido' }],
    [{ email: 'ana@' }, { email: 'Formato de email inválido' }],
  ])('R5.20 %j is refused', (update, errors) => {
    expect(saidOf(update)).toEqual(errors);
  });
});

describe('ProfileUpdate', () => {
  const errorsOf = (update: object) => {
    const checked = validateInput(update, ProfileUpdate);
    return checked.ok ? {} : Object.fromEntries(checked.errors.map(({ field, message }) => [field, message]));
  };
  const picture = { filename: 'ana.webp', contentType: 'image/webp' };

  test('R5.18 one field is enough, and none is not', () => {
    const fields = ['fullName', 'phone', 'phoneNumber', 'address', 'city', 'state', 'postalCode'];
    expect(fields.map((field) => errorsOf({ [field]: field === 'fullName' ? 'Ana' : '600' }))).toEqual(
      fields.map(() => ({})),
    );
    expect(errorsOf({ email: 'ana@example.com' })).toEqual({});
    expect([{}, { role: 'admin' }, { imageTypes: [picture] }].map(errorsOf)).toEqual([
      NOTHING,
      NOTHING,
      NOTHING,
    ]);
  });

  test.each([
    ['address', 255],
    ['city', 100],
    ['state', 100],
    ['postalCode', 20],
  ])('R5.19 %s holds %i characters at most', (field, most) => {
    expect(errorsOf({ [field]: 'a'.repeat(most) })).toEqual({});
    expect(errorsOf({ [field]: 'a'.repeat(most + 1) })).toEqual({
      [field]: `No puede superar los ${most} caracteres`,
    });
  });

  test('R3.16 one picture is enough, and two are too many', () => {
    expect(errorsOf({ requestUploadUrls: true, imageTypes: [picture] })).toEqual({});
    expect(errorsOf({ requestUploadUrls: true, imageTypes: [picture, picture] })).toEqual({
      imageTypes: 'Solo puedes subir una imagen de perfil',
    });
  });
});
