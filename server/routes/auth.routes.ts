import type { Handlers } from '../routing/handler.ts';
import type { AuthServices } from '../services/auth/auth-services.ts';
import { issueChallenge } from '../services/bot-check/issue-challenge.ts';
import { verifyBotCheck } from '../services/bot-check/verify-bot-check.ts';
import { confirmAccount } from '../services/auth/confirm-account.ts';
import { login } from '../services/auth/login.ts';
import { logout } from '../services/auth/logout.ts';
import { refresh } from '../services/auth/refresh.ts';
import { resetPassword } from '../services/auth/reset-password.ts';
import { forgotPassword, resendConfirmation } from '../services/auth/send-code.ts';
import { signup } from '../services/auth/signup.ts';
import { userInfo } from '../services/auth/user-info.ts';

/** R7.2–R7.8. */
export const authHandlers = (services: AuthServices) =>
  ({
    login: (ctx, { body, address }) => login(ctx, services, { ...body, address }),
    signup: (ctx, { body, address }) => signup(ctx, services, { ...body, address }),
    confirmAccount: (ctx, { body, address }) => confirmAccount(ctx, services, { ...body, address }),
    resendConfirmation: (ctx, { body, address }) => resendConfirmation(ctx, services, { ...body, address }),
    forgotPassword: (ctx, { body, address }) => forgotPassword(ctx, services, { ...body, address }),
    resetPassword: (ctx, { body, address }) => resetPassword(ctx, services, { ...body, address }),
    refreshToken: (ctx, { body, address }) => refresh(ctx, services, { token: body.refresh_token, address }),
    verifyBotCheck: (ctx, { body, address }) => verifyBotCheck(ctx, services.botCheck, { ...body, address }),
    botCheckChallenge: (ctx, { query, address }) =>
      issueChallenge(ctx, services.botCheck, { ...query, address }),
    logout: (ctx) => logout(ctx),
    userInfo: (ctx) => userInfo(ctx),
    authProfile: (ctx) => userInfo(ctx),
  }) satisfies Partial<Handlers>;
