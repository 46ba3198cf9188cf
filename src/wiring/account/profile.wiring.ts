import type { User } from '../../../contract/account/user.ts';
import {
  profileFormMessages,
  passwordMessages,
  profilePictureMessages,
} from '../../components/profile/profile-forms.messages.ts';
import { emailChangeMessages } from '../../components/profile/email-change.messages.ts';
import {
  BLANK_PASSWORD_CHANGE,
  passwordChangeMachine,
} from '../../machines/account/password-change.machine.ts';
import { profileDetailsMachine } from '../../machines/account/profile-details.machine.ts';
import type { CropResult, CropArea } from '../../machines/account/profile-picture.types.ts';
import { profilePictureMachine } from '../../machines/account/profile-picture.machine.ts';
import type { ToastShown } from '../../machines/shell/toasts.machine.ts';
import type { ProfileService } from '../../services/account/profile.service.ts';
import { resultActors, promiseActors } from '../api/promise-actors.ts';
import { addFieldError } from '../ui/add-field-error.ts';
import { wireEmailAddressChange } from './email-address-change.wiring.ts';

const FILE_NAME = 'perfil.jpg';

interface Outside {
  profile: ProfileService;
  cropPicture: (input: { file: File; area: CropArea }) => Promise<CropResult>;
  /** Updates the user of the session. */
  tellUser(user: User): void;
  app: { send(event: ToastShown): void };
}

/** Profile of the signed-in user, connected to its calls, the session and the toasts. */
export const wireProfile = ({ profile, ...outside }: Outside) => {
  const congratulate = (message: string) =>
    outside.app.send({ type: 'toast.shown', kind: 'success', message });
  return {
    emailMove: wireEmailAddressChange({
      profile,
      onMoved: (user) => {
        outside.tellUser(user);
        congratulate(emailChangeMessages.done);
      },
    }),
    profileDetails: profileDetailsMachine.provide({
      actors: resultActors({
        submit: ({ values }, signal) => profile.updateProfile(values, signal),
      }),
      actions: {
        announceSaved: (_, result) => {
          if (!result.ok) return;
          outside.tellUser(result.value);
          congratulate(profileFormMessages.done);
        },
      },
    }),
    profilePicture: profilePictureMachine.provide({
      actors: {
        ...promiseActors({ cropPicture: outside.cropPicture }),
        ...resultActors({
          uploadPicture: ({ picture }, signal) =>
            profile.changePicture({ picture, filename: FILE_NAME }, signal),
        }),
      },
      actions: {
        announceSaved: (_, user) => {
          if (user) outside.tellUser(user);
          congratulate(profilePictureMessages.done);
        },
      },
    }),
    passwordChange: passwordChangeMachine.provide({
      actors: resultActors({
        submit: async ({ values }, signal) => atOldPassword(await profile.changePassword(values, signal)),
      }),
      actions: {
        announceSaved: ({ self }) => {
          // The typed values are passwords, which must not stay on the screen.
          self.send({ type: 'form.reset', values: BLANK_PASSWORD_CHANGE });
          congratulate(passwordMessages.done);
        },
      },
    }),
  };
};

type PasswordChanged = Awaited<ReturnType<ProfileService['changePassword']>>;

const atOldPassword = (answer: PasswordChanged) =>
  addFieldError(answer, { WRONG_PASSWORD: 'oldPassword' }, () => passwordMessages.failures.WRONG_PASSWORD);
