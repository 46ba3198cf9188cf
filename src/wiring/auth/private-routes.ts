import type { AnyRouter } from '@tanstack/react-router';
import { backOfficeRoles } from '../../../contract/shell/front-door.ts';
import { ADMITTED, type Membership } from '../../../contract/shell/screen.ts';
import type { Audience, Role } from '../../../contract/account/role.ts';

/** The name of the layout route, /_member of /_member/orders, that guards a route and what lies below it. */
const layoutOf = (routeId: string) => routeId.split('/')[1]?.slice(1) ?? '';

const isMembership = (name: string): name is Membership => Object.hasOwn(ADMITTED, name);

/** Whether a route belongs to the screens behind a login. */
export const isBehindLogin = (routeId: string): boolean => isMembership(layoutOf(routeId));

/** Whom the screen at a path admits; null when it is for everybody. */
function admittedAt(router: AnyRouter, pathname: string): readonly Role[] | null {
  const layouts = router.matchRoutes(pathname).map(({ routeId }) => layoutOf(routeId));
  const membership = layouts.find(isMembership);
  return membership === undefined ? null : ADMITTED[membership];
}

/** Whether a path belongs to a screen behind a login. */
export const isPrivate = (router: AnyRouter, pathname: string): boolean =>
  admittedAt(router, pathname) !== null;

/** Whether the screen at an address of this site admits somebody: those behind a login by their roles, all others always. */
export function isOpenTo(router: AnyRouter, href: string, role: Audience): boolean {
  const { pathname } = new URL(href, 'https://site.invalid');
  const admitted = backOfficeRoles(pathname) ?? admittedAt(router, pathname);
  return admitted === null || admitted.some((one) => one === role);
}
