import type { Verbs } from '../routing/verb.ts';
import { changePassword } from '../services/users/change-password.ts';
import { confirmEmail } from '../services/users/confirm-email.ts';
import { updateProfile } from '../services/users/update-profile.ts';

/** R7.22, R7.23. */
export const userVerbs = { changePassword, confirmEmail, updateProfile } satisfies Partial<Verbs>;
