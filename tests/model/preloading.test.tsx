import type { AnyRouter } from '@tanstack/react-router';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { appSectionOf } from '../../contract/shell/app-section.ts';
import { fillPathParameters, filterScreens } from '../../contract/shell/screen-lookup.ts';
import { ROLES_BY_AUDIENCE, type ScreenAudience } from '../../contract/shell/screen.ts';
import { screens } from '../../contract/screens.ts';
import type { Role } from '../../contract/account/role.ts';
import { ScreenActors } from '../../src/screen-actors.ts';
import { visitBackOffice } from '../support/views/back-office-visit.tsx';
import { visitMarket } from '../support/views/market-visit.tsx';
import { sampleId } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

afterEach(() => vi.restoreAllMocks());

/** Role admitted to a screen; the consumer if all members are. */
function admittedTo(audience: ScreenAudience): Role | null {
  if (audience === 'anyone' || audience === 'guest') return null;
  return ROLES_BY_AUDIENCE[audience].find((role) => role === 'consumer') ?? ROLES_BY_AUDIENCE[audience][0]!;
}

test.each(filterScreens(() => true))(
  'who points at a link to %s has its data fetched by going there and not before',
  async (path) => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const opened = vi.spyOn(ScreenActors.prototype, 'open');
    const address = fillPathParameters(path, sampleId(1));
    const role = admittedTo(screens[path].audience);
    const visit = appSectionOf(address) === 'market' ? visitMarket : visitBackOffice;
    const { router, wake, until } = visit(address, { present: role && sampleUserWithRole(role) });
    const { preloadRoute, routesById }: AnyRouter = router;
    wake();
    await until(role === null ? 'anonymous' : 'authenticated');
    const matches = await preloadRoute({ to: address });
    expect([matches?.at(-1)?.fullPath.replace(/(?<=.)\/$/, ''), opened.mock.calls.length]).toEqual([path, 0]);
    await router.load();
    const hasData = matches?.some(({ routeId }) => routesById[routeId]?.options.loader) ?? false;
    await waitFor(() => expect(opened.mock.calls.length > 0).toBe(hasData));
  },
);
