import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PutFailureCode } from '../../../contract/uploads/put-failure.ts';
import type { EmailConfirmation } from '../../../contract/auth/auth.ts';
import type { EmailChange, PasswordChange, ProfileUpdate, User } from '../../../contract/account/user.ts';
import { createPutFile } from '../api/put-file.ts';

/** Editable fields of a profile, without the picture and the e-mail address. */
export type ProfileChanges = Omit<
  ProfileUpdate,
  'email' | 'currentPassword' | 'requestUploadUrls' | 'imageTypes'
>;

/** Profile of the signed-in user (R1.5, R7.7, R7.22, R7.23). */
export const createProfileService = (call: Call, putFile = createPutFile()) => ({
  /** Updates only the given fields. Answers the updated user. */
  async updateProfile(
    changes: ProfileChanges,
    signal?: AbortSignal,
  ): Promise<Result<User, FailureOf<'updateProfile'>>> {
    const answer = await call('updateProfile', { body: changes }, signal);
    return answer.ok ? { ok: true, value: answer.value.user } : answer;
  },

  /**
   * Requests a change of the e-mail address; the server mails a code to it. Answers the address in canonical
   * form, or null if the account has it already. WRONG_PASSWORD for a wrong password, CONFLICT if another
   * account has the address.
   */
  async askForEmail(
    values: EmailChange,
    signal?: AbortSignal,
  ): Promise<Result<string | null, FailureOf<'updateProfile'>>> {
    const answer = await call('updateProfile', { body: values }, signal);
    return answer.ok ? { ok: true, value: answer.value.pendingEmail ?? null } : answer;
  },

  /** Confirms the new e-mail address with the mailed code. Answers the updated user; all other sessions end (R7.23). */
  async confirmEmail(
    values: EmailConfirmation,
    signal?: AbortSignal,
  ): Promise<Result<User, FailureOf<'confirmEmail'>>> {
    const answer = await call('confirmEmail', { body: values }, signal);
    return answer.ok ? { ok: true, value: answer.value.user } : answer;
  },

  /** Password change. WRONG_PASSWORD for a wrong old one. The current session stays open (R5.17). */
  async changePassword(
    values: PasswordChange,
    signal?: AbortSignal,
  ): Promise<Result<null, FailureOf<'changePassword'>>> {
    const answer = await call('changePassword', { body: values }, signal);
    return answer.ok ? { ok: true, value: null } : answer;
  },

  /**
   * Replaces the profile picture: requests an upload URL, uploads the file, and reads the updated user
   * (R3.16). UPLOAD_FAILED if the file did not arrive.
   */
  async changePicture(
    { picture, filename }: { picture: Blob; filename: string },
    signal?: AbortSignal,
  ): Promise<Result<User, FailureOf<'updateProfile' | 'authProfile'> | KnownFailure<PutFailureCode>>> {
    const request = {
      filename,
      // The picture was encoded in the browser, into an allowed type.
      contentType: picture.type as 'image/jpeg',
      isProfileImage: true,
      purpose: 'profile' as const,
    };
    const asked = await call(
      'updateProfile',
      { body: { requestUploadUrls: true, imageTypes: [request] } },
      signal,
    );
    if (!asked.ok) return asked;
    const target = asked.value.uploadUrls?.[0];
    if (!target) return { ok: false, failure: { code: 'UPLOAD_FAILED', status: 0, errors: [] } };
    const put = await putFile({ url: target.uploadUrl, file: picture }, signal);
    if (!put.ok) return put;
    const answer = await call('authProfile', {}, signal);
    return answer.ok ? { ok: true, value: answer.value.user } : answer;
  },
});

export type ProfileService = ReturnType<typeof createProfileService>;
