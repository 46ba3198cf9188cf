import type { Verbs } from '../routing/verb.ts';
import { changePassword } from '../services/account/change-password.ts';
import { confirmEmail } from '../services/account/confirm-email.ts';
import { deleteAccount } from '../services/account/delete-account.ts';
import { deleteUser } from '../services/admin/users/delete-user.ts';
import { endOtherSessions } from '../services/account/end-other-sessions.ts';
import { endSession } from '../services/account/end-session.ts';
import { exportAccount } from '../services/account/export-account.ts';
import { getUser } from '../services/admin/users/get-user.ts';
import { getUserStats } from '../services/admin/users/get-user-stats.ts';
import { listSessions } from '../services/account/list-sessions.ts';
import { listUsers } from '../services/admin/users/list-users.ts';
import { updateProfile } from '../services/account/update-profile.ts';
import { updateUser } from '../services/admin/users/update-user.ts';

/** Verbs of the user calls (R7.20–R7.24). */
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
