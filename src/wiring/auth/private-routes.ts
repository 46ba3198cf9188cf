import type { AnyRouter } from '@tanstack/react-router';
import { backOfficeRoles } from '../../../contract/shell/app-section.ts';
import { ROLES_BY_AUDIENCE, type SignedInAudience } from '../../../contract/shell/screen.ts';
import type { Audience, Role } from '../../../contract/account/role.ts';

/** Name of the layout route that guards a route: `_member` for `/_member/orders`, without the underscore. */
const layoutOf = (routeId: string) => routeId.split('/')[1]?.slice(1) ?? '';

const isMembership = (name: string): name is SignedInAudience => Object.hasOwn(ROLES_BY_AUDIENCE, name);

/** True if the route needs a login. */
export const isBehindLogin = (routeId: string): boolean => isMembership(layoutOf(routeId));

/** Roles that may open the screen at a path; null if it is public. */
function admittedAt(router: AnyRouter, pathname: string): readonly Role[] | null {
  const layouts = router.matchRoutes(pathname).map(({ routeId }) => layoutOf(routeId));
  const membership = layouts.find(isMembership);
  return membership === undefined ? null : ROLES_BY_AUDIENCE[membership];
}

/** True if the screen at a path needs a login. */
export const isPrivate = (router: AnyRouter, pathname: string): boolean =>
  admittedAt(router, pathname) !== null;

/** True if a role may open the screen at a URL of this site. Public screens are open to all. */
export function isOpenTo(router: AnyRouter, href: string, role: Audience): boolean {
  const { pathname } = new URL(href, 'https://site.invalid');
  const admitted = backOfficeRoles(pathname) ?? admittedAt(router, pathname);
  return admitted === null || admitted.some((one) => one === role);
}
