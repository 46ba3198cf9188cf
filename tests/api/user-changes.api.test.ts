import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../server/db/schema-auth.ts';
import { updateUser } from '../../server/services/admin/users/update-user.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import { codeMailedTo, subjectsTo } from '../support/api/mailbox.ts';
import { putFile, smallPicture } from '../support/api/put-picture.ts';
import { addUser, PASSWORD } from '../support/api/users.ts';

const fresh = () => `nueva-${newId()}@example.com`;

describeApi('changes of accounts', (api) => {
  let admin: ApiUser;
  beforeAll(async () => {
    admin = await api().person('admin');
  });
  const update = (id: string, body: object, as = admin) =>
    api().call('updateUser', { params: { id }, body }, as);
  const rowOf = async (id: string) => (await api().db.select().from(users).where(eq(users.id, id)))[0]!;
  const codeOf = async (answer: ReturnType<typeof update>) => {
    const { status, body } = await answer;
    return [status, body.status.code];
  };
  const login = (username: string) => api().call('login', { body: { username, password: PASSWORD } });
  /** Whether a person's next call and next refresh succeed, as HTTP statuses. */
  const lifeOf = async (person: ApiUser) => [
    (await api().call('userInfo', {}, person)).status,
    (await api().call('refreshToken', { body: { refresh_token: person.refreshToken } })).status,
  ];

  test('R7.21, R5.20 what is said changes, and nothing else', async () => {
    const somebody = await api().person('consumer', { phone: '600 111 222' });
    const { status, body } = await update(somebody.id, {
      fullName: ' Ana Ruiz ',
      role: 'vendor',
      password: 'x',
      passwordHash: 'x',
      id: newId(),
      createdAt: '2020-01-01T00:00:00.000Z',
      confirmedAt: null,
      phone: '1',
    });
    expect([status, body.data.updated, body.data.uploadUrls]).toEqual([
      200,
      { fields: ['fullName', 'role'] },
      [],
    ]);
    expect(body.data.user).toEqual(
      expect.objectContaining({ fullName: 'Ana Ruiz', role: 'producer', isActive: true }),
    );
    const { fullName: _, role: __, ...rest } = await rowOf(somebody.id);
    const { fullName: ___, role: ____, ...before } = somebody.user;
    expect(rest).toEqual(before);
  });

  test.each([
    ['administrator', 'admin'],
    ['super_admin', 'admin'],
    ['seller', 'producer'],
    ['vendor', 'producer'],
    ['customer', 'consumer'],
    ['client', 'consumer'],
    ['buyer', 'consumer'],
  ])('battery 9 %s is read as %s', async (alias, role) => {
    const somebody = await api().person(role === 'consumer' ? 'producer' : 'consumer');
    expect(await codeOf(update(somebody.id, { role: alias }))).toEqual([200, 'SUCCESS']);
    expect((await rowOf(somebody.id)).role).toBe(role);
    if (role === 'admin') await api().db.delete(users).where(eq(users.id, somebody.id));
  });

  test.each(['ADMIN ', 'root', ['admin'], { $ne: 1 }, null, 1])(
    'R8.14 battery 9 %j is no role',
    async (role) => {
      const somebody = await api().person();
      const { status, body } = await update(somebody.id, { role });
      expect([status, body.errors]).toEqual([422, [{ field: 'role', message: 'Rol inválido' }]]);
      expect((await rowOf(somebody.id)).role).toBe('consumer');
    },
  );

  test('R7.21 a change of one account waits for no other, and pictures that nobody announced get no place', async () => {
    const [somebody, stranger] = [await api().person(), await api().person()];
    const imageTypes = [{ filename: 'yo.jpg', contentType: 'image/jpeg' }];
    const answer = await api().db.transaction(async (db) => {
      await db.select().from(users).where(eq(users.id, stranger.id)).for('update');
      return update(somebody.id, { fullName: 'Ana', imageTypes });
    });
    expect([answer.status, answer.body.data.uploadUrls]).toEqual([200, []]);
  });

  test('R8.13 an account that is not there is said not to be', async () => {
    const { status, body } = await update(newId(), { fullName: 'Ana' });
    expect([status, body.status]).toEqual([404, { code: 'NOT_FOUND', message: 'Usuario no encontrado.' }]);
  });

  describe('rights', () => {
    test.each([{ role: 'producer' }, { isActive: false }, { email: fresh() }])(
      'battery 10 after %j what was open is over on its next request, and so is its refresh token',
      async (change) => {
        const [somebody, stranger] = [await api().person(), await api().person()];
        expect(await codeOf(update(somebody.id, change))).toEqual([200, 'SUCCESS']);
        expect([await lifeOf(somebody), await lifeOf(stranger)]).toEqual([
          [401, 401],
          [200, 200],
        ]);
      },
    );

    test('battery 10 another name ends nothing', async () => {
      const somebody = await api().person();
      await update(somebody.id, {
        fullName: 'Otra',
        isActive: true,
        role: 'consumer',
        email: somebody.user.email,
      });
      expect(await lifeOf(somebody)).toEqual([200, 200]);
    });

    test('battery 10 who was an admin may do nothing of it after signing in anew; who is switched off cannot', async () => {
      const somebody = await api().person('admin');
      await update(somebody.id, { role: 'consumer' });
      const { body } = await login(somebody.user.email);
      const again = { ...somebody, token: body.access_token };
      expect((await api().call('listUsers', {}, again)).status).toBe(403);
      await update(somebody.id, { isActive: false });
      expect((await login(somebody.user.email)).status).toBe(401);
      await update(somebody.id, { isActive: true });
      expect((await login(somebody.user.email)).status).toBe(200);
      expect(await lifeOf(somebody)).toEqual([401, 401]);
      expect((await api().call('userInfo', {}, again)).status).toBe(401);
    });
  });

  describe('the last admin', () => {
    const refusal = {
      code: 'CONFLICT',
      message: 'Es la última cuenta de administrador activa: el mercado no puede quedarse sin ninguna.',
    };

    test.each([{ role: 'producer' }, { isActive: false }])(
      'R6.6, battery 8 %j is refused for the last admin who can come in, and granted beside another',
      async (change) => {
        await addUser(api().db, { role: 'admin', isActive: false });
        await addUser(api().db, { role: 'admin', confirmedAt: null });
        const { status, body } = await update(admin.id, change);
        expect([status, body.status]).toEqual([409, refusal]);
        expect(await lifeOf(admin)).toEqual([200, 200]);
        const other = await api().person('admin');
        expect(await codeOf(update(other.id, change))).toEqual([200, 'SUCCESS']);
      },
    );

    test('R6.6 of twenty that are demoted or switched off at once one stays', async () => {
      const others = await Promise.all(
        Array.from({ length: 19 }, () => addUser(api().db, { role: 'admin' })),
      );
      const all = [admin.id, ...others.map(({ id }) => id)];
      const asker = { role: 'admin', userId: admin.id, sessionId: newId(), email: admin.user.email } as const;
      const outcomes = await Promise.allSettled(
        all.map((id, index) =>
          updateUser(api().context(asker), {
            id,
            ...(index % 2 === 0 ? { role: 'consumer' } : { isActive: false }),
          }),
        ),
      );
      const refused = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [outcome.reason.message] : [],
      );
      expect(refused).toEqual([refusal.message]);
      const left = (await api().db.select().from(users).where(eq(users.role, 'admin'))).filter(
        ({ isActive, confirmedAt }) => isActive && confirmedAt !== null,
      );
      expect(left).toHaveLength(1);
      await api().db.update(users).set({ isActive: false }).where(eq(users.id, left[0]!.id));
      admin = await api().person('admin');
    });
  });

  describe('another address', () => {
    test('R7.21 it counts at once: one signs in with it, and the mailbox before is told', async () => {
      const somebody = await api().person();
      const email = fresh();
      await update(somebody.id, { email });
      expect([(await login(email)).status, (await login(somebody.user.email)).status]).toEqual([200, 401]);
      expect(await subjectsTo(api(), somebody.user.email)).toEqual(['El correo de tu cuenta ha cambiado']);
    });

    test('battery 85 one that somebody has is refused, and nothing that came with it stands', async () => {
      const [somebody, other] = [await api().person(), await api().person()];
      const { status, body } = await update(somebody.id, { email: other.user.email, role: 'producer' });
      const message = 'El email ya está en uso por otro usuario.';
      expect([status, body.status, body.errors]).toEqual([
        409,
        { code: 'CONFLICT', message },
        [{ field: 'email', message }],
      ]);
      expect(await rowOf(somebody.id)).toEqual(somebody.user);
    });

    test('R7.4 codes that went to the mailbox before, and a move that waited, are void', async () => {
      const somebody = await api().person();
      const { email: username } = somebody.user;
      await api().call('forgotPassword', { body: { username } });
      const confirmationCode = await codeMailedTo(api(), username);
      const wished = fresh();
      await api().call('updateProfile', { body: { email: wished, currentPassword: PASSWORD } }, somebody);
      const waiting = await codeMailedTo(api(), wished);
      const email = fresh();
      await update(somebody.id, { email });
      const newPassword = 'Romero-2027!';
      const reset = await api().call('resetPassword', { body: { username, confirmationCode, newPassword } });
      expect(reset.status).toBe(422);
      const token = (await login(email)).body.access_token as string;
      const body = { confirmationCode: waiting };
      expect((await api().call('confirmEmail', { body }, { ...somebody, token })).status).toBe(422);
    });

    test('R7.4 a signup that waits there is nobody’s', async () => {
      const somebody = await api().person();
      const email = fresh();
      await addUser(api().db, { email, confirmedAt: null });
      expect(await codeOf(update(somebody.id, { email }))).toEqual([200, 'SUCCESS']);
    });
  });

  test('R7.4 an account that has not proven its mailbox can be blocked and unblocked, and nothing else', async () => {
    const { id } = await addUser(api().db, { confirmedAt: null });
    for (const body of [{ isActive: true }, { role: 'producer' }, { fullName: 'Ana' }, { email: fresh() }])
      expect(await codeOf(update(id, body))).toEqual([409, 'CONFLICT']);
    expect(await codeOf(update(id, { isActive: false }))).toEqual([200, 'SUCCESS']);
    expect((await rowOf(id)).isActive).toBe(false);
    const { body } = await update(id, { isActive: true });
    expect(body.data.user.isActive).toBe(false);
    expect((await rowOf(id)).isActive).toBe(true);
  });

  test('R6.5, R7.21 an admin gives somebody a picture, which is theirs and not the admin’s', async () => {
    const somebody = await api().person();
    const image = { filename: 'ana.jpg', contentType: 'image/jpeg' };
    const { body } = await update(somebody.id, {
      fullName: 'Ana',
      requestUploadUrls: true,
      imageTypes: [image],
    });
    const [place] = body.data.uploadUrls;
    await putFile(api(), place.uploadUrl, await smallPicture().jpeg().toBuffer());
    const imageOf = async ({ id }: ApiUser) =>
      (await api().call('getUser', { params: { id } }, admin)).body.data.user.profileImage;
    expect([await imageOf(somebody), await imageOf(admin)]).toEqual([place.fileUrl, null]);
  });
});
