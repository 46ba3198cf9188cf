import { expect, test } from 'vitest';
import { withRoleAlias } from './role-alias-response.ts';

const consumer = { id: '1', role: 'consumer', 'custom:role': 'consumer' };
const customer = { id: '1', role: 'customer', 'custom:role': 'customer' };
const others = [{ role: 'producer' }, { role: 'admin' }, { role: 'root' }, {}];

test.each([
  [{ user: consumer }, { user: customer }],
  [
    { users: [consumer, ...others], totalUsers: 5 },
    { users: [customer, ...others], totalUsers: 5 },
  ],
  [undefined, undefined],
  [{ totalUsers: 2 }, { totalUsers: 2 }],
])('R3.1 calls about users say customer, one or many: %j', (answer, said) => {
  expect(withRoleAlias({ service: 'users' }, answer)).toEqual(said);
});

test('R3.1 all others say consumer', () => {
  expect(withRoleAlias({ service: 'auth' }, { user: consumer })).toEqual({ user: consumer });
});
