import {
  ConfirmInput,
  ForgotPasswordInput,
  LoginInput,
  RefreshInput,
  ResetPasswordInput,
  SignupInput,
} from '../auth/auth.ts';
import { BotChallengeQuery, BotCheckInput } from '../auth/bot-check.ts';
import type { RequestSchemas } from '../api/request-schemas.ts';
import type { authEndpoints } from './auth.ts';

/** Request schemas of the calls in `auth.ts`. */
export const authRequests = {
  login: { body: LoginInput },
  signup: { body: SignupInput },
  confirmAccount: { body: ConfirmInput },
  resendConfirmation: { body: ForgotPasswordInput },
  forgotPassword: { body: ForgotPasswordInput },
  resetPassword: { body: ResetPasswordInput },
  refreshToken: { body: RefreshInput },
  verifyBotCheck: { body: BotCheckInput },
  botCheckChallenge: { query: BotChallengeQuery },
  logout: {},
  userInfo: {},
  authProfile: {},
} as const satisfies Record<keyof typeof authEndpoints, RequestSchemas>;
