import type { Handlers } from '../routing/handler.ts';
import { uploadOriginOf } from '../routing/upload-origin.ts';
import type { AccountServices } from '../services/auth/auth-services.ts';
import { changePassword } from '../services/users/change-password.ts';
import { updateProfile } from '../services/users/update-profile.ts';

/** R7.22, R7.23. */
export const userHandlers = (services: AccountServices) =>
  ({
    changePassword: (ctx, { body }) => changePassword(ctx, services, body),
    updateProfile: (ctx, { body, headers }) =>
      updateProfile(ctx, services, body, uploadOriginOf(services.publicUrl, headers.host)),
  }) satisfies Partial<Handlers>;
