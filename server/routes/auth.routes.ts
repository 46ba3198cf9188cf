import type { Verbs } from '../routing/verb.ts';
import { confirmAccount } from '../services/auth/confirm-account.ts';
import { login } from '../services/auth/login.ts';
import { logout } from '../services/auth/logout.ts';
import { refreshToken } from '../services/auth/refresh-token.ts';
import { resetPassword } from '../services/auth/reset-password.ts';
import { forgotPassword, resendConfirmation } from '../services/auth/send-code.ts';
import { signup } from '../services/auth/signup.ts';
import { userInfo } from '../services/auth/user-info.ts';
import { botCheckChallenge } from '../services/auth/bot-check-challenge.ts';
import { verifyBotCheck } from '../services/auth/verify-bot-check.ts';

/** Verbs of the auth calls (R7.2–R7.8). */
export const authVerbs = {
  login,
  signup,
  confirmAccount,
  resendConfirmation,
  forgotPassword,
  resetPassword,
  refreshToken,
  verifyBotCheck,
  botCheckChallenge,
  logout,
  userInfo,
  authProfile: userInfo,
} satisfies Partial<Verbs>;
