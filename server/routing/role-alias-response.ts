import { ROLES, userApiRole } from '../../contract/account/role.ts';
import type { Endpoint } from '../../contract/api/endpoint.ts';

const wordOf = (role: unknown): unknown => {
  const known = ROLES.find((one) => one === role);
  return known === undefined ? role : userApiRole(known);
};

const inWords = (user: object): object => ({
  ...user,
  ...('role' in user && { role: wordOf(user.role) }),
  ...('custom:role' in user && { 'custom:role': wordOf(user['custom:role']) }),
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Answer of a verb for the wire: the user calls have their own role names (R3.1). */
export function withRoleAlias({ service }: Pick<Endpoint, 'service'>, answer: unknown): unknown {
  if (service !== 'users' || !isObject(answer)) return answer;
  return {
    ...answer,
    ...('user' in answer && isObject(answer.user) && { user: inWords(answer.user) }),
    ...('users' in answer && Array.isArray(answer.users) && { users: answer.users.map(inWords) }),
  };
}
