import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { visitMarket } from '../support/views/market-visit.tsx';
import { sampleId } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

const present = sampleUserWithRole('admin');
/** Every path of the application with sample parameters, and an unknown one. */
const PATHS = [
  ...Object.keys(visitMarket('/', { present: null }).router.routesByPath).map((path) =>
    path.replaceAll(/\$\w+/g, sampleId(1)),
  ),
  '/nowhere/at/all',
];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('maintenance', () => {
  test.each(PATHS)(
    'R2.8 %s leads to its page, before anybody is looked for and whoever it is',
    async (path) => {
      const { router, at, session } = visitMarket(path, { present, installation: { maintenance: true } });
      await router.load();
      expect([at(), session.getSnapshot().value]).toEqual(['/maintenance', 'dormant']);
    },
  );

  test('R2.8 its page says so', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const visit = visitMarket('/orders', { present, installation: { maintenance: true } });
    visit.show();
    act(visit.wake);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Estamos barriendo la plaza');
    expect(screen.getByText('Tenderete').closest('main')).not.toBeNull();
    // Every other address redirects here, so there are no links.
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});
