import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { announceChange } from '../../server/db/change-feed.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import { subjectsTo } from '../support/api/mailbox.ts';
import { PASSWORD } from '../support/api/users.ts';

const NEW_PASSWORD = 'Romero-2027!';
const SUCCESS = { status: { code: 'SUCCESS', message: 'Operación realizada correctamente.' } };
const refused = (code: string, message: string, field?: string) => ({
  status: { code, message },
  ...(field !== undefined && { errors: [{ field, message }] }),
});

describeApi('profile', (api) => {
  const login = (username: string, password = PASSWORD) =>
    api().call('login', { body: { username, password } });
  const change = (as: ApiUser, oldPassword: string, newPassword: string) =>
    api().call('changePassword', { body: { oldPassword, newPassword } }, as);
  const update = (as: ApiUser, body: object) => api().call('updateProfile', { body }, as);
  const seen = async (as: ApiUser) => (await api().call('authProfile', {}, as)).body.data.user;

  test('R7.22, battery 37 a changed password ends every other session, and the owner is mailed', async () => {
    const somebody = await api().person();
    const stranger = await api().person();
    const other = (await login(somebody.user.email)).body;
    expect((await change(somebody, PASSWORD, NEW_PASSWORD)).body).toEqual(SUCCESS);
    expect((await login(stranger.user.email)).status).toBe(200);
    const authorization = `Bearer ${other.access_token}`;
    expect((await api().call('userInfo', { headers: { authorization } })).status).toBe(401);
    const refresh = (token: string) => api().call('refreshToken', { body: { refresh_token: token } });
    expect((await refresh(other.refresh_token)).status).toBe(401);
    expect((await api().call('userInfo', {}, somebody)).status).toBe(200);
    expect((await refresh(somebody.refreshToken)).status).toBe(200);
    const { email } = somebody.user;
    expect([(await login(email)).status, (await login(email, NEW_PASSWORD)).status]).toEqual([401, 200]);
    expect(await subjectsTo(api(), email)).toEqual(['La contraseña de tu cuenta ha cambiado']);
  });

  test.each(['producer', 'admin'] as const)('R1.5 a %s changes the own password as well', async (role) => {
    const somebody = await api().person(role);
    expect((await change(somebody, PASSWORD, NEW_PASSWORD)).body).toEqual(SUCCESS);
    const { email } = somebody.user;
    expect([(await login(email)).status, (await login(email, NEW_PASSWORD)).status]).toEqual([401, 200]);
  });

  test('R8.14, battery 43 a wrong old password is told, and counts until the door stays shut', async () => {
    const somebody = await api().person();
    const wrong = refused('WRONG_PASSWORD', 'La contraseña actual es incorrecta', 'oldPassword');
    for (let time = 0; time < 10; time += 1) {
      const { status, body } = await change(somebody, 'No-es-esta-1', NEW_PASSWORD);
      expect({ status, body }).toEqual({ status: 422, body: wrong });
    }
    const { status, headers, body } = await change(somebody, PASSWORD, NEW_PASSWORD);
    expect([status, headers['retry-after'], body]).toEqual([
      429,
      '900',
      refused(
        'TOO_MANY_REQUESTS',
        'Demasiados intentos de cambio de contraseña. Espera un momento antes de reintentar.',
      ),
    ]);
    api().clock.turn(15 * 60_000);
    const again = await api().call('refreshToken', { body: { refresh_token: somebody.refreshToken } });
    const renewed = { ...somebody, token: again.body.access_token };
    expect((await change(renewed, PASSWORD, NEW_PASSWORD)).body).toEqual(SUCCESS);
  });

  test('R7.22 R8.14 a change that worked forgives the wrong ones before it', async () => {
    const somebody = await api().person();
    const slip = async () => (await change(somebody, 'No-es-esta-1', 'Salvia-2029!')).status;
    const slips = async () => [
      await slip(),
      await slip(),
      await slip(),
      await slip(),
      await slip(),
      await slip(),
    ];
    const wrong = [422, 422, 422, 422, 422, 422];
    expect([await slips(), (await change(somebody, PASSWORD, NEW_PASSWORD)).body]).toEqual([wrong, SUCCESS]);
    expect([await slips(), (await change(somebody, NEW_PASSWORD, PASSWORD)).body]).toEqual([wrong, SUCCESS]);
  });

  test('R5.17, battery 43 both are needed, and the new one differs, however its accents are typed', async () => {
    const somebody = await api().person();
    const same = 'La nueva contraseña debe ser diferente a la actual';
    expect((await change(somebody, PASSWORD, PASSWORD)).body).toEqual(refused('VALIDATION_FAILED', same, ''));
    const composed = 'Peñón-2026!';
    await change(somebody, PASSWORD, composed);
    expect((await change(somebody, composed, composed.normalize('NFD'))).body.status.message).toBe(same);
    const missing = await change(somebody, '', '');
    expect([missing.status, missing.body.errors]).toEqual([
      422,
      [
        { field: 'oldPassword', message: 'La contraseña es requerida' },
        { field: 'newPassword', message: 'La contraseña es requerida' },
      ],
    ]);
  });

  test('battery 37 of two changes at once one counts', async () => {
    const somebody = await api().person();
    const answers = await Promise.all([
      change(somebody, PASSWORD, 'Romero-2027!'),
      change(somebody, PASSWORD, 'Tomillo-2028!'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  test('R7.23, R5.19 what is named changes, trimmed and composed, and nothing else', async () => {
    const somebody = await api().person('producer', { city: 'Sóller', address: 'Calle Luna, 2' });
    const { status, body } = await update(somebody, {
      fullName: '  Núria O’Neil Peña ',
      phone: '+34 (600) 000-000',
      address: '',
      postalCode: '07100',
    });
    const expected = {
      ...(await seen(somebody)),
      fullName: "Núria O'Neil Peña",
      name: "Núria O'Neil Peña",
      phone: '+34 (600) 000-000',
      phoneNumber: '+34 (600) 000-000',
      address: null,
      city: 'Sóller',
      postalCode: '07100',
    };
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        ...SUCCESS,
        data: {
          user: expected,
          updated: { fields: ['fullName', 'phone', 'address', 'postalCode'] },
          uploadUrls: [],
        },
      },
    });
    expect(await seen(somebody)).toEqual(expected);
    const image = { filename: 'yo.jpg', contentType: 'image/jpeg' };
    const both = await update(somebody, {
      phone: '600',
      phoneNumber: '+34 611 222 333',
      imageTypes: [image],
    });
    expect([both.body.data.user.phone, both.body.data.uploadUrls]).toEqual(['+34 611 222 333', []]);
  });

  test('R7.23 another name is announced to the caches, and nothing else is', async () => {
    const producer = await api().person('producer');
    const heard: unknown[] = [];
    const done = Promise.withResolvers<unknown>();
    const deaf = await api().engine.onChange((changes) => {
      heard.push(changes);
      if (changes.includes('done')) done.resolve(changes);
    });
    await update(producer, { city: 'Soria' });
    await update(producer, { fullName: 'Berta Gil' });
    await announceChange(api().db, ['done']);
    await done.promise;
    await deaf();
    expect(heard).toEqual([[producer.id], ['done']]);
  });

  test.each([
    ['consumer', 'customer'],
    ['producer', 'producer'],
    ['admin', 'admin'],
  ] as const)(
    'R1.5 R3.1 a %s is a %s to the calls about users, and to those about the session what it was',
    async (role, said) => {
      const somebody = await api().person(role);
      const { user } = (await update(somebody, { city: 'Sóller' })).body.data;
      const { role: known } = await seen(somebody);
      expect([user.role, user['custom:role'], known]).toEqual([said, said, role]);
    },
  );

  test('R5.18, R5.19 nothing to change and fields that break a rule are told', async () => {
    const somebody = await api().person();
    const nothing = 'Debe proporcionar al menos un campo para actualizar';
    for (const body of [{}, { requestUploadUrls: true }, { role: 'admin', isActive: false }])
      expect((await update(somebody, body)).body).toEqual(refused('VALIDATION_FAILED', nothing, ''));
    const wrong = await update(somebody, {
      fullName: 'Ana <b>',
      email: 'no',
      phone: '12a',
      address: 'x'.repeat(256),
      city: 'x'.repeat(101),
      state: 'x'.repeat(101),
      postalCode: 7,
    });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [
        {
          field: 'fullName',
          message:
            'El nombre solo puede contener letras, espacios, apóstrofos, guiones, puntos y el punto medio (·)',
        },
        { field: 'email', message: 'Formato de email inválido' },
        { field: 'phone', message: 'Formato de teléfono inválido' },
        { field: 'address', message: 'No puede superar los 255 caracteres' },
        { field: 'city', message: 'No puede superar los 100 caracteres' },
        { field: 'state', message: 'No puede superar los 100 caracteres' },
        { field: 'postalCode', message: 'Debe ser un texto' },
      ],
    ]);
  });

  test('battery 12 role, activation, id, password and moments are nobody’s to set', async () => {
    const somebody = await api().person();
    const before = await seen(somebody);
    const { status } = await update(somebody, {
      city: 'Valencia',
      role: 'admin',
      'custom:role': 'admin',
      isActive: false,
      id: newId(),
      password: NEW_PASSWORD,
      passwordHash: 'x',
      createdAt: '2000-01-01T00:00:00.000Z',
      profileImage: 'https://example.com/x.png',
    });
    expect([status, await seen(somebody)]).toEqual([200, { ...before, city: 'Valencia' }]);
    expect((await login(somebody.user.email)).status).toBe(200);
  });

  test('R1.5 battery 1 nobody changes a profile or a password without a session', async () => {
    const answers = [
      await api().call('updateProfile', { body: { city: 'Valencia' } }),
      await api().call('changePassword', { body: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });
});
