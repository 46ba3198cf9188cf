import type { Role } from '../account/role.ts';
import { ADMITTED } from './screen.ts';

/** The two ways into the house. Each is an application of its own: nobody fetches code of the other one. */
export type FrontDoor = 'market' | 'backOffice';

const BEHIND = ['producer', 'admin'] as const;

/** What every path of the back office begins with. */
export const backOfficePaths = () => BEHIND.map((audience) => `/${audience}/` as const);

/** Who may enter at a path of the back office, which begins with its audience (R2.5–R2.7); null for a path of the market. */
export function backOfficeRoles(pathname: string): readonly Role[] | null {
  const [, first] = pathname.split('/');
  const audience = BEHIND.find((one) => one === first);
  return audience ? ADMITTED[audience] : null;
}

/** Behind which door a path lies, whether there is a screen or not. */
export const doorOf = (pathname: string): FrontDoor => (backOfficeRoles(pathname) ? 'backOffice' : 'market');
