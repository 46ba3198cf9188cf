import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../contract/api/call.ts';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { backOfficeRoles } from '../../contract/shell/app-section.ts';
import { type ScreenPath, screens } from '../../contract/screens.ts';
import { requestUrlOf, type RequestInput } from '../../src/services/api/request-url.ts';
import { prefetchCallsOf } from '../../src/prerender/prefetch-table.ts';
import { visitBackOffice } from '../support/views/back-office-visit.tsx';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Calls of the session itself, which the visit fakes. */
const OF_SESSION = ['/api/auth/user-info'];

test.each([
  ['/producer/dashboard', 6],
  ['/producer/products', 3],
  ['/producer/popup-stores', 3],
  ['/producer/orders', 3],
  ['/producer/products/new', 2],
  ['/admin/dashboard', 3],
  ['/admin/notifications', 2],
  ['/admin/messages', 2],
  ['/admin/notifications/new', 1],
] as const)('R2.5 R2.7 %s asks what its page asks ahead, to the letter', async (path, count) => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const visit = visitBackOffice(path, {
    present: sampleUserWithRole(path.startsWith('/admin/') ? 'admin' : 'producer', 2),
  });
  visit.show();
  act(visit.wake);
  await act(() => visit.until('authenticated'));
  const { always, unsearched } = prefetchCallsOf(path);
  const ahead = [...always, ...unsearched];
  expect(ahead).toHaveLength(count);
  const asked = () =>
    visit.asked.map(({ name, input }) => {
      const row: Endpoint = endpoints[name];
      return requestUrlOf(row, input as RequestInput, {});
    });
  await waitFor(() => expect([...OF_SESSION, ...asked()]).toEqual(expect.arrayContaining(ahead)));
});

const withFirstCalls = (Object.keys(screens) as ScreenPath[]).filter(
  (path) => backOfficeRoles(path) !== null && prefetchCallsOf(path).unsearched.length > 0,
);

test.each(withFirstCalls)(
  'R2.5 R2.7 %s makes first the calls that its page prefetches, and no other',
  async (path) => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const made = new Set(OF_SESSION);
    // No call gets an answer, so that all calls of the screen are first ones.
    const call = (name: EndpointName, input: RequestInput) => {
      made.add(requestUrlOf(endpoints[name], input, {}));
      return new Promise<never>(() => {});
    };
    const visit = visitBackOffice(path, {
      present: sampleUserWithRole(path.startsWith('/admin/') ? 'admin' : 'producer', 2),
      // The row's structs type a call's answer, but this call has none.
      call: call as Call,
    });
    visit.show();
    act(visit.wake);
    await act(() => visit.until('authenticated'));
    const { always, unsearched } = prefetchCallsOf(path);
    await waitFor(() => expect([...made].toSorted()).toEqual([...always, ...unsearched].toSorted()));
  },
);
