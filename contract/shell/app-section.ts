import type { Role } from '../account/role.ts';
import { ROLES_BY_AUDIENCE } from './screen.ts';

/** The two applications: shop and back office. Each loads only its own code. */
export type AppSection = 'market' | 'backOffice';

const BEHIND = ['producer', 'admin'] as const;

/** Path prefixes of the back office. */
export const backOfficePaths = () => BEHIND.map((audience) => `/${audience}/` as const);

/** Roles that may enter a back-office path, whose first segment is its audience (R2.5–R2.7); null for a shop path. */
export function backOfficeRoles(pathname: string): readonly Role[] | null {
  const [, first] = pathname.split('/');
  const audience = BEHIND.find((one) => one === first);
  return audience ? ROLES_BY_AUDIENCE[audience] : null;
}

/** Application of a path, even if no screen exists there. */
export const appSectionOf = (pathname: string): AppSection =>
  backOfficeRoles(pathname) ? 'backOffice' : 'market';
