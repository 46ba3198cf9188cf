import type { Handlers } from '../routing/handler.ts';
import type { AuthServices } from '../services/auth/auth-services.ts';
import { login } from '../services/auth/login.ts';
import { logout } from '../services/auth/logout.ts';
import { refresh } from '../services/auth/refresh.ts';
import { userInfo } from '../services/auth/user-info.ts';

/** R7.2, R7.5–R7.7. */
export const authHandlers = (services: AuthServices): Partial<Handlers> => ({
  login: (ctx, { body, address }) => login(ctx, services, { ...body, address }),
  refreshToken: (ctx, { body }) => refresh(ctx, services, body.refresh_token),
  logout: (ctx) => logout(ctx),
  userInfo: (ctx) => userInfo(ctx),
  authProfile: (ctx) => userInfo(ctx),
});
