import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { addressOf, screensThat } from '../../contract/pages/screen-at.ts';
import { ADMITTED, type ScreenAudience } from '../../contract/pages/screen.ts';
import { type ScreenPath, screens } from '../../contract/screens.ts';
import { ROLES, type Role } from '../../contract/users/role.ts';
import { visitMarket } from '../support/market-visit.tsx';
import { sampleId } from '../support/samples.ts';
import { person } from '../support/signed-in.ts';

const all = screensThat(() => true);
const { routesByPath } = visitMarket('/', { present: null }).router;

/** The audience in whose folder a route lies. */
const folderOf = (id: string) => /^\/_(\w+)\//.exec(id)?.[1] ?? 'anyone';

describe('the table of screens', () => {
  test('R2.1–R2.7 has a row for every route, and a route for every row, in the folder of its audience', () => {
    const routes = Object.values(routesByPath).map(({ id, fullPath }) => [
      fullPath.replace(/(?<=.)\/$/, ''),
      folderOf(id),
    ]);
    const rows = all.map((path) => [path, screens[path].audience]);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(routes));
  });
});

/** Where the way to an address ends for somebody. */
async function reached(address: string, role: Role | null): Promise<string> {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const visit = visitMarket(address, { present: role && person(role) });
  visit.wake();
  await visit.until(role === null ? 'anonymous' : 'authenticated');
  await visit.router.load();
  await waitFor(() => expect(visit.router.state.status).toBe('idle'));
  return visit.at();
}

/** Where it should end, by whom the screen is for. */
function expected(audience: ScreenAudience, address: string, role: Role | null): string {
  if (audience === 'anyone') return address;
  if (audience === 'guest') return role === null ? address : '/';
  if (role === null) return `/login?origin=${encodeURIComponent(address)}`;
  return ADMITTED[audience].some((one) => one === role) ? address : '/access-denied';
}

describe('R2.1–R2.11 a screen admits whom the table says', () => {
  test.each(all)('%s', async (path: ScreenPath) => {
    const address = addressOf(path, sampleId(1));
    for (const role of [null, ...ROLES])
      expect([role, await reached(address, role)]).toEqual([
        role,
        expected(screens[path].audience, address, role),
      ]);
  });
});
