import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../contract/account/user.ts';
import { sessionChangeMachine } from '../../src/machines/auth/session-change.machine.ts';
import { deferred } from '../support/charts/deferred.ts';
import { visitMarket } from '../support/views/market-visit.tsx';
import { sampleUserWithRole } from '../support/samples/session-app.ts';
import { statesIn, pathTitleOf, pathTestsOf } from '../support/charts/path-tests.ts';

const [ana, bea] = [sampleUserWithRole('consumer', 1), sampleUserWithRole('consumer', 2)];
const arrived = ({ id }: User) => ({ type: 'person.arrived', person: id });

const walks = pathTestsOf(sessionChangeMachine, {
  input: undefined,
  events: [arrived(ana), arrived(bea), { type: 'person.gone' }, { type: 'signOut.started' }],
  look: ({ context }) => context.person,
});

/** Opens the profile of the first user, whose tokens disappear on request. */
function openProfile(first: User) {
  let tokensGone = deferred<void>();
  const visit = visitMarket('/profile', {
    present: first,
    session: { signOut: () => (tokensGone = deferred<void>()).promise },
  });
  visit.show();
  act(visit.wake);
  return { visit, dropTokens: () => tokensGone.resolve() };
}

const shownPeople = () =>
  screen.queryAllByText(/^persona\d$/).map(({ parentElement }) => parentElement?.textContent);

beforeEach(() => {
  // happy-dom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the page follows the statechart of who is here', () => {
  test('every state is met, and every walk begins with somebody', () => {
    expect(statesIn(walks.flat())).toEqual(['absent', 'leaving', 'present']);
    expect([...new Set(walks.map(([first]) => first?.event.type))]).toEqual(['person.arrived']);
  });

  const personIn = (event?: object) => (event && 'person' in event ? event.person : undefined);
  for (const walk of walks)
    test(`R2.9 R2.10 R7.6 ${pathTitleOf(walk)}`, async () => {
      const userOf = (id: unknown) => (id === ana.id ? ana : bea);
      let who = userOf(personIn(walk[0]?.event));
      const { visit, dropTokens } = openProfile(who);
      let at = '/profile';
      let before: (typeof walk)[number]['state']['value'] = 'present';
      for (const [index, { event, state }] of walk.entries()) {
        if (event.type === 'signOut.started') act(() => visit.session.send({ type: 'signOut.requested' }));
        else if (event.type === 'person.arrived' && index > 0)
          act(() => visit.becomes(userOf(personIn(event))));
        else if (before === 'leaving') await act(async () => dropTokens());
        else if (event.type === 'person.gone') act(() => visit.becomes(null));
        if (event.type === 'person.gone') at = before === 'leaving' ? '/' : '/login?origin=%2Fprofile';
        before = state.value;
        await waitFor(() => expect(visit.at()).toBe(at));
        if (event.type === 'person.arrived') who = userOf(personIn(event));
        const isShown = at === '/profile' && before === 'present';
        const shown = isShown ? [who.email] : [];
        await waitFor(() => expect(shownPeople()).toEqual(shown));
      }
    });
});
