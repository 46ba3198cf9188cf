import { backOfficeRoles } from '../../../contract/shell/app-section.ts';
import { requireRole } from '../auth/route-guard.ts';
import type { RouterContext } from '../shell/router-context.ts';

/** Route guard of the back office: admits the roles of the path, and answers the user (R2.5–R2.7, R2.9–R2.11). */
export const guardBackOffice = (
  context: Pick<RouterContext, 'app'>,
  at: { pathname: string; href: string },
) => requireRole(backOfficeRoles(at.pathname) ?? [], context, at.href);
