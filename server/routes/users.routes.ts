import type { Verbs } from '../routing/verb.ts';
import { changePassword } from '../services/users/change-password.ts';
import { confirmEmail } from '../services/users/confirm-email.ts';
import { deleteAccount } from '../services/users/delete-account.ts';
import { deleteUser } from '../services/users/delete-user.ts';
import { endOtherSessions } from '../services/users/end-other-sessions.ts';
import { endSession } from '../services/users/end-session.ts';
import { exportAccount } from '../services/users/export-account.ts';
import { getUser } from '../services/users/get-user.ts';
import { getUserStats } from '../services/users/get-user-stats.ts';
import { listSessions } from '../services/users/list-sessions.ts';
import { listUsers } from '../services/users/list-users.ts';
import { updateProfile } from '../services/users/update-profile.ts';
import { updateUser } from '../services/users/update-user.ts';

/** R7.20–R7.24. */
export const userVerbs = {
  changePassword,
  confirmEmail,
  deleteAccount,
  deleteUser,
  endOtherSessions,
  endSession,
  exportAccount,
  getUser,
  getUserStats,
  listSessions,
  listUsers,
  updateProfile,
  updateUser,
} satisfies Partial<Verbs>;
