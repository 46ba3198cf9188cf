import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PutFailureCode } from '../../../contract/uploads/put-failure.ts';
import type { EmailConfirmation } from '../../../contract/auth/auth.ts';
import type { EmailChange, PasswordChange, ProfileUpdate, User } from '../../../contract/account/user.ts';
import { createPutFile } from '../api/put-file.ts';

/** What a profile may be given; the picture goes its own way. */
export type ProfileChanges = Omit<
  ProfileUpdate,
  'email' | 'currentPassword' | 'requestUploadUrls' | 'imageTypes'
>;

/** The own account of whoever is signed in (R1.5, R7.7, R7.22, R7.23). */
export const createProfileService = (call: Call, putFile = createPutFile()) => ({
  /** Changes what is named and nothing else; answers the user as they are now. */
  async updateProfile(
    changes: ProfileChanges,
    signal?: AbortSignal,
  ): Promise<Result<User, FailureOf<'updateProfile'>>> {
    const answer = await call('updateProfile', { body: changes }, signal);
    return answer.ok ? { ok: true, value: answer.value.user } : answer;
  },

  /**
   * Asks for another address, whose mailbox is sent a code; answers it in canonical form, null where the account has it
   * already. A wrong password is WRONG_PASSWORD, an address of somebody else CONFLICT.
   */
  async askForEmail(
    values: EmailChange,
    signal?: AbortSignal,
  ): Promise<Result<string | null, FailureOf<'updateProfile'>>> {
    const answer = await call('updateProfile', { body: values }, signal);
    return answer.ok ? { ok: true, value: answer.value.pendingEmail ?? null } : answer;
  },

  /** Types the code that the new mailbox was sent; answers the user as they are now. Other sessions end (R7.23). */
  async confirmEmail(
    values: EmailConfirmation,
    signal?: AbortSignal,
  ): Promise<Result<User, FailureOf<'confirmEmail'>>> {
    const answer = await call('confirmEmail', { body: values }, signal);
    return answer.ok ? { ok: true, value: answer.value.user } : answer;
  },

  /** Changes the password; a wrong old one is WRONG_PASSWORD. This session goes on (R5.17). */
  async changePassword(
    values: PasswordChange,
    signal?: AbortSignal,
  ): Promise<Result<null, FailureOf<'changePassword'>>> {
    const answer = await call('changePassword', { body: values }, signal);
    return answer.ok ? { ok: true, value: null } : answer;
  },

  /**
   * Puts a new picture into the profile: asks where it goes, sends it there, and reads who the user is now (R3.16).
   * A file that did not arrive is UPLOAD_FAILED.
   */
  async changePicture(
    { picture, filename }: { picture: Blob; filename: string },
    signal?: AbortSignal,
  ): Promise<Result<User, FailureOf<'updateProfile' | 'authProfile'> | KnownFailure<PutFailureCode>>> {
    const request = {
      filename,
      // The picture was encoded here, into a type that is allowed.
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
