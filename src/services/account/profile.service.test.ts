import { describe, expect, test } from 'vitest';
import type { UploadUrl } from '../../../contract/uploads/upload.ts';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { sampleUserWithRole } from '../../../tests/support/samples/session-app.ts';
import { createProfileService } from './profile.service.ts';
import type { PutFile } from '../api/put-file.ts';

const user = sampleUserWithRole('consumer');
const changed = { ...user, profileImage: '/pictures/ana.webp' };
const picture = new Blob(['x'.repeat(2_000)], { type: 'image/jpeg' });
const upload: UploadUrl = {
  filename: 'perfil.jpg',
  uploadUrl: '/uploads/1',
  fileUrl: '/pictures/ana.webp',
  contentType: 'image/jpeg',
  expiresAt: '2026-11-20T12:15:00.000Z',
};
const timeout = { ok: false, failure: sampleFailure('TIMEOUT') } as const;
const arrived = { ok: true, value: null } as const;

function putting(answer: Awaited<ReturnType<PutFile>>) {
  const put: Parameters<PutFile>[0][] = [];
  const putFile: PutFile = async (input) => {
    put.push(input);
    return answer;
  };
  return { put, putFile };
}

describe(createProfileService.name, () => {
  test('R7.23 a profile is sent as far as it changed, and comes back whole', async () => {
    const { call, asked } = fakeCall({ updateProfile: successfulAnswer({ user: changed }) });

    expect(await createProfileService(call).updateProfile({ city: 'Soria' })).toEqual(
      successfulAnswer(changed),
    );
    expect(asked).toEqual([{ name: 'updateProfile', input: { body: { city: 'Soria' } } }]);
  });

  test('R8.14 an address that another one has is a conflict in the server’s words', async () => {
    const failure = sampleFailure('CONFLICT', {
      status: 409,
      message: 'El email ya está en uso por otro usuario.',
    });
    const { call } = fakeCall({ updateProfile: { ok: false, failure } });

    expect(
      await createProfileService(call).askForEmail({
        email: 'otra@example.com',
        currentPassword: 'Mercado-2026',
      }),
    ).toEqual({
      ok: false,
      failure,
    });
  });

  test('R7.23 another address is asked for, and counts once its code is typed', async () => {
    const values = { email: 'nueva@example.com', currentPassword: 'Mercado-2026' };
    const asking = fakeCall({ updateProfile: successfulAnswer({ user, pendingEmail: 'nueva@example.com' }) });
    expect(await createProfileService(asking.call).askForEmail(values)).toEqual(
      successfulAnswer('nueva@example.com'),
    );
    expect(asking.asked).toEqual([{ name: 'updateProfile', input: { body: values } }]);
    const same = fakeCall({ updateProfile: successfulAnswer({ user }) });
    expect(await createProfileService(same.call).askForEmail(values)).toEqual(successfulAnswer(null));

    const body = { confirmationCode: '012345' };
    const confirming = fakeCall({ confirmEmail: successfulAnswer({ user: changed }) });
    expect(await createProfileService(confirming.call).confirmEmail(body)).toEqual(successfulAnswer(changed));
    expect(confirming.asked).toEqual([{ name: 'confirmEmail', input: { body } }]);
    const failure = sampleFailure('INVALID_CODE', { status: 422 });
    const refusing = fakeCall({ confirmEmail: { ok: false, failure } });
    expect(await createProfileService(refusing.call).confirmEmail(body)).toEqual({ ok: false, failure });
  });

  test('R7.22 a password is changed, or the old one was wrong', async () => {
    const values = { oldPassword: 'Mercado-2026', newPassword: 'Mercado-2027' };
    const { call, asked } = fakeCall({ changePassword: successfulAnswer(undefined) });
    expect(await createProfileService(call).changePassword(values)).toEqual(successfulAnswer(null));
    expect(asked).toEqual([{ name: 'changePassword', input: { body: values } }]);

    const failure = sampleFailure('WRONG_PASSWORD', { status: 422 });
    const refusing = fakeCall({ changePassword: { ok: false, failure } });
    expect(await createProfileService(refusing.call).changePassword(values)).toEqual({ ok: false, failure });
  });

  test('R3.16 R7.23 a picture is announced, sent where the answer says, and the user read again', async () => {
    const { call, asked } = fakeCall({
      updateProfile: successfulAnswer({ user, uploadUrls: [upload] }),
      authProfile: successfulAnswer({ user: changed }),
    });
    const { put, putFile } = putting(arrived);
    const service = createProfileService(call, putFile);

    expect(await service.changePicture({ picture, filename: 'perfil.jpg' })).toEqual(
      successfulAnswer(changed),
    );
    expect(asked).toEqual([
      {
        name: 'updateProfile',
        input: {
          body: {
            requestUploadUrls: true,
            imageTypes: [
              {
                filename: 'perfil.jpg',
                contentType: 'image/jpeg',
                isProfileImage: true,
                purpose: 'profile',
              },
            ],
          },
        },
      },
      { name: 'authProfile', input: {} },
    ]);
    expect(put).toEqual([{ url: '/uploads/1', file: picture }]);
  });

  test.each([
    ['asking where it goes fails', { updateProfile: timeout }, arrived, timeout],
    [
      'the answer names no place',
      { updateProfile: successfulAnswer({ user }) },
      arrived,
      { ok: false, failure: { code: 'UPLOAD_FAILED', status: 0, errors: [] } },
    ],
    [
      'it does not arrive',
      { updateProfile: successfulAnswer({ user, uploadUrls: [upload] }) },
      timeout,
      timeout,
    ],
    [
      'the user cannot be read again',
      { updateProfile: successfulAnswer({ user, uploadUrls: [upload] }), authProfile: timeout },
      arrived,
      timeout,
    ],
  ] as const)('R8.14 a picture fails when %s', async (_, answers, putAnswer, expected) => {
    const { putFile } = putting(putAnswer);
    const service = createProfileService(fakeCall(answers).call, putFile);

    expect(await service.changePicture({ picture, filename: 'perfil.jpg' })).toEqual(expected);
  });
});
