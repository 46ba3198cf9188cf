import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { appSectionOf } from '../../contract/shell/app-section.ts';
import { fillPathParameters, filterScreens } from '../../contract/shell/screen-lookup.ts';
import { ROLES_BY_AUDIENCE, type ScreenAudience } from '../../contract/shell/screen.ts';
import { type ScreenPath, screens } from '../../contract/screens.ts';
import { ROLES, type Role } from '../../contract/account/role.ts';
import { visitBackOffice } from '../support/views/back-office-visit.tsx';
import { visitMarket } from '../support/views/market-visit.tsx';
import { sampleId } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

const all = filterScreens(() => true);
const nobody = { present: null };
const routes = [
  ...Object.values(visitMarket('/', nobody).router.routesByPath),
  ...Object.values(visitBackOffice('/', nobody).router.routesByPath),
];

/** Audience of the folder that contains a route. */
const folderOf = (id: string) => /^\/_(\w+)\//.exec(id)?.[1] ?? 'anyone';

describe('the table of screens', () => {
  test('R2.1 R2.3 R2.4 R2.5 R2.6 R2.7 has a row for every route, and a route for every row, in the folder of its audience', () => {
    const files = routes
      // A layout route of the back office has the same path as its root.
      .filter(({ id }) => id !== '/_producer')
      .map(({ id, fullPath }) => [fullPath.replace(/(?<=.)\/$/, ''), folderOf(id)]);
    const rows = all.map((path) => [path, screens[path].audience]);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(files));
  });
});

/** Final address after redirects, for a role. */
async function reached(address: string, role: Role | null): Promise<string> {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const open = appSectionOf(address) === 'market' ? visitMarket : visitBackOffice;
  const { router, wake, until, left, at } = open(address, { present: role && sampleUserWithRole(role) });
  wake();
  await until(role === null ? 'anonymous' : 'authenticated');
  void router.load();
  await waitFor(() => expect(left.length > 0 || router.state.status === 'idle').toBe(true));
  return left[0] ?? at();
}

const HOMES = { consumer: '/', producer: '/producer/dashboard', admin: '/admin/dashboard' };

/** Expected final address, by the audience of the screen. */
function expected(audience: ScreenAudience, address: string, role: Role | null): string {
  if (audience === 'anyone') return address;
  if (audience === 'guest') return role === null ? address : HOMES[role];
  if (role === null) return `/login?origin=${encodeURIComponent(address)}`;
  return ROLES_BY_AUDIENCE[audience].some((one) => one === role) ? address : '/access-denied';
}

describe('R2.1 R2.3 R2.4 R2.5 R2.6 R2.7 R2.10 R2.11 a screen admits whom the table says', () => {
  test.each(all)('%s', async (path: ScreenPath) => {
    const address = fillPathParameters(path, sampleId(1));
    for (const role of [null, ...ROLES])
      expect([role, await reached(address, role)]).toEqual([
        role,
        expected(screens[path].audience, address, role),
      ]);
  });
});
