import type { AnyRouter } from '@tanstack/react-router';
import { type Audience, ROLES, type Role } from '../../../contract/users/role.ts';

/** Layout routes whose screens ask who looks before they load, and whom they let pass (R2.3, R2.4). */
export const ADMITTED: Readonly<Record<'/_consumer' | '/_member', readonly Role[]>> = {
  '/_consumer': ['consumer'],
  '/_member': ROLES,
};

const isGuard = (routeId: string): routeId is keyof typeof ADMITTED => Object.hasOwn(ADMITTED, routeId);

/** Whom the screen at a path admits; null when it is for everybody. */
function admittedAt(router: AnyRouter, pathname: string): readonly Role[] | null {
  const guard = router.matchRoutes(pathname).find(({ routeId }) => isGuard(routeId))?.routeId;
  return guard !== undefined && isGuard(guard) ? ADMITTED[guard] : null;
}

/** Whether a path belongs to a screen behind a login. */
export const isPrivate = (router: AnyRouter, pathname: string): boolean =>
  admittedAt(router, pathname) !== null;

/** Whether the screen at an address of this site admits somebody: those behind a login by their roles, all others always. */
export function isOpenTo(router: AnyRouter, href: string, role: Audience): boolean {
  const admitted = admittedAt(router, new URL(href, 'https://site.invalid').pathname);
  return admitted === null || admitted.some((one) => one === role);
}

/** Whether a route belongs to the screens behind a login. */
export const isBehindLogin = (routeId: string): boolean =>
  Object.keys(ADMITTED).some((guard) => routeId === guard || routeId.startsWith(`${guard}/`));
