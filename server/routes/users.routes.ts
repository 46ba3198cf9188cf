import type { Verbs } from '../routing/verb.ts';
import { changePassword } from '../services/users/change-password.ts';
import { confirmEmail } from '../services/users/confirm-email.ts';
import { endOtherSessions } from '../services/users/end-other-sessions.ts';
import { endSession } from '../services/users/end-session.ts';
import { listSessions } from '../services/users/list-sessions.ts';
import { updateProfile } from '../services/users/update-profile.ts';

/** R7.22, R7.23. */
export const userVerbs = {
  changePassword,
  confirmEmail,
  endOtherSessions,
  endSession,
  listSessions,
  updateProfile,
} satisfies Partial<Verbs>;
