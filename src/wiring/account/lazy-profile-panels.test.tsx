import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW } from '../../../tests/support/samples/samples.ts';
import { openSessionsMachine } from '../../machines/account/open-sessions.machine.ts';
import { reloadDocument } from '../../services/shell/page-leave.ts';
import { LazySessionsPanel } from './lazy-profile-panels.tsx';

// Fresh module registry, so that the mock does not leak into other test files.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../components/profile/SessionsPanel.tsx', () => {
  throw new Error('sin red');
});
vi.mock('../../services/shell/page-leave.ts', () => ({ reloadDocument: vi.fn() }));
afterEach(cleanup);

test('R7.22 where the code of the open sessions cannot be fetched the profile says so, and how to try again', async () => {
  await renderWithMarketProviders(
    <LazySessionsPanel actorRef={createActor(openSessionsMachine)} now={NOW} />,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(
    'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(vi.mocked(reloadDocument).mock.calls.length).toBe(1);
});
